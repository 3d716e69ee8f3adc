// A client without input and output: it is told what happens, and says what is to be done. From docs/protocol.md.
package main

import (
	"encoding/json"
	"fmt"
	"math"
)

// IO carries out what the client wants, and reports back by the client's on… methods, all in one goroutine.
type IO interface {
	call(method, path string, headers map[string]string, body Object, done func(status int, reply Object))
	connect(protocols []string)
	send(frame Object)
	closeSocket()
	stream(path string, headers map[string]string)
	after(ms float64, run func()) (cancel func())
	random() float64
}

const (
	replyMs, pongMs                   = 10_000, 10_000
	silenceMs, healthyMs, resendMs    = 20_000, 5_000, 3_000
	firstWaitMs, longestWaitMs        = 500, 4_000
	socketFailures, triesOfOneMessage = 2, 4
)

var retried = map[string]bool{"rate_limited": true, "unavailable": true, "upstream_unavailable": true,
	"upstream_rate_limited": true, "internal": true, "conflict": true, "network": true}

type message struct {
	clientID, text, status string // queued, sending, stored, failed
	tries                  int
}

// Client holds one conversation. `link`: closed, session, connecting, open, stream or waiting.
type Client struct {
	io                 IO
	site, token, known string
	conversation       string
	state              *State
	ready              bool
	pending            []*message
	link               string
	failures, refs     int
	waiting            map[string]func(Object)
	timers             map[string]func()
	events             *EventStream
}

func newClient(io IO, site, token string) *Client {
	return &Client{io: io, site: site, token: token, known: token, state: emptyState(), link: "closed",
		waiting: map[string]func(Object){}, timers: map[string]func(){}, events: &EventStream{}}
}

// ---- what the user asks for ----

// open shows a conversation; "" is an empty one, which does not exist yet.
func (c *Client) open(conversation string) {
	c.conversation, c.state, c.ready = conversation, emptyState(), conversation == ""
	c.connect()
	if conversation != "" {
		c.load()
	}
}

func (c *Client) say(text, clientID string) {
	c.pending = append(c.pending, &message{clientID: clientID, text: text, status: "queued"})
	c.pump()
}

func (c *Client) stop() {
	if c.state.run != nil {
		c.command(Object{"type": "stop", "run_id": c.state.run["id"]}, nil)
	}
}

func (c *Client) resolve(decision Object) {
	frame := Object{"type": "resolve"}
	for name, value := range decision {
		frame[name] = value
	}
	c.command(frame, nil)
}

// shown gives texts, pending messages, the run and the approvals, as the vectors have them.
func (c *Client) shown() Object {
	byKey := map[any]Object{}
	for _, block := range c.state.blocks {
		byKey[block["key"]] = block
	}
	texts, approvals, pending, failed := []any{}, []any{}, []any{}, []any{}
	for _, entry := range entries(c.state) {
		keys := []any{entry}
		if group, isGroup := entry.(Object); isGroup {
			keys = group["blocks"].([]any)
		}
		for _, key := range keys {
			block := byKey[key]
			switch str(block, "type") {
			case "text":
				texts = append(texts, block["text"])
			case "user":
				text := ""
				for _, part := range block["content"].([]any) {
					text += str(part.(Object), "text")
				}
				texts = append(texts, text)
			}
			if approval := obj(block, "approval"); approval != nil {
				outcome := obj(block, "outcome")
				if outcome == nil {
					outcome = obj(block, "approvalOutcome")
				}
				approvals = append(approvals, Object{"approval_id": approval["approval_id"], "decision": outcome["decision"]})
			}
		}
	}
	for _, each := range c.pending {
		pending = append(pending, each.clientID)
		if each.status == "failed" {
			failed = append(failed, each.clientID)
		}
	}
	var run any
	if c.state.run != nil {
		run = c.state.run
	}
	return Object{"texts": texts, "approvals": approvals, "pending": pending, "failed": failed, "run": run}
}

// ---- session and connection ----

func (c *Client) connect() {
	if c.link != "closed" && c.link != "waiting" {
		return
	}
	if c.token == "" {
		c.session(c.connect)
		return
	}
	c.link = "connecting"
	c.io.connect([]string{"agent-chat.v1", "bearer." + c.token})
}

func (c *Client) session(then func()) {
	c.link = "session"
	body := Object{"site": c.site}
	if c.known != "" {
		body["visitor_token"] = c.known
	}
	c.io.call("POST", "/api/v1/session", nil, body, func(status int, reply Object) {
		c.link = "closed"
		switch {
		case status == 200:
			c.token = str(reply, "token")
			c.known = c.token
			then()
		case status == 401 && c.known != "":
			c.known = ""
			c.session(then)
		default:
			c.wait()
		}
	})
}

