"""Comes to a table of Sexton and plays by chance. Python's standard library is enough.

    python3 play.py 127.0.0.1:7398 ABCD    sits down at the table of this code
    python3 play.py 127.0.0.1:7398         plays Rest in Peace alone
"""
import base64, json, os, random, socket, struct, sys

address, code = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
line = socket.create_connection(address.rsplit(":", 1))
key = base64.b64encode(os.urandom(16)).decode()
line.sendall(f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
stream = line.makefile("rb")
while stream.readline().strip():  # the head of the answer
    pass

def send(**message):
    data, mask = json.dumps(message).encode(), os.urandom(4)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    line.sendall(struct.pack(">BBH", 0x81, 0xFE, len(data)) + mask + masked)

def hear():
    kind, size = stream.read(2)
    if size > 125:
        size = int.from_bytes(stream.read(2 if size == 126 else 8), "big")
    data = stream.read(size)
    return json.loads(data) if kind == 0x81 else {"is": "no text"}

choices = {}  # a choice is told whole once, afterwards by its id

send(do="hello", version=2)
send(**({"do": "find", "code": code} if code else {"do": "open", "game": "rest-in-peace"}))
while True:
    message = hear()
    if message["is"] == "found":
        table = message["table"]
        send(do="join", table=table)
        send(do="sit" if code else "start", table=table)
    for prompt in message.get("prompts", []):
        choices.update((offer["id"], offer["choice"]) for offer in prompt["choices"] if isinstance(offer, dict))
        offered = [choices[offer["id"] if isinstance(offer, dict) else offer] for offer in prompt["choices"]]
        command = random.choice([choice for choice in offered if not choice.get("concedes")] or offered)["command"]
        print(message["seq"], json.dumps(command))
        send(do="command", table=table, prompt=prompt["id"], command=command, key=os.urandom(8).hex())
    if message["is"] == "refused":
        print(json.dumps(message["trouble"]), file=sys.stderr)
    if message.get("outcome"):
        print("over", json.dumps(message["outcome"]))
        break
