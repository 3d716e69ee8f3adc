"""Plays a dialogue of the vectors with the client: the player is the server, the network, the clock and the user."""
import base64
import json

from client import Client

SESSION = {"token": "t1", "expires_at": "2126-01-01T00:00:00.000Z", "visitor_id": "vis_1", "site": {}}


class Player:
    def __init__(self):
        self.now, self.timers, self.replies = 0, [], {"POST /api/v1/session": {"status": 200, "body": SESSION}}
        self.calls, self.sockets, self.frames, self.streams, self.refs = [], [], [], 0, {}
        self.client = Client(self, "default", "t1")

    # ---- what the client wants ----

    def call(self, method, path, headers, body, done):
        self.calls.append({"method": method, "path": path, "headers": headers, "body": body or {}})
        reply = self.replies.get(f"{method} {path}", {"status": 599})
        self.after(0, lambda: done(reply["status"], reply.get("body")))

    def connect(self, protocols):
        self.sockets.append(protocols)

    def send(self, frame):
        self.frames.append(frame)

    def close(self):
        pass

    def stream(self, path, headers):
        self.calls.append({"method": "GET", "path": path, "headers": headers, "body": {}})
        status = self.replies.get(f"GET {path}", {"status": 200})["status"]
        self.after(0, lambda: self.client.on_stream_open(status))

    def close_stream(self):
        pass

    def after(self, ms, run):
        timer = (self.now + ms, run)
        self.timers.append(timer)
        return lambda: timer in self.timers and self.timers.remove(timer)

    def random(self):
        return 0.5

    # ---- the steps ----

    def pass_time(self, ms):
        end = self.now + ms
        while True:
            due = min((timer for timer in self.timers if timer[0] <= end), key=lambda timer: timer[0], default=None)
            if due is None:
                break
            self.timers.remove(due)
            self.now = due[0]
            due[1]()
        self.now = end

    def step(self, step):
        self.pass_time(0)
        kind = next(name for name in step if name not in ("reply", "how", "as"))
        getattr(self, f"do_{kind}")(step[kind], step)
        self.pass_time(0)

    def do_app(self, wanted, _):
        if "open" in wanted:
            self.client.open(wanted["open"])
        elif "send" in wanted:
            self.client.send(wanted["send"], wanted["client_id"])
        elif "stop" in wanted:
            self.client.stop()
        else:
            self.client.resolve(**wanted["resolve"])

    def do_serve(self, route, step):
        self.replies[route] = step["reply"]

    def do_call(self, wanted, _):
        take(self.calls, wanted, "call")

    def do_connect(self, protocols, step):
        take(self.sockets, protocols, "socket")
        if step["how"] == "accepted":
            self.client.on_open()
        else:
            self.client.on_close(1006)

    def do_frame(self, wanted, step):
        frame = take(self.frames, wanted, "frame")
        if "as" in step:
            self.refs[f"${step['as']}"] = frame["ref"]
        if frame["type"] == "subscribe" and "ref" in frame:
            self.client.on_frame(json.dumps({"type": "ack", "ref": frame["ref"]}))

    def do_no_frame(self, unwanted, _):
        assert not any(has(frame, unwanted) for frame in self.frames), f"it has sent {self.frames}"

    def do_server(self, frame, _):
        ref = {"ref": self.refs.get(frame["ref"], frame["ref"])} if "ref" in frame else {}
        self.client.on_frame(json.dumps({**frame, **ref}))

    def do_close(self, code, _):
        self.client.on_close(code)

    def do_stream(self, chunk, _):
        if chunk is None:
            self.client.on_stream_end()
        else:
            self.client.on_stream_bytes(base64.b64decode(chunk))

    def do_pass_ms(self, ms, _):
        self.pass_time(ms)

    def do_show(self, wanted, _):
        assert has(self.client.shown(), wanted), f"it shows {self.client.shown()}"


def take(sent, wanted, what):
    found = next((one for one in sent if has(one, wanted)), None)
    assert found is not None, f"no {what} {wanted}; there are {sent}"
    sent.remove(found)
    return found


def has(value, wanted):
    """Whether the value has all that is wanted: fields of objects; lists whole."""
    if isinstance(wanted, dict):
        return isinstance(value, dict) and all(name in value and has(value[name], one) for name, one in wanted.items())
    if isinstance(wanted, list):
        return isinstance(value, list) and len(value) == len(wanted) and all(map(has, value, wanted))
    return value == wanted


def play(vector):
    player = Player()
    for number, step in enumerate(vector["steps"], 1):
        try:
            player.step(step)
        except AssertionError as error:
            raise AssertionError(f"step {number} {json.dumps(step):.200}: {error!s:.600}") from error
    rest = [frame for frame in player.frames if frame["type"] not in ("ping", "unsubscribe")]
    assert not rest, f"it also sent {rest}"
