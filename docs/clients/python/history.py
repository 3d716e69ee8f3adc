"""A reply of history as events, and as a state. From docs/protocol.md: "History"."""
from fold import empty_state, fold, pick

END = {"done": "message_stop", "stopped": "terminal_user_stopped", "error": "terminal_error"}


def history_to_state(history):
    state = fold(empty_state(), history_to_events(history))
    state.update(conversationId=history["conversation"]["id"], title=history["conversation"]["title"],
                 suggestions=history["suggestions"], feedback=history.get("feedback", {}),
                 lastEventId=history["last_event_id"])
    if history.get("shown_run") is not None:
        state["head"] = history["shown_run"]
    return state


def with_page_above(state, page):
    above = fold(empty_state(), history_to_events(page))
    return {**state, "blocks": above["blocks"] + state["blocks"]}


def history_to_events(history):
    events, runs, started = [], list(history["runs"]), set()
    asked, in_group, current = "", False, None

    def emit(kind, run_id, at, **fields):
        events.append({"event_id": len(events) + 1, "conversation_id": history["conversation"]["id"],
                       "type": kind, "run_id": run_id, "at": at, **fields})

    def start(run):
        if run["run_id"] not in started:
            started.add(run["run_id"])
            emit("message_start", run["run_id"], run["created_at"], agent=run["agent"])

    def end(run):
        start(run)
        at, status = run.get("ended_at", run["created_at"]), run["status"]
        fields = {}
        if status == "done":
            fields = {"stop_reason": run.get("stop_reason", "stop"), **pick(run, "usage")}
        elif status == "error":
            fields = {"error": run["error"]}
        if status in END:
            emit(END[status], run["run_id"], at, **fields)
        if "superseded_by" in run:
            emit("regenerate", run["superseded_by"], at, message_id=asked, client_id=asked, replaces=run["run_id"])

    def end_before(run_id):
        while runs and runs[0]["run_id"] != run_id:
            end(runs.pop(0))

    for message in history["messages"]:
        run_id, at = message["run_id"], message["created_at"]
        if run_id != current:
            current = run_id
            end_before(run_id)
        if message["role"] == "user":
            asked = message["id"]
            version = {"version": message.get("version", 2)} if "edits" in message else {}
            emit("user_message", run_id, at, message_id=message["id"],
                 client_id=message.get("client_id", message["id"]), content=message["content"],
                 **pick(message, "context", "after", "edits"), **version)
            continue
        if runs and runs[0]["run_id"] == run_id:
            start(runs[0])
        if message["display_type"] == "group_start":
            in_group = True
            emit("group_start", run_id, at, message_id=message["id"], index=max(0, message["index"] - 1))
        elif message["display_type"] == "content":
            in_group = False
        for part in parts_of(message):
            emit_part(emit, message, part)
        if message["display_type"] == "group_end" or message.get("group_closed"):
            if in_group:
                emit("group_end", run_id, message.get("completed_at", at), message_id=message["id"],
                     index=message["index"] + 1, summary=message.get("summary", ""))
            in_group = False
    end_before(None)
    return events


def parts_of(message):
    """The content blocks and requests of a message: each with index, begin and end."""
    at, to = message["created_at"], message.get("completed_at")
    if message.get("tool_calls"):
        for call in message["tool_calls"]:
            known = ("index", "created_at", "completed_at")
            block = {"type": "tool_use", **{name: value for name, value in call.items() if name not in known}}
            yield block, call["index"], call["created_at"], call.get("completed_at")
    elif message["role"] == "tool":
        block = {"type": "tool_result", "tool_use_id": message["tool_call_id"],
                 **pick(message, "name", "tool_content_message", "status", "content", "passages", "cited", "trust",
                        "retryable", "whole", "artifact")}
        yield block, message["index"], at, to
    else:
        for offset, part in enumerate(message["content"]):
            yield part, message["index"] + offset, at, to


def emit_part(emit, message, part):
    block, index, at, to = part
    run_id, place = message["run_id"], {"message_id": message["id"], "index": index}
    if block["type"] == "approval_request":
        emit("approval_request", run_id, at, **place, approval=block["approval"])
        if "outcome" in block:
            outcome = dict(block["outcome"])
            emit("approval_result", run_id, outcome.pop("at"), approval_id=block["approval"]["approval_id"], **outcome)
        return
    emit("content_block_start", run_id, at, **place, message_type=message.get("message_type", "step"),
         content_block=block)
    if to is not None:
        emit("content_block_stop", run_id, to, **place)
