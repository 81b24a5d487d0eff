"""A bot of your own that plays anything legal: python bot.py http://127.0.0.1:8642/t/k7m2q9xy NAME"""

import json
import random
import sys
import time
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import connect  # pip install websockets

(house, _, table), name, cookies = sys.argv[1].rpartition("/t/"), sys.argv[2], HTTPCookieProcessor()
web, headers = build_opener(cookies), {"Content-Type": "application/json"}
web.open(Request(f"{house}/api/me", json.dumps({"name": name}).encode(), headers))
seats = json.load(web.open(f"{house}/api/tables/{table}"))["seats"]
free = next(number for number, seat in enumerate(seats) if seat["who"] != "person")
web.open(Request(f"{house}/api/tables/{table}/sit", json.dumps({"seat": free}).encode(), headers))
cookie = "; ".join(f"{each.name}={each.value}" for each in cookies.cookiejar)
with connect(f"{house.replace('http', 'ws', 1)}/ws/{table}", additional_headers={"Cookie": cookie}) as socket:
    for message in map(json.loads, socket):
        if offers := [offer for offer in message.get("offers", []) if offer["verb"] != "undo"]:
            offer = random.choice(offers)
            action = {"do": offer["verb"]}
            for field in offer["fields"]:
                some = random.sample(field["values"], field["count"] or 1)
                action[field["name"]] = some if field["count"] else some[0]
            time.sleep(0.05)  # Twenty messages a second are allowed.
            # The id makes a repeat harmless: one for each update is enough.
            socket.send(json.dumps({"id": f"{name} {message['n']}", "do": action}))
        elif message["kind"] == "over":
            break
