package softserve

import (
	"fmt"
	"testing"

	"parlor/rng"
	"parlor/sim"
	"parlor/sim/simtest"
)

func TestHashes(t *testing.T) {
	difficulties := [...]Difficulty{Easy, Normal, Hard}
	simtest.Hashes(t, Spec, func(random *rng.Source) sim.Config {
		c := sim.Config{
			Mode: modes[random.Intn(len(modes))].Name,
			Settings: fmt.Appendf(nil, `{"difficulty":%q,"flavours":%d,"cones":%d,"popsicleEvery":%d,"pickyOrders":%t,"timeLimitMinutes":%d,
				"speedUpEvery":%d,"fallFrames":%d,"fastFallFrames":%d,"graceFrames":%d,"spawnFrames":%d,"serveFrames":%d,"clearFrames":%d,"dropFrames":%d}`,
				difficulties[random.Intn(len(difficulties))], 3+random.Intn(flavourCount-2), 1+random.Intn(Columns), random.Intn(4), random.Intn(2) == 0, random.Intn(2),
				random.Intn(5), 1+random.Intn(12), 1+random.Intn(3), random.Intn(20), random.Intn(10), random.Intn(10), random.Intn(10), random.Intn(4)),
		}
		if random.Intn(3) == 0 {
			c.Setup = []byte(`{"board":["##..##","V.....","..ss..","..C...","VVSSCC","VCSVCS","SVCVSC","^^.^^^"],"popsicles":[[[2,5],[3,5]]],"queue":["VC","cc"]}`)
		}
		return c
	})
}
