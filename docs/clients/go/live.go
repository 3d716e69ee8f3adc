// A conversation with a server: asks two things, allows the call that the second one needs, and prints what it has shown as JSON.
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	mathrand "math/rand"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/gorilla/websocket"
)

const patience = 60 * time.Second

// network is sockets, HTTP and timers for a client; all of it reports back in the one goroutine that runs `until`.
type network struct {
	api, origin string
	client      *Client
	inbox       chan func()
	socket      *websocket.Conn
	connections int
	eventIDs    []any
}

func (n *network) request(method, path string, headers map[string]string, body Object) (*http.Response, error) {
	var data io.Reader
	if body != nil {
		text, _ := json.Marshal(body)
		data = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, n.api+path, data)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Origin", n.origin)
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	return http.DefaultClient.Do(request)
}

func (n *network) call(method, path string, headers map[string]string, body Object, done func(int, Object)) {
	go func() {
		status, reply := 599, Object{}
		if response, err := n.request(method, path, headers, body); err == nil {
			status = response.StatusCode
			_ = json.NewDecoder(response.Body).Decode(&reply)
			response.Body.Close()
		}
		n.inbox <- func() { done(status, reply) }
	}()
}

func (n *network) connect(protocols []string) {
	go func() {
		dialer := websocket.Dialer{Subprotocols: protocols, HandshakeTimeout: 8 * time.Second}
		url := "ws" + strings.TrimPrefix(n.api, "http") + "/api/v1/ws"
		socket, _, err := dialer.Dial(url, http.Header{"Origin": {n.origin}})
		if err != nil {
			n.inbox <- func() { n.client.onClose(1006) }
			return
		}
		n.inbox <- func() {
			n.socket = socket
			n.connections++
			n.client.onOpen()
		}
		for {
			_, text, err := socket.ReadMessage()
			if err != nil {
				code := 1006
				if closed, isClose := err.(*websocket.CloseError); isClose {
					code = closed.Code
				}
				n.inbox <- func() { n.closed(socket, code) }
				return
			}
			n.inbox <- func() { n.received(socket, text) }
		}
	}()
}

func (n *network) received(socket *websocket.Conn, text []byte) {
	if socket != n.socket {
		return
	}
	var frame Object
	if json.Unmarshal(text, &frame) == nil && hasField(frame, "event_id") && str(frame, "type") != "ack" {
		n.eventIDs = append(n.eventIDs, frame["event_id"])
	}
	n.client.onFrame(text)
}

func (n *network) closed(socket *websocket.Conn, code int) {
	if socket == n.socket {
		n.socket = nil
		n.client.onClose(code)
	}
}

func (n *network) send(frame Object) {
	if n.socket != nil {
		_ = n.socket.WriteJSON(frame)
	}
}

func (n *network) closeSocket() {
	if n.socket != nil {
		n.socket.Close()
		n.socket = nil
	}
}

func (n *network) stream(path string, headers map[string]string) {
	go func() {
		response, err := n.request("GET", path, headers, nil)
		if err != nil {
			n.inbox <- func() { n.client.onStreamOpen(599) }
			return
		}
		defer response.Body.Close()
		n.inbox <- func() { n.client.onStreamOpen(response.StatusCode) }
		if response.StatusCode != 200 {
			return
		}
		for {
			chunk := make([]byte, 65_536)
			length, err := response.Body.Read(chunk)
			n.inbox <- func() { n.client.onStreamBytes(chunk[:length]) }
			if err != nil {
				n.inbox <- n.client.onStreamEnd
				return
			}
		}
	}()
}

func (n *network) after(ms float64, run func()) func() {
	isOver := false
	timer := time.AfterFunc(time.Duration(ms*float64(time.Millisecond)), func() {
		n.inbox <- func() {
			if !isOver {
				run()
			}
		}
	})
	return func() {
		isOver = true
		timer.Stop()
	}
}

func (n *network) random() float64 { return mathrand.Float64() }

// until runs what arrives until `isTrue`.
func (n *network) until(isTrue func() bool, what string) {
	deadline := time.After(patience)
	for !isTrue() {
		select {
		case run := <-n.inbox:
			run()
		case <-deadline:
			fmt.Fprintf(os.Stderr, "not within %v: %s; it shows %v\n", patience, what, n.client.shown())
			os.Exit(1)
		}
	}
}

func converse(api, origin string) {
	n := &network{api: api, origin: origin, inbox: make(chan func(), 1_000)}
	c := newClient(n, "default", "")
	n.client = c
	count := func(name string) int { return len(c.shown()[name].([]any)) }
	ask := func(text string) {
		id := make([]byte, 12)
		_, _ = rand.Read(id)
		before := count("texts")
		c.say(text, fmt.Sprintf("go-%x", id))
		n.until(func() bool { return count("texts") > before && count("pending") == 0 }, "the start of "+text)
	}
	answered := func() { n.until(func() bool { return c.state.run == nil }, "the end of the answer") }

	c.open("")
	ask("Tell me everything")
	answered()
	ask("Cancel order A-1")
	n.until(func() bool {
		for _, each := range c.shown()["approvals"].([]any) {
			if each.(Object)["decision"] == nil {
				return true
			}
		}
		return false
	}, "the approval")
	block := c.state.find(func(b Object) bool { return str(b, "type") == "approval" })
	approval := obj(block, "approval")
	c.resolve(Object{"approval_id": approval["approval_id"], "decision": "approved", "args_hash": approval["args_hash"]})
	answered()
	shown := c.shown()
	text, _ := json.Marshal(Object{"texts": shown["texts"], "approvals": shown["approvals"], "event_ids": n.eventIDs,
		"connections": n.connections, "asked": approval["input"]})
	fmt.Println(string(text))
}
