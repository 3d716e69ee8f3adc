// Plays a dialogue of the vectors with the client: the player is the server, the network, the clock and the user.
package main

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

type timer struct {
	at  float64
	run func()
}

type player struct {
	client  *Client
	now     float64
	timers  []*timer
	replies map[string]Object
	calls   []any
	sockets []any
	frames  []any
	refs    map[string]any
}

func (p *player) call(method, path string, headers map[string]string, body Object, done func(int, Object)) {
	p.calls = append(p.calls, asJSON(Object{"method": method, "path": path, "headers": headers, "body": body}))
	reply, has := p.replies[method+" "+path]
	if !has {
		reply = Object{"status": 599.0}
	}
	reply = clone(reply)
	p.after(0, func() { done(int(num(reply, "status")), obj(reply, "body")) })
}

func (p *player) connect(protocols []string) {
	p.sockets = append(p.sockets, asJSON(Object{"list": protocols}).(Object)["list"])
}

func (p *player) send(frame Object) { p.frames = append(p.frames, asJSON(frame)) }
func (p *player) closeSocket()      {}
func (p *player) random() float64   { return 0.5 }

func (p *player) stream(path string, headers map[string]string) {
	p.calls = append(p.calls, asJSON(Object{"method": "GET", "path": path, "headers": headers}))
	status := 200
	if reply, has := p.replies["GET "+path]; has {
		status = int(num(reply, "status"))
	}
	p.after(0, func() { p.client.onStreamOpen(status) })
}

func (p *player) after(ms float64, run func()) func() {
	added := &timer{p.now + ms, run}
	p.timers = append(p.timers, added)
	return func() { p.drop(added) }
}

func (p *player) drop(gone *timer) {
	var kept []*timer
	for _, each := range p.timers {
		if each != gone {
			kept = append(kept, each)
		}
	}
	p.timers = kept
}

func (p *player) pass(ms float64) {
	end := p.now + ms
	for {
		var due *timer
		for _, each := range p.timers {
			if each.at <= end && (due == nil || each.at < due.at) {
				due = each
			}
		}
		if due == nil {
			break
		}
		p.drop(due)
		p.now = due.at
		due.run()
	}
	p.now = end
}

func asJSON(value Object) any { return clone(value) }

// step gives what went wrong, or nothing.
func (p *player) step(step Object) string {
	p.pass(0)
	defer p.pass(0)
	for kind, value := range step {
		switch kind {
		case "app":
			p.act(value.(Object))
		case "serve":
			p.replies[value.(string)] = obj(step, "reply")
		case "call":
			_, fault := take(&p.calls, value)
			return fault
		case "connect":
			if _, fault := take(&p.sockets, value); fault != "" {
				return fault
			}
			if str(step, "how") == "accepted" {
				p.client.onOpen()
			} else {
				p.client.onClose(1006)
			}
		case "frame":
			found, fault := take(&p.frames, value)
			if fault != "" {
				return fault
			}
			frame := found.(Object)
			p.refs["$"+str(step, "as")] = frame["ref"]
			if str(frame, "type") == "subscribe" {
				p.receive(Object{"type": "ack", "ref": frame["ref"]})
			}
		case "no_frame":
			for _, frame := range p.frames {
				if has(frame, value) {
					return fmt.Sprintf("it has sent %v", frame)
				}
			}
		case "server":
			frame := clone(value.(Object))
			if ref, known := p.refs[str(frame, "ref")]; known {
				frame["ref"] = ref
			}
			p.receive(frame)
		case "close":
			p.client.onClose(int(value.(float64)))
		case "stream":
			if text, isText := value.(string); isText {
				chunk, _ := base64.StdEncoding.DecodeString(text)
				p.client.onStreamBytes(chunk)
			} else {
				p.client.onStreamEnd()
			}
		case "pass_ms":
			p.pass(value.(float64))
		case "show":
			if shown := asJSON(p.client.shown()); !has(shown, value) {
				return fmt.Sprintf("it shows %v", shown)
			}
		}
	}
	return ""
}

func (p *player) receive(frame Object) {
	text, _ := json.Marshal(frame)
	p.client.onFrame(text)
}

func (p *player) act(wanted Object) {
	switch {
	case hasField(wanted, "open"):
		p.client.open(str(wanted, "open"))
	case hasField(wanted, "send"):
		p.client.say(str(wanted, "send"), str(wanted, "client_id"))
	case hasField(wanted, "stop"):
		p.client.stop()
	default:
		p.client.resolve(obj(wanted, "resolve"))
	}
}

// take removes the first of `sent` that has what is wanted.
func take(sent *[]any, wanted any) (any, string) {
	for i, one := range *sent {
		if has(one, wanted) {
			*sent = append(append([]any{}, (*sent)[:i]...), (*sent)[i+1:]...)
			return one, ""
		}
	}
	return nil, fmt.Sprintf("nothing has %v; there are %v", wanted, *sent)
}

// has is true if the value has all that is wanted: fields of objects; lists whole.
func has(value, wanted any) bool {
	switch wanted := wanted.(type) {
	case Object:
		object, isObject := value.(Object)
		for name, one := range wanted {
			if !isObject || !hasField(object, name) || !has(object[name], one) {
				return false
			}
		}
		return isObject
	case []any:
		list, isList := value.([]any)
		if !isList || len(list) != len(wanted) {
			return false
		}
		for i, one := range wanted {
			if !has(list[i], one) {
				return false
			}
		}
		return true
	}
	return reflect.DeepEqual(value, wanted)
}

func playDialogue(vector Object) string {
	session := Object{"token": "t1", "expires_at": "2126-01-01T00:00:00.000Z", "visitor_id": "vis_1", "site": Object{}}
	p := &player{replies: map[string]Object{"POST /api/v1/session": {"status": 200.0, "body": session}}, refs: map[string]any{}}
	p.client = newClient(p, "default", "t1")
	for i, each := range vector["steps"].([]any) {
		if fault := p.step(each.(Object)); fault != "" {
			return fmt.Sprintf("step %d %.200v: %.600s", i+1, each, fault)
		}
	}
	for _, frame := range p.frames {
		if kind := str(frame.(Object), "type"); !strings.Contains("ping unsubscribe", kind) {
			return fmt.Sprintf("it also sent %v", frame)
		}
	}
	return ""
}
