module parlor/bench/maze

go 1.26.8

require (
	github.com/beefsack/go-astar v0.0.0-20200827232313-4ecf9e304482
	github.com/yourbasic/graph v0.0.0-20210606180040-8ecfec1c2869
	gonum.org/v1/gonum v0.17.0
	parlor v0.0.0
)

replace parlor => ../..
