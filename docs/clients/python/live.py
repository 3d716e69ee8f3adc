"""A conversation with a server: python3 live.py <API> <origin>. Asks two things, allows the call that the second one needs, and prints
what it has shown as JSON. Needs the package python3-websocket of Debian (websocket-client)."""
import json
import queue
import random
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid

import websocket

from client import Client

PATIENCE_S = 60


class Network:
    """Sockets, HTTP and timers for a client; all of them report back in the one thread that runs `until`."""

    def __init__(self, api, origin):
        self.api, self.origin, self.inbox, self.timers = api, origin, queue.Queue(), []
        self.socket, self.connections, self.event_ids = None, 0, []
        self.client = Client(self)

    def call(self, method, path, headers, body, done):
        threading.Thread(target=self._call, args=(method, path, headers, body, done), daemon=True).start()

    def _call(self, method, path, headers, body, done):
        status, reply = 599, None
        try:
            with self._open(method, path, headers, body) as response:
                status, reply = response.status, json.load(response)
        except urllib.error.HTTPError as error:
            status, reply = error.code, json.loads(error.read() or b"null")
        except (OSError, ValueError):
            pass
        self.inbox.put(lambda: done(status, reply))

    def _open(self, method, path, headers, body):
        data = None if body is None else json.dumps(body).encode()
        headers = {**headers, "origin": self.origin, **({} if body is None else {"content-type": "application/json"})}
        request = urllib.request.Request(self.api + path, data, headers, method=method)
        return urllib.request.urlopen(request, timeout=45)

    def connect(self, protocols):
        threading.Thread(target=self._connect, args=(protocols,), daemon=True).start()

    def _connect(self, protocols):
        url = self.api.replace("http", "ws", 1) + "/api/v1/ws"
        try:
            socket = websocket.create_connection(url, timeout=8, subprotocols=protocols, origin=self.origin)
        except (OSError, websocket.WebSocketException):
            self.inbox.put(lambda: self.client.on_close(1006))
            return
        socket.settimeout(None)
        self.inbox.put(lambda: self._opened(socket))
        code = 1006
        try:
            while True:
                opcode, data = socket.recv_data()
                if opcode == websocket.ABNF.OPCODE_CLOSE:
                    code = int.from_bytes(data[:2], "big") if len(data) >= 2 else 1005
                    break
                self.inbox.put(lambda data=data: self._received(socket, data.decode()))
        except (OSError, websocket.WebSocketException):
            pass
        self.inbox.put(lambda: self._closed(socket, code))

    def _opened(self, socket):
        self.socket = socket
        self.connections += 1
        self.client.on_open()

    def _received(self, socket, text):
        if socket is not self.socket:
            return
        frame = json.loads(text)
        if "event_id" in frame and frame["type"] != "ack":
            self.event_ids.append(frame["event_id"])
        self.client.on_frame(text)

    def _closed(self, socket, code):
        if socket is self.socket:
            self.socket = None
            self.client.on_close(code)

    def send(self, frame):
        try:
            self.socket.send(json.dumps(frame))
        except (OSError, websocket.WebSocketException):
            pass

    def close(self):
        socket, self.socket = self.socket, None
        if socket:
            socket.close()

    def stream(self, path, headers):
        threading.Thread(target=self._stream, args=(path, headers), daemon=True).start()

    def _stream(self, path, headers):
        try:
            with self._open("GET", path, headers, None) as response:
                self.inbox.put(lambda: self.client.on_stream_open(200))
                while chunk := response.read1(65_536):
                    self.inbox.put(lambda chunk=chunk: self.client.on_stream_bytes(chunk))
        except urllib.error.HTTPError as error:
            status = error.code
            self.inbox.put(lambda: self.client.on_stream_open(status))
            return
        except OSError:
            pass
        self.inbox.put(self.client.on_stream_end)

    def close_stream(self):
        pass

    def after(self, ms, run):
        timer = (time.monotonic() + ms / 1000, run)
        self.timers.append(timer)
        return lambda: timer in self.timers and self.timers.remove(timer)

    def random(self):
        return random.random()

    def until(self, is_true, what):
        """Runs what arrives and what is due until `is_true`."""
        end = time.monotonic() + PATIENCE_S
        while not is_true():
            now = time.monotonic()
            if now > end:
                raise SystemExit(f"not within {PATIENCE_S} s: {what}; it shows {self.client.shown()}")
            for timer in [timer for timer in self.timers if timer[0] <= now]:
                if timer in self.timers:
                    self.timers.remove(timer)
                    timer[1]()
            try:
                self.inbox.get(timeout=0.05)()
            except queue.Empty:
                pass


def main(api, origin):
    network = Network(api, origin)
    client = network.client

    def ask(text):
        client.send(text, f"py-{uuid.uuid4()}")
        count = len(client.shown()["texts"])
        network.until(lambda: len(client.shown()["texts"]) > count and not client.shown()["pending"], f"the start of {text}")

    def answered():
        network.until(lambda: client.shown()["run"] is None, "the end of the answer")

    client.open(None)
    ask("Tell me everything")
    answered()
    ask("Cancel order A-1")
    network.until(lambda: any(one["decision"] is None for one in client.shown()["approvals"]), "the approval")
    approval = next(block["approval"] for block in client.state["blocks"] if block["type"] == "approval")
    client.resolve(approval_id=approval["approval_id"], decision="approved", args_hash=approval["args_hash"])
    answered()
    shown = client.shown()
    client.close()
    print(json.dumps({"texts": shown["texts"], "approvals": shown["approvals"], "event_ids": network.event_ids,
                      "connections": network.connections, "asked": approval["input"]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
