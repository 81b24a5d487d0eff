"""A bot of your own at a table: python bot.py http://127.0.0.1:8642/t/k7m2q9xy [NAME]

It takes a name, sits down on the first seat that is free, and plays any legal move of those it is offered.
"""

import json
import random
import sys
import time
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect  # pip install websockets


def main(link, name="Botticelli"):
    parts = urlsplit(link)
    host, table = parts.netloc, parts.path.rstrip("/").rpartition("/")[2]
    cookies = urllib.request.HTTPCookieProcessor()
    web = urllib.request.build_opener(cookies)

    def post(path, body):
        headers = {"Content-Type": "application/json"}
        return json.load(
            web.open(urllib.request.Request(f"http://{host}{path}", json.dumps(body).encode(), headers))
        )

    post("/api/me", {"name": name})
    seats = json.load(web.open(f"http://{host}/api/tables/{table}"))["seats"]
    free = next(number for number, seat in enumerate(seats) if seat["who"] != "person")
    post(f"/api/tables/{table}/sit", {"seat": free})
    cookie = "; ".join(f"{each.name}={each.value}" for each in cookies.cookiejar)
    with connect(f"ws://{host}/ws/{table}", additional_headers={"Cookie": cookie}) as socket:
        for message in map(json.loads, socket):
            offers = [offer for offer in message.get("offers", []) if offer["verb"] != "undo"]
            if offers:
                offer, action = random.choice(offers), {}
                for field in offer["fields"]:
                    some = random.sample(field["values"], field["count"] or 1)
                    action[field["name"]] = some if field["count"] else some[0]
                time.sleep(0.05)  # Twenty messages a second are allowed.
                # The id makes a repeat harmless: one for each update is enough.
                socket.send(
                    json.dumps({"id": f"{name} {message['n']}", "do": {"do": offer["verb"], **action}})
                )
            elif message["kind"] == "over":
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