func (c *Client) onOpen() {
	c.link = "open"
	c.after("healthy", healthyMs, func() { c.failures = 0 })
	c.listen()
	if c.ready && c.conversation != "" {
		c.subscribe()
	}
	c.pump()
}

// onClose: the socket is closed, or could not be opened (1006).
func (c *Client) onClose(code int) {
	for _, name := range []string{"healthy", "silence", "pong"} {
		c.cancel(name)
	}
	c.link = "closed"
	lost := c.waiting
	c.waiting = map[string]func(Object){}
	for _, done := range lost {
		done(Object{"type": "nack", "error": Object{"code": "network"}})
	}
	if code == 4401 {
		c.token = ""
	}
	c.failures++
	if c.mayStream() {
		c.openStream()
	} else {
		c.wait()
	}
}

func (c *Client) mayStream() bool {
	return c.failures >= socketFailures && c.conversation != "" && c.ready
}

func (c *Client) wait() {
	c.link = "waiting"
	bound := math.Min(longestWaitMs, firstWaitMs*math.Pow(2, math.Max(0, float64(c.failures-1))))
	c.after("wait", c.io.random()*bound, func() {
		if c.mayStream() {
			c.openStream()
		} else {
			c.connect()
		}
	})
}

func (c *Client) listen() {
	c.cancel("pong")
	c.after("silence", silenceMs, func() {
		c.after("pong", pongMs, c.lost)
		c.refs++
		c.io.send(Object{"type": "ping", "ref": fmt.Sprintf("p%d", c.refs)})
	})
}

func (c *Client) lost() {
	c.io.closeSocket()
	c.onClose(1006)
}

// ---- server-sent events, where no socket can be opened ----

func (c *Client) openStream() {
	if c.token == "" {
		c.session(c.openStream)
		return
	}
	c.link, c.events = "stream", &EventStream{}
	headers := c.authorization()
	headers["last-event-id"] = fmt.Sprintf("%.0f", c.state.last)
	c.io.stream("/api/v1/conversations/"+c.conversation+"/events", headers)
}

func (c *Client) onStreamOpen(status int) {
	if status == 200 {
		c.pump()
		return
	}
	if status == 401 {
		c.token = ""
	}
	// Neither works: begin with the socket again.
	c.failures = 0
	c.wait()
}

func (c *Client) onStreamBytes(chunk []byte) {
	for _, message := range c.events.push(chunk) {
		c.frame([]byte(message.data))
	}
}

func (c *Client) onStreamEnd() { c.wait() }

// ---- frames ----

func (c *Client) onFrame(text []byte) {
	c.listen()
	c.frame(text)
}

func (c *Client) frame(text []byte) {
	var frame Object
	if json.Unmarshal(text, &frame) != nil {
		return
	}
	_, isEvent := frame["event_id"]
	switch kind := str(frame, "type"); {
	case kind == "ack" || kind == "nack":
		if done, has := c.waiting[str(frame, "ref")]; has {
			delete(c.waiting, str(frame, "ref"))
			done(frame)
		}
	case str(frame, "conversation_id") != c.conversation:
	case kind == "reset":
		c.load()
	case isEvent:
		c.event(frame)
	}
}

func (c *Client) event(event Object) {
	c.state.apply(event)
	// An event that changes nothing is not asked for again either.
	c.state.last = math.Max(c.state.last, num(event, "event_id"))
	if kind := str(event, "type"); kind == "user_message" || kind == "approval_result" {
		c.forget(str(event, "client_id"))
	}
	c.pump()
}

// command sends a command. `done` gets the ack or the nack; a nack `network` when the outcome is unknown.
func (c *Client) command(frame Object, done func(Object)) {
	if done == nil {
		done = func(Object) {}
	}
	if c.link == "stream" {
		c.commandOverHTTP(frame, done)
	}
	if c.link != "open" {
		return
	}
	c.refs++
	ref := fmt.Sprintf("r%d", c.refs)
	frame["ref"] = ref
	c.waiting[ref] = func(reply Object) {
		c.cancel(ref)
		done(reply)
	}
	c.after(ref, replyMs, c.lost)
	c.io.send(frame)
}

