"""Comes to a table of Sexton and plays by chance, as a guest without a token. Python's standard library is enough.

    python3 play.py 127.0.0.1:7398 ABCD    sits down at the table of this code
    python3 play.py 127.0.0.1:7398         plays Rest in Peace alone
"""
import base64, json, os, random, socket, struct, sys, time

address, code = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
line = socket.create_connection(address.rsplit(":", 1))
key = base64.b64encode(os.urandom(16)).decode()
line.sendall(f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
stream = line.makefile("rb")
while stream.readline().strip():  # the head of the answer
    pass

sent = {}  # what may have to be said again, by its key

def send(**message):
    sent[message.setdefault("key", os.urandom(8).hex())] = message
    data, mask = json.dumps(message).encode(), os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    line.sendall(struct.pack(">BBH", 0x81, 0xFE, len(data)) + mask + masked)

def hear():
    kind, size = stream.read(2)
    if size > 125:
        size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
    data = stream.read(size)
    return json.loads(data) if kind == 0x81 else {"is": "no text"}

def now():
    return int(time.monotonic() * 1000)

choices, answered = {}, set()  # a choice is told whole once, afterwards by its id

def answer(prompt, shown):
    choices.update((offer["id"], offer["choice"]) for offer in prompt["choices"] if isinstance(offer, dict))
    offered = [choices[offer["id"] if isinstance(offer, dict) else offer] for offer in prompt["choices"]]
    if prompt["id"] in answered or not offered or prompt["kind"] == "rolling":  # the dice roll: too early for a hand
        return
    if not prompt["must"] and prompt["mode"] == "open" and random.random() < 0.9:  # a right, seldom used
        return
    answered.add(prompt["id"])
    command = random.choice([choice for choice in offered if not choice.get("concedes")] or offered)["command"]
    print(json.dumps(command))
    if prompt["mode"] == "race":
        send(do="hand", table=table, prompt=prompt["id"], command=command, shown=shown, pressed=max(shown, now()))
    else:
        send(do="command", table=table, prompt=prompt["id"], command=command)

send(do="hello", version=2)
send(**({"do": "find", "code": code} if code else {"do": "open", "game": "rest-in-peace"}))
while True:
    message = hear()
    if message["is"] == "found":
        table = message["table"]
        send(do="join", table=table)
        send(do="sit" if code else "start", table=table)
    if message["is"] == "ping":
        send(do="pong", n=message["n"], c1=now(), c2=now())
    if message["is"] == "table" and message["info"].get("paused_for") in ("start", "quiet"):
        send(do="ready", table=table)
    if message["is"] == "refused":
        print(json.dumps(message["trouble"]), file=sys.stderr)
        if "retry_ms" in message["trouble"]:  # too fast: say it again a little later
            time.sleep(message["trouble"]["retry_ms"] / 1000)
            send(**sent[message["key"]])
    for prompt in message.get("prompts", []):
        answer(prompt, message.get("show_at", now()))
    if message.get("outcome"):
        print("over", json.dumps(message["outcome"]))
        break
