// A reply of history as events, and as a state. From docs/protocol.md: "History".
package main

import "math"

func historyToState(history Object) *State {
	s := emptyState()
	s.fold(historyToEvents(history))
	conversation := obj(history, "conversation")
	s.conversation, s.title = conversation["id"], conversation["title"]
	s.suggestions, s.last = history["suggestions"], num(history, "last_event_id")
	if head := history["shown_run"]; head != nil {
		s.head = head
	}
	s.feedback = Object{}
	if feedback := obj(history, "feedback"); feedback != nil {
		s.feedback = feedback
	}
	return s
}

// addPageAbove puts the blocks of an older page before those that are there.
func (s *State) addPageAbove(page Object) {
	above := emptyState()
	above.fold(historyToEvents(page))
	s.blocks = append(above.blocks, s.blocks...)
}

type replay struct {
	history Object
	events  []any
	runs    []any
	started map[any]bool
	asked   any
}

func (r *replay) emit(kind string, runID, at any, fields Object) {
	event := Object{"event_id": float64(len(r.events) + 1), "conversation_id": obj(r.history, "conversation")["id"],
		"type": kind, "run_id": runID, "at": at}
	for name, value := range fields {
		event[name] = value
	}
	r.events = append(r.events, event)
}

func (r *replay) start(run Object) {
	if !r.started[run["run_id"]] {
		r.started[run["run_id"]] = true
		r.emit("message_start", run["run_id"], run["created_at"], Object{"agent": run["agent"]})
	}
}

func (r *replay) end(run Object) {
	r.start(run)
	id, at := run["run_id"], run["created_at"]
	if ended, has := run["ended_at"]; has {
		at = ended
	}
	switch str(run, "status") {
	case "done":
		r.emit("message_stop", id, at, pick(Object{"stop_reason": "stop"}, run, "stop_reason", "usage"))
	case "stopped":
		r.emit("terminal_user_stopped", id, at, nil)
	case "error":
		r.emit("terminal_error", id, at, Object{"error": run["error"]})
	}
	if next, has := run["superseded_by"]; has {
		r.emit("regenerate", next, at, Object{"message_id": r.asked, "client_id": r.asked, "replaces": id})
	}
}

func (r *replay) endBefore(runID any) {
	for len(r.runs) > 0 && r.runs[0].(Object)["run_id"] != runID {
		r.end(r.runs[0].(Object))
		r.runs = r.runs[1:]
	}
}

func historyToEvents(history Object) []any {
	runs, _ := history["runs"].([]any)
	r := &replay{history: history, events: []any{}, runs: runs, started: map[any]bool{}, asked: ""}
	inGroup := false
	var current any
	for _, each := range history["messages"].([]any) {
		message := each.(Object)
		runID, at := message["run_id"], message["created_at"]
		if runID != current {
			current = runID
			r.endBefore(runID)
		}
		if str(message, "role") == "user" {
			r.asked = message["id"]
			fields := pick(Object{"message_id": message["id"], "client_id": message["id"]}, message,
				"client_id", "content", "context", "after", "edits")
			if hasField(message, "edits") {
				fields["version"] = 2.0
				pick(fields, message, "version")
			}
			r.emit("user_message", runID, at, fields)
			continue
		}
		if len(r.runs) > 0 && r.runs[0].(Object)["run_id"] == runID {
			r.start(r.runs[0].(Object))
		}
		display, index := str(message, "display_type"), num(message, "index")
		if display == "group_start" {
			inGroup = true
			r.emit("group_start", runID, at, Object{"message_id": message["id"], "index": math.Max(0, index-1)})
		} else if display == "content" {
			inGroup = false
		}
		r.emitParts(message)
		if display == "group_end" || yes(message, "group_closed") {
			if inGroup {
				ended := at
				if to, has := message["completed_at"]; has {
					ended = to
				}
				r.emit("group_end", runID, ended, Object{"message_id": message["id"], "index": index + 1,
					"summary": str(message, "summary")})
			}
			inGroup = false
		}
	}
	r.endBefore(nil)
	return r.events
}

func (r *replay) emitParts(message Object) {
	index := num(message, "index")
	if calls, has := message["tool_calls"].([]any); has {
		for _, each := range calls {
			call := each.(Object)
			block := Object{"type": "tool_use"}
			for name, value := range call {
				if name != "index" && name != "created_at" && name != "completed_at" {
					block[name] = value
				}
			}
			r.emitBlock(message, block, num(call, "index"), call)
		}
		return
	}
	if str(message, "role") == "tool" {
		block := pick(Object{"type": "tool_result", "tool_use_id": message["tool_call_id"]}, message, "name",
			"tool_content_message", "status", "content", "passages", "cited", "trust", "retryable", "whole", "artifact")
		r.emitBlock(message, block, index, message)
		return
	}
	parts, _ := message["content"].([]any)
	for i, each := range parts {
		part := each.(Object)
		place := index + float64(i)
		if str(part, "type") != "approval_request" {
			r.emitBlock(message, part, place, message)
			continue
		}
		approval := obj(part, "approval")
		r.emit("approval_request", message["run_id"], message["created_at"],
			Object{"message_id": message["id"], "index": place, "approval": approval})
		if outcome := obj(part, "outcome"); outcome != nil {
			fields := Object{"approval_id": approval["approval_id"]}
			for name, value := range outcome {
				fields[name] = value
			}
			r.emit("approval_result", message["run_id"], outcome["at"], fields)
		}
	}
}

// emitBlock: `times` has when the block began, and when it was complete.
func (r *replay) emitBlock(message, block Object, index float64, times Object) {
	messageType := str(message, "message_type")
	if messageType == "" {
		messageType = "step"
	}
	r.emit("content_block_start", message["run_id"], times["created_at"], Object{"message_id": message["id"],
		"index": index, "message_type": messageType, "content_block": block})
	if to, has := times["completed_at"]; has {
		r.emit("content_block_stop", message["run_id"], to, Object{"message_id": message["id"], "index": index})
	}
}
