"""Plays a Sprint 40 over parlor drive and prints its record.

    python3 docs/bots/sprint.py [SEED] > record.json
"""
import json, subprocess, sys

def engine():
    pipe = subprocess.Popen(["go", "run", "./cmd/parlor", "drive", "cascade"], text=True,
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    def ask(do, **fields):
        print(json.dumps({"do": do, **fields}), file=pipe.stdin, flush=True)
        answer = json.loads(pipe.stdout.readline())
        return answer if answer["ok"] else sys.exit(answer["error"])
    return ask

game, trial = engine(), engine()  # the game, and one to try each placement in
TURNS = [], ["rotateClockwise"], ["rotate180"], ["rotateCounterclockwise"]
DROPS = [turn + ["moveLeft"] * -shift + ["moveRight"] * shift + ["hardDrop"] for turn in TURNS for shift in range(-5, 6)]

def cost(now, keys):
    """How bad the well is after these keys: its height, holes and steps, less its full lines."""
    trial("new", settings={"countdownSeconds": 0}, setup={"well": now["well"], "queue": now["piece"]["kind"]})
    for key in keys:
        trial("tap", command=key)
    after = trial("look")["state"]
    rows = [row for row in after["well"] if "." in row]
    stacks = ["".join(column).lstrip(".") for column in zip(*rows)]
    holes = sum(stack.count(".") for stack in stacks)
    steps = sum(abs(len(a) - len(b)) for a, b in zip(stacks, stacks[1:]))
    return 51 * sum(map(len, stacks)) + 36 * holes + 18 * steps - 76 * after["lines"]

ms = 0  # game time: a key every 20 ms
game("new", mode="sprint40", seed=int(sys.argv[1]) if sys.argv[1:] else 1)
while (now := game("look", at=f"{ms}ms")["state"])["phase"] != "over":
    for key in min(DROPS, key=lambda keys: cost(now, keys)) if now["piece"] else []:
        ms += 20
        game("tap", at=f"{ms}ms", command=key)
    ms += 20
print(json.dumps(game("record")["record"]))