func (c *Client) commandOverHTTP(frame Object, done func(Object)) {
	twins := map[string][3]string{"send": {"/conversations/", "conversation_id", "/messages"},
		"stop": {"/runs/", "run_id", "/stop"}, "resolve": {"/approvals/", "approval_id", ""}}
	twin := twins[str(frame, "type")]
	path := "/api/v1" + twin[0] + str(frame, twin[1]) + twin[2]
	delete(frame, twin[1])
	delete(frame, "type")
	c.io.call("POST", path, c.authorization(), frame, func(status int, reply Object) {
		if status == 200 || status == 202 {
			reply["type"] = "ack"
			done(reply)
			return
		}
		if obj(reply, "error") == nil {
			reply = Object{"error": Object{"code": "network"}}
		}
		reply["type"] = "nack"
		done(reply)
	})
}

func (c *Client) authorization() map[string]string {
	return map[string]string{"authorization": "Bearer " + c.token}
}

func (c *Client) subscribe() {
	c.command(Object{"type": "subscribe", "conversation_id": c.conversation, "last_event_id": c.state.last}, nil)
}

// ---- history ----

func (c *Client) load() {
	conversation := c.conversation
	c.ready = false
	if c.token == "" {
		c.session(c.load)
		return
	}
	path := "/api/v1/conversations/" + conversation + "/history"
	c.io.call("GET", path, c.authorization(), nil, func(status int, reply Object) {
		switch {
		case conversation != c.conversation:
		case status == 200:
			c.state, c.ready = historyToState(reply), true
			for _, each := range reply["messages"].([]any) {
				c.forget(str(each.(Object), "client_id"))
			}
			if c.link == "open" {
				c.subscribe()
			}
			c.pump()
		case status == 404:
			c.conversation, c.state, c.ready = "", emptyState(), true
		case status == 401:
			c.token = ""
			c.session(c.load)
		default:
			c.after("history", resendMs, c.load)
		}
	})
}

// ---- messages that the log does not have ----

func (c *Client) forget(clientID string) {
	var kept []*message
	for _, each := range c.pending {
		if each.clientID != clientID {
			kept = append(kept, each)
		}
	}
	c.pending = kept
}

// pump sends the first message that waits, if it may be sent.
func (c *Client) pump() {
	_, isPaused := c.timers["resend"]
	isBusy := c.state.run != nil && !c.hasQuestion()
	if !c.ready || c.link != "open" && c.link != "stream" || isBusy || isPaused {
		return
	}
	var next *message
	for _, each := range c.pending {
		if each.status == "sending" || each.status == "stored" {
			return
		}
		if next == nil && each.status == "queued" {
			next = each
		}
	}
	if next == nil {
		return
	}
	next.status = "sending"
	frame := Object{"type": "send", "client_id": next.clientID, "content": []any{Object{"type": "text", "text": next.text}}}
	if c.conversation != "" {
		frame["conversation_id"] = c.conversation
	}
	c.command(frame, func(reply Object) { c.sent(next, reply) })
}

func (c *Client) hasQuestion() bool {
	return c.state.find(func(b Object) bool {
		return str(b, "type") == "approval" && str(obj(b, "approval"), "kind") == "question" && !hasField(b, "outcome")
	}) != nil
}

func (c *Client) sent(sent *message, reply Object) {
	if str(reply, "type") == "ack" {
		sent.status = "stored"
		if c.conversation == "" {
			c.conversation = str(reply, "conversation_id")
			c.subscribe()
		} else if num(reply, "event_id") <= c.state.last {
			c.forget(sent.clientID)
		}
		return
	}
	failure := obj(reply, "error")
	code, details := str(failure, "code"), obj(failure, "details")
	if to := str(details, "sent_to"); to != "" {
		c.forget(sent.clientID)
		c.open(to)
		return
	}
	if code == "unauthorized" {
		sent.status = "queued"
		c.io.closeSocket()
		c.onClose(4401)
		return
	}
	if code != "network" {
		sent.tries++
	}
	isOver := sent.tries >= triesOfOneMessage && code != "rate_limited"
	if !retried[code] || isOver || str(details, "field") == "client_id" {
		sent.status = "failed"
		return
	}
	sent.status = "queued"
	if code == "network" {
		return
	}
	waitMs := float64(resendMs)
	if seconds, has := details["retry_after_s"].(float64); has {
		waitMs = seconds * 1000
	}
	c.after("resend", waitMs, c.pump)
}

// ---- timers ----

func (c *Client) after(name string, ms float64, run func()) {
	c.cancel(name)
	c.timers[name] = c.io.after(ms, func() {
		delete(c.timers, name)
		run()
	})
}

func (c *Client) cancel(name string) {
	if cancel, has := c.timers[name]; has {
		delete(c.timers, name)
		cancel()
	}
}
