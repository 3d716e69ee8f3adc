"""A client without input and output: it is told what happens, and says what is to be done. From docs/protocol.md.

`io` carries out what the client wants: call(method, path, headers, body, done), connect(protocols), send(frame), close(),
stream(path, headers), close_stream(), after(ms, run) which returns a function that cancels, and random(). It reports back by
on_open, on_frame, on_close, on_stream_open, on_stream_bytes and on_stream_end.
"""
import json

from fold import apply, empty_state, entries
from history import history_to_state

REPLY_MS = PONG_MS = 10_000
SILENCE_MS, HEALTHY_MS, RESEND_MS = 20_000, 5_000, 3_000
FIRST_WAIT_MS, LONGEST_WAIT_MS = 500, 4_000
SOCKET_FAILURES, TRIES = 2, 4
RETRIED = ("rate_limited", "unavailable", "upstream_unavailable", "upstream_rate_limited", "internal", "conflict", "network")


class Client:
    def __init__(self, io, site="default", token=None):
        self.io, self.site, self.token = io, site, token
        self.known_token = token
        self.conversation, self.state, self.ready = None, empty_state(), False
        self.pending = []
        self.link = "closed"  # closed, session, connecting, open, stream
        self.failures, self.refs, self.waiting = 0, 0, {}
        self.timers = {}
        self.events = EventStream()

    # ---- what the user asks for ----

    def open(self, conversation):
        """Shows a conversation; None: an empty one, which does not exist yet."""
        self.conversation, self.state, self.ready = conversation, empty_state(), conversation is None
        self._connect()
        if conversation is not None:
            self._load()

    def send(self, text, client_id):
        self.pending.append({"client_id": client_id, "text": text, "status": "queued", "tries": 0})
        self._pump()

    def stop(self):
        if self.state["run"]:
            self._command({"type": "stop", "run_id": self.state["run"]["id"]})

    def resolve(self, **decision):
        self._command({"type": "resolve", **decision})

    def close(self):
        self.link = "over"
        for name in list(self.timers):
            self._cancel(name)
        self.io.close()
        self.io.close_stream()

    def shown(self):
        """Texts, pending messages, the run and the approvals, as the vectors have them."""
        by_key = {block["key"]: block for block in self.state["blocks"]}
        keys = [key for entry in entries(self.state)
                for key in (entry["blocks"] if isinstance(entry, dict) else [entry])]
        blocks = [by_key[key] for key in keys]
        texts, approvals = [], []
        for block in blocks:
            if block["type"] == "text":
                texts.append(block["text"])
            elif block["type"] == "user":
                texts.append("".join(part.get("text", "") for part in block["content"]))
            approval = block.get("approval")
            if approval:
                outcome = block.get("outcome") or block.get("approvalOutcome") or {}
                approvals.append({"approval_id": approval["approval_id"], "decision": outcome.get("decision")})
        return {"texts": texts, "approvals": approvals, "run": self.state["run"],
                "pending": [message["client_id"] for message in self.pending],
                "failed": [message["client_id"] for message in self.pending if message["status"] == "failed"]}

    # ---- session and connection ----

    def _connect(self):
        if self.link not in ("closed", "waiting"):
            return
        if self.token is None:
            self._session(self._connect)
            return
        self.link = "connecting"
        self.io.connect(["agent-chat.v1", f"bearer.{self.token}"])

    def _session(self, then):
        self.link = "session"
        body = {"site": self.site}
        if self.known_token:
            body["visitor_token"] = self.known_token

        def done(status, reply):
            self.link = "closed"
            if status == 200:
                self.token = self.known_token = reply["token"]
                then()
            elif status == 401 and self.known_token:
                self.known_token = None
                self._session(then)
            else:
                self._wait()
        self.io.call("POST", "/api/v1/session", {}, body, done)

    def on_open(self):
        self.link = "open"
        self._after("healthy", HEALTHY_MS, self._forget_failures)
        self._listen()
        if self.ready and self.conversation:
            self._subscribe()
        self._pump()

    def on_close(self, code):
        """The socket is closed, or could not be opened (1006)."""
        for name in ("healthy", "silence", "pong"):
            self._cancel(name)
        self.link = "closed"
        for done in list(self.waiting.values()):
            done({"type": "nack", "error": {"code": "network", "message": "The connection was lost."}})
        self.waiting = {}
        if code == 4401:
            self.token = None
        self.failures += 1
        if self.failures >= SOCKET_FAILURES and self.conversation and self.ready:
            self._stream()
        else:
            self._wait()

    def _wait(self):
        self.link = "waiting"
        bound = min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** max(0, self.failures - 1))
        self._after("wait", self.io.random() * bound, self._stream_or_connect)

    def _stream_or_connect(self):
        if self.failures >= SOCKET_FAILURES and self.conversation and self.ready:
            self._stream()
        else:
            self._connect()

    def _forget_failures(self):
        self.failures = 0

    def _listen(self):
        self._cancel("pong")
        self._after("silence", SILENCE_MS, self._ping)

    def _ping(self):
        self._after("pong", PONG_MS, self._lost)
        self._command({"type": "ping"}, timeout=False)

    def _lost(self):
        self.io.close()
        self.on_close(1006)

    # ---- server-sent events, where no socket can be opened ----

    def _stream(self):
        if self.token is None:
            self._session(self._stream)
            return
        self.link, self.events = "stream", EventStream()
        self.io.stream(f"/api/v1/conversations/{self.conversation}/events",
                       {"authorization": f"Bearer {self.token}", "last-event-id": str(self.state["lastEventId"])})

    def on_stream_open(self, status):
        if status == 200:
            self._pump()
            return
        if status == 401:
            self.token = None
        # Neither works: begin with the socket again.
        self.failures = 0
        self._wait()

    def on_stream_bytes(self, chunk):
        for _, data in self.events.push(chunk):
            self._frame(data)

    def on_stream_end(self):
        self._wait()

    # ---- frames ----

    def on_frame(self, text):
        self._listen()
        self._frame(text)

    def _frame(self, text):
        try:
            frame = json.loads(text)
            kind = frame["type"]
        except (ValueError, TypeError, KeyError):
            return
        if kind in ("ack", "nack"):
            done = self.waiting.pop(frame.get("ref"), None)
            if done:
                done(frame)
        elif kind == "reset":
            if frame.get("conversation_id") == self.conversation:
                self._load()
        elif "event_id" in frame and frame.get("conversation_id") == self.conversation:
            self._event(frame)

    def _event(self, event):
        apply(self.state, event)
        # An event that changes nothing is not asked for again either.
        self.state["lastEventId"] = max(self.state["lastEventId"], event["event_id"])
        if event["type"] in ("user_message", "approval_result") and "client_id" in event:
            self._forget([event["client_id"]])
        self._pump()

    def _command(self, frame, done=None, timeout=True):
        """Sends a command. `done` gets the ack or the nack; a nack `network` when the outcome is unknown."""
        if self.link != "open":
            if self.link == "stream":
                self._command_over_http(frame, done)
            return
        self.refs += 1
        ref = f"r{self.refs}"

        def finish(reply):
            self._cancel(ref)
            if done:
                done(reply)
        self.waiting[ref] = finish
        if timeout:
            self._after(ref, REPLY_MS, self._lost)
        self.io.send({**frame, "ref": ref})

    def _command_over_http(self, frame, done):
        kind, body = frame["type"], {name: value for name, value in frame.items() if name != "type"}
        path = {"send": lambda: f"/conversations/{body.pop('conversation_id')}/messages",
                "stop": lambda: f"/runs/{body.pop('run_id')}/stop",
                "resolve": lambda: f"/approvals/{body.pop('approval_id')}"}[kind]()

        def finish(status, reply):
            if done is None:
                return
            if status in (200, 202):
                done({"type": "ack", **reply})
            else:
                error = (reply or {}).get("error", {"code": "network", "message": ""})
                done({"type": "nack", "error": error})
        self.io.call("POST", f"/api/v1{path}", self._authorization(), body, finish)

    def _authorization(self):
        return {"authorization": f"Bearer {self.token}"}

    def _subscribe(self):
        self._command({"type": "subscribe", "conversation_id": self.conversation,
                       "last_event_id": self.state["lastEventId"]})

    # ---- history ----

    def _load(self):
        conversation, self.ready = self.conversation, False

        def done(status, reply):
            if conversation != self.conversation:
                return
            if status == 200:
                self.state, self.ready = history_to_state(reply), True
                self._forget([m["client_id"] for m in reply["messages"] if "client_id" in m])
                if self.link == "open":
                    self._subscribe()
                self._pump()
            elif status == 404:
                self.conversation, self.state, self.ready = None, empty_state(), True
            elif status == 401:
                self.token = None
                self._session(self._load)
            else:
                self._after("history", RESEND_MS, self._load)
        if self.token is None:
            self._session(self._load)
        else:
            self.io.call("GET", f"/api/v1/conversations/{conversation}/history", self._authorization(), None, done)

    # ---- messages that the log does not have ----

    def _forget(self, client_ids):
        self.pending = [message for message in self.pending if message["client_id"] not in client_ids]

    def _pump(self):
        """Sends the first message that waits, if it may be sent."""
        if not self.ready or self.link not in ("open", "stream"):
            return
        if any(message["status"] in ("sending", "stored") for message in self.pending):
            return
        if self.state["run"] and not self._question():
            return
        message = next((m for m in self.pending if m["status"] == "queued"), None)
        if message is None or "resend" in self.timers:
            return
        message["status"] = "sending"
        frame = {"type": "send", "client_id": message["client_id"], "content": [{"type": "text", "text": message["text"]}]}
        if self.conversation:
            frame["conversation_id"] = self.conversation
        self._command(frame, lambda reply: self._sent(message, reply))

    def _question(self):
        return any(block["type"] == "approval" and block["approval"]["kind"] == "question" and "outcome" not in block
                   for block in self.state["blocks"])

    def _sent(self, message, reply):
        if message not in self.pending:
            return
        if reply["type"] == "ack":
            message["status"] = "stored"
            if self.conversation is None:
                self.conversation = reply["conversation_id"]
                self._subscribe()
            elif reply["event_id"] <= self.state["lastEventId"]:
                self._forget([message["client_id"]])
            return
        code, details = reply["error"]["code"], reply["error"].get("details") or {}
        if "sent_to" in details:
            self._forget([message["client_id"]])
            self.open(details["sent_to"])
            return
        if code == "unauthorized":
            message["status"] = "queued"
            self.io.close()
            self.on_close(4401)
            return
        message["tries"] += code != "network"
        if code not in RETRIED or message["tries"] >= TRIES and code != "rate_limited" or details.get("field") == "client_id":
            message["status"] = "failed"
            return
        message["status"] = "queued"
        if code != "network":
            self._after("resend", details.get("retry_after_s", RESEND_MS / 1000) * 1000, self._pump)

    # ---- timers ----

    def _after(self, name, ms, run):
        self._cancel(name)

        def due():
            self.timers.pop(name, None)
            run()
        self.timers[name] = self.io.after(ms, due)

    def _cancel(self, name):
        cancel = self.timers.pop(name, None)
        if cancel:
            cancel()


class EventStream:
    """Server-sent events: bytes in any pieces in, (id, data) of each message out."""

    def __init__(self):
        self.buffer, self.id, self.data, self.after_cr = b"", None, [], False

    def push(self, chunk):
        messages = []
        for byte in chunk:
            if byte == 10 and self.after_cr:
                self.after_cr = False
                continue
            self.after_cr = byte == 13
            if byte not in (10, 13):
                self.buffer += bytes([byte])
                continue
            line, self.buffer = self.buffer.decode("utf-8"), b""
            message = self._line(line)
            if message:
                messages.append(message)
        return messages

    def _line(self, line):
        if line == "":
            message = (self.id, "\n".join(self.data)) if self.data else None
            self.data = []
            return message
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "data":
            self.data.append(value)
        elif name == "id":
            self.id = value
        return None
