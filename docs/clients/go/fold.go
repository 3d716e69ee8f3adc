// The log of a conversation, folded into what is shown. From docs/protocol.md: "Folding the log".
package main

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"
)

// Object is a JSON object. Numbers are float64, as encoding/json reads them.
type Object = map[string]any

// State is the state of a conversation; blocks are pointers by nature of maps, so a state is changed in place.
type State struct {
	conversation any
	last         float64
	blocks       []Object
	run          Object
	title        any
	suggestions  any
	head         any
	feedback     Object
}

func emptyState() *State {
	return &State{suggestions: []any{}, feedback: Object{}}
}

// toJSON gives the state as the vectors have it.
func (s *State) toJSON() Object {
	blocks := make([]any, len(s.blocks))
	for i, block := range s.blocks {
		blocks[i] = block
	}
	var run any
	if s.run != nil {
		run = s.run
	}
	state := Object{"conversationId": s.conversation, "lastEventId": s.last, "blocks": blocks, "run": run, "title": s.title,
		"suggestions": s.suggestions, "head": s.head, "feedback": s.feedback, "entries": entries(s)}
	return clone(state)
}

func clone(value Object) Object {
	text, _ := json.Marshal(value)
	var copied Object
	_ = json.Unmarshal(text, &copied)
	return copied
}

func str(o Object, name string) string {
	text, _ := o[name].(string)
	return text
}

func obj(o Object, name string) Object {
	inner, _ := o[name].(Object)
	return inner
}

func num(o Object, name string) float64 {
	number, _ := o[name].(float64)
	return number
}

func yes(o Object, name string) bool {
	flag, _ := o[name].(bool)
	return flag
}

func hasField(o Object, name string) bool {
	_, has := o[name]
	return has
}

// pick adds the named fields of `from` that exist to `to`.
func pick(to, from Object, names ...string) Object {
	for _, name := range names {
		if value, has := from[name]; has {
			to[name] = value
		}
	}
	return to
}

func (s *State) find(isIt func(Object) bool) Object {
	for i := len(s.blocks) - 1; i >= 0; i-- {
		if isIt(s.blocks[i]) {
			return s.blocks[i]
		}
	}
	return nil
}

func (s *State) call(id string) Object {
	return s.find(func(b Object) bool { return str(b, "type") == "tool_use" && str(b, "id") == id })
}

func keyOf(event Object) string {
	return str(event, "message_id") + ":" + strconv.Itoa(int(num(event, "index")))
}

func (s *State) fold(events []any) {
	for _, event := range events {
		s.apply(event.(Object))
	}
}

// apply changes the state by one event; false if it has no effect.
func (s *State) apply(event Object) bool {
	if num(event, "event_id") <= s.last || !s.handle(clone(event)) {
		return false
	}
	s.conversation = event["conversation_id"]
	s.last = num(event, "event_id")
	return true
}

func (s *State) begin(event Object, status string) {
	s.head = event["run_id"]
	s.run = Object{"id": event["run_id"], "status": status}
	s.suggestions = []any{}
}

func (s *State) handle(event Object) bool {
	kind, runID := str(event, "type"), str(event, "run_id")
	switch kind {
	case "user_message":
		block := pick(Object{"type": "user", "key": event["message_id"]}, event,
			"run_id", "message_id", "client_id", "content", "at", "context", "after", "edits")
		if hasField(event, "edits") {
			block["version"] = 2.0
			pick(block, event, "version")
		}
		s.blocks = append(s.blocks, block)
		s.begin(event, "submitted")
	case "message_start":
		block := pick(Object{"type": "run", "key": runID, "status": "running"}, event, "run_id", "agent", "at")
		s.blocks = append(s.blocks, block)
		s.begin(event, "running")
	case "regenerate":
		if run := s.runBlock(str(event, "replaces")); run != nil {
			run["superseded_by"] = runID
		}
		s.begin(event, "submitted")
	case "content_block_start":
		return s.startBlock(event)
	case "content_block_delta":
		return s.addDelta(event)
	case "content_block_stop":
		block := s.find(func(b Object) bool { return str(b, "key") == keyOf(event) && yes(b, "isStreaming") })
		if block == nil {
			return false
		}
		block["isStreaming"], block["endedAt"] = false, event["at"]
	case "group_start", "group_end":
		key := runID + ":" + strconv.Itoa(int(num(event, "index")))
		s.blocks = append(s.blocks, pick(Object{"type": kind, "key": key}, event, "run_id", "summary"))
	case "approval_request":
		s.requestApproval(event)
	case "approval_result":
		return s.endApproval(event)
	case "message_retract":
		return s.retract(event)
	case "message_stop":
		s.endRun(event, "done")
	case "terminal_user_stopped":
		s.endRun(event, "stopped")
	case "terminal_error":
		s.endRun(event, "error")
	case "conversation_updated":
		if title, has := event["title"]; has {
			s.title = title
		}
		if suggestions, has := event["suggestions"]; has {
			s.suggestions = suggestions
		}
	case "version_shown":
		s.head, s.suggestions = runID, []any{}
	case "feedback":
		delete(s.feedback, runID)
		if num(event, "rating") != 0 {
			s.feedback[runID] = pick(Object{}, event, "message_id", "rating", "reasons", "comment")
		}
	default:
		return false
	}
	return true
}

func (s *State) runBlock(id string) Object {
	return s.find(func(b Object) bool { return str(b, "type") == "run" && str(b, "run_id") == id })
}

