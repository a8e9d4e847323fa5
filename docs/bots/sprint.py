"""Plays a Sprint 40 over parlor drive and prints its record.

    python3 docs/bots/sprint.py [SEED] > record.json
"""
import itertools, json, subprocess, sys

DRIVE = ["go", "run", "./cmd/parlor", "drive", "cascade"]
game, trial = [subprocess.Popen(DRIVE, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(2)]
DROPS = [["rotateClockwise"] * turns + ["moveLeft"] * -x + ["moveRight"] * x + ["hardDrop"] for turns in range(4) for x in range(-5, 6)]

def ask(engine, do, **fields):
    print(json.dumps({"do": do, **fields}), file=engine.stdin, flush=True)
    answer = json.loads(engine.stdout.readline())
    return answer if answer["ok"] else sys.exit(answer["error"])

def cost(now, keys):
    """How bad the well is after these keys, tried in the second engine: its height, holes and steps."""
    ask(trial, "new", settings={"countdownSeconds": 0, "clearSeconds": 0}, setup={"well": now["well"], "queue": now["piece"]["kind"]})
    for key in keys:
        ask(trial, "tap", command=key)
    stacks = ["".join(column).lstrip(".") for column in zip(*ask(trial, "look")["state"]["well"])]
    return sum(10 * len(a) + 80 * a.count(".") + 3 * (len(a) - len(b)) ** 2 for a, b in zip(stacks, stacks[1:] + stacks[-1:]))

ask(game, "new", mode="sprint40", seed=int(sys.argv[1]) if sys.argv[1:] else 1)
ms = itertools.count(20, 20)  # game time: a key every 20 ms
while (now := ask(game, "look", at=f"{next(ms)}ms")["state"])["phase"] != "over":
    for key in min(DROPS, key=lambda keys: cost(now, keys)) if now["piece"] else []:
        ask(game, "tap", at=f"{next(ms)}ms", command=key)
print(json.dumps(ask(game, "record")["record"]))