func (s *State) startBlock(event Object) bool {
	block := obj(event, "content_block")
	switch str(block, "type") {
	case "text", "thinking", "tool_use", "tool_result", "image", "file", "source", "data":
	default:
		return false
	}
	pick(block, event, "run_id", "message_id", "index", "message_type", "at")
	block["key"], block["isStreaming"] = keyOf(event), true
	s.blocks = append(s.blocks, block)
	switch str(block, "type") {
	case "tool_use":
		block["toolResult"], block["toolResultError"] = nil, false
	case "tool_result":
		s.mergeResult(block)
	case "text":
		s.cite(str(event, "run_id"))
	}
	return true
}

var separators = regexp.MustCompile(`[_\-.]+`)

func (s *State) mergeResult(block Object) {
	if !hasField(block, "name") {
		block["name"] = str(block, "tool_name")
	}
	if str(block, "tool_content_message") == "" {
		words := strings.TrimSpace(separators.ReplaceAllString(str(block, "name"), " "))
		if words == "" {
			words = "Tool"
		}
		block["tool_content_message"] = strings.ToUpper(words[:1]) + words[1:]
	}
	step := s.call(str(block, "tool_use_id"))
	block["merged"] = step != nil && step["toolResult"] == nil
	if !yes(block, "merged") {
		return
	}
	step["toolResult"], step["toolResultError"] = block["content"], str(block, "status") != "success"
	step["toolResultStatus"], step["toolResultMessage"] = block["status"], block["tool_content_message"]
	step["resultAt"] = block["at"]
	pick(step, block, "retryable", "whole")
	if block["artifact"] != nil {
		step["artifact"] = block["artifact"]
	}
	s.replan(str(block, "run_id"))
}

func (s *State) addDelta(event Object) bool {
	block := s.find(func(b Object) bool { return str(b, "key") == keyOf(event) && hasField(b, "isStreaming") })
	delta := obj(event, "delta")
	field := strings.TrimSuffix(str(delta, "type"), "_delta")
	if block == nil || str(block, "type") != field || field != "text" && field != "thinking" {
		return false
	}
	block[field] = str(block, field) + str(delta, field)
	if field == "text" {
		s.cite(str(event, "run_id"))
	}
	return true
}

func (s *State) setRunStatus(event Object, status string) {
	if s.run == nil || s.run["id"] != event["run_id"] {
		return
	}
	s.run = Object{"id": event["run_id"], "status": status}
	if run := s.runBlock(str(event, "run_id")); run != nil {
		run["status"] = status
	}
}

func (s *State) requestApproval(event Object) {
	approval := obj(event, "approval")
	var step Object
	if str(approval, "kind") == "tool" {
		step = s.call(str(approval, "tool_use_id"))
	}
	block := Object{"type": "approval", "key": keyOf(event), "message_type": "step", "isStreaming": false,
		"approval": approval, "merged": step != nil}
	s.blocks = append(s.blocks, pick(block, event, "run_id", "message_id", "index", "at"))
	if step != nil {
		step["approval"] = approval
	}
	s.setRunStatus(event, "waiting")
}

func (s *State) endApproval(event Object) bool {
	block := s.find(func(b Object) bool {
		return str(b, "type") == "approval" && obj(b, "approval")["approval_id"] == event["approval_id"]
	})
	if block == nil || hasField(block, "outcome") {
		return false
	}
	outcome := Object{}
	for name, value := range event {
		switch name {
		case "event_id", "conversation_id", "run_id", "type", "approval_id":
		default:
			outcome[name] = value
		}
	}
	block["outcome"] = outcome
	if yes(block, "merged") {
		s.call(str(obj(block, "approval"), "tool_use_id"))["approvalOutcome"] = outcome
	}
	s.setRunStatus(event, "running")
	return true
}

func (s *State) retract(event Object) bool {
	var kept, gone []Object
	for _, block := range s.blocks {
		isOf := hasField(block, "index") && block["message_id"] == event["message_id"] && block["run_id"] == event["run_id"]
		if isOf {
			gone = append(gone, block)
		} else {
			kept = append(kept, block)
		}
	}
	if len(gone) == 0 {
		return false
	}
	s.blocks = kept
	for _, block := range gone {
		s.unmerge(block)
	}
	s.cite(str(event, "run_id"))
	s.replan(str(event, "run_id"))
	return true
}

func callOf(block Object) string {
	if str(block, "type") == "approval" {
		return str(obj(block, "approval"), "tool_use_id")
	}
	return str(block, "tool_use_id")
}

func (s *State) unmerge(gone Object) {
	step := s.call(callOf(gone))
	switch kind := str(gone, "type"); {
	case kind == "tool_result" && yes(gone, "merged") && step != nil:
		for _, name := range []string{"toolResultStatus", "toolResultMessage", "resultAt", "retryable", "whole", "artifact"} {
			delete(step, name)
		}
		step["toolResult"], step["toolResultError"] = nil, false
	case kind == "approval" && yes(gone, "merged") && step != nil:
		delete(step, "approval")
		delete(step, "approvalOutcome")
	case kind == "tool_use":
		for _, block := range s.blocks {
			if yes(block, "merged") && str(block, "type") != "tool_use" && callOf(block) == str(gone, "id") {
				block["merged"] = false
			}
		}
	}
}

func (s *State) endRun(event Object, status string) {
	for _, block := range s.blocks {
		if block["run_id"] != event["run_id"] {
			continue
		}
		if str(block, "type") == "run" {
			block["status"], block["endedAt"] = status, event["at"]
			pick(block, event, "stop_reason", "usage")
		} else if yes(block, "isStreaming") {
			block["isStreaming"], block["endedAt"] = false, event["at"]
		}
	}
	if s.run != nil && s.run["id"] == event["run_id"] {
		s.run = nil
	}
	if status != "done" {
		block := Object{"type": "terminal", "key": str(event, "run_id") + ":end", "kind": status}
		s.blocks = append(s.blocks, pick(block, event, "run_id", "at", "error"))
	}
}
