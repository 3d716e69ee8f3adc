"""The log of a conversation, folded into what is shown. From docs/protocol.md: "Folding the log" and "History"."""
import copy
import re

BLOCK_TYPES = ("text", "thinking", "tool_use", "tool_result", "image", "file", "source", "data")
NUMBERS = re.compile(r" {0,2}\d{1,4}(?: {0,2}[,;，、] {0,2}\d{1,4}){0,20} {0,2}")
RESULT_FIELDS = ("toolResultStatus", "toolResultMessage", "resultAt", "retryable", "whole", "artifact")


def empty_state():
    return {"conversationId": None, "lastEventId": 0, "blocks": [], "run": None, "title": None,
            "suggestions": [], "head": None, "feedback": {}}


def fold(state, events):
    """The state after the events. The given state is not changed."""
    state = copy.deepcopy(state)
    for event in events:
        apply(state, event)
    return state


def apply(state, event):
    """Applies one event in place. False if it changed nothing."""
    if event["event_id"] <= state["lastEventId"]:
        return False
    handler = HANDLERS.get(event["type"])
    if handler is None or handler(state, event) is False:
        return False
    state["conversationId"] = event["conversation_id"]
    state["lastEventId"] = event["event_id"]
    return True


def pick(source, *names):
    return {name: source[name] for name in names if name in source}


def find(state, is_it):
    return next((block for block in reversed(state["blocks"]) if is_it(block)), None)


def call_of(state, tool_use_id):
    return find(state, lambda b: b["type"] == "tool_use" and b["id"] == tool_use_id)


def begin(state, event, status):
    state.update(head=event["run_id"], run={"id": event["run_id"], "status": status}, suggestions=[])


def user_message(state, event):
    block = {"type": "user", "key": event["message_id"],
             **pick(event, "run_id", "message_id", "client_id", "content", "at", "context", "after", "edits")}
    if "edits" in event:
        block["version"] = event.get("version", 2)
    state["blocks"].append(block)
    begin(state, event, "submitted")


def message_start(state, event):
    state["blocks"].append({"type": "run", "key": event["run_id"], "status": "running",
                            **pick(event, "run_id", "agent", "at")})
    begin(state, event, "running")


def regenerate(state, event):
    run = find(state, lambda b: b["type"] == "run" and b["run_id"] == event["replaces"])
    if run:
        run["superseded_by"] = event["run_id"]
    begin(state, event, "submitted")


def content_block_start(state, event):
    content = event["content_block"]
    if content["type"] not in BLOCK_TYPES:
        return False
    block = {**content, **pick(event, "run_id", "message_id", "index", "message_type", "at"),
             "key": key_of(event), "isStreaming": True}
    if content["type"] == "tool_use":
        block.update(toolResult=None, toolResultError=False)
    state["blocks"].append(block)
    if content["type"] == "tool_result":
        merge_result(state, block)
    if content["type"] == "text":
        cite(state, event["run_id"])
    return True


def key_of(event):
    return f"{event['message_id']}:{event['index']}"


def merge_result(state, block):
    block["name"] = block.get("name", block.get("tool_name", ""))
    if not block.get("tool_content_message"):
        words = re.sub(r"[_\-.]+", " ", block["name"]).strip()
        block["tool_content_message"] = words[:1].upper() + words[1:] if words else "Tool"
    step = call_of(state, block["tool_use_id"])
    block["merged"] = step is not None and step["toolResult"] is None
    if not block["merged"]:
        return
    step.update(toolResult=block["content"], toolResultError=block["status"] != "success",
                toolResultStatus=block["status"], toolResultMessage=block["tool_content_message"],
                resultAt=block["at"], **pick(block, "retryable", "whole"))
    if block.get("artifact") is not None:
        step["artifact"] = block["artifact"]
    replan(state, block["run_id"])


def content_block_delta(state, event):
    block = find(state, lambda b: b["key"] == key_of(event) and "isStreaming" in b)
    delta = event["delta"]
    field = {"text_delta": "text", "thinking_delta": "thinking"}.get(delta["type"])
    if block is None or block["type"] != field:
        return False
    block[field] += delta[field]
    if field == "text":
        cite(state, event["run_id"])
    return True


def content_block_stop(state, event):
    block = find(state, lambda b: b["key"] == key_of(event) and b.get("isStreaming"))
    if block is None:
        return False
    block.update(isStreaming=False, endedAt=event["at"])
    return True


def group_mark(state, event):
    state["blocks"].append({"type": event["type"], "key": f"{event['run_id']}:{event['index']}",
                            **pick(event, "run_id", "summary")})


def set_run_status(state, event, status):
    if state["run"] is None or state["run"]["id"] != event["run_id"]:
        return
    state["run"] = {"id": event["run_id"], "status": status}
    run = find(state, lambda b: b["type"] == "run" and b["run_id"] == event["run_id"])
    if run:
        run["status"] = status


def approval_request(state, event):
    approval = event["approval"]
    step = call_of(state, approval.get("tool_use_id")) if approval["kind"] == "tool" else None
    state["blocks"].append({"type": "approval", "key": key_of(event), "message_type": "step", "isStreaming": False,
                            "approval": approval, "merged": step is not None,
                            **pick(event, "run_id", "message_id", "index", "at")})
    if step:
        step["approval"] = approval
    set_run_status(state, event, "waiting")


def approval_result(state, event):
    block = find(state, lambda b: b["type"] == "approval" and b["approval"]["approval_id"] == event["approval_id"])
    if block is None or "outcome" in block:
        return False
    envelope = ("event_id", "conversation_id", "run_id", "type", "approval_id")
    block["outcome"] = {name: value for name, value in event.items() if name not in envelope}
    if block["merged"]:
        call_of(state, block["approval"]["tool_use_id"])["approvalOutcome"] = block["outcome"]
    set_run_status(state, event, "running")
    return True


def message_retract(state, event):
    gone = [b for b in state["blocks"] if b.get("message_id") == event["message_id"] and "index" in b
            and b["run_id"] == event["run_id"]]
    if not gone:
        return False
    state["blocks"] = [b for b in state["blocks"] if b not in gone]
    for block in gone:
        unmerge(state, block)
    cite(state, event["run_id"])
    replan(state, event["run_id"])
    return True


def unmerge(state, gone):
    if gone["type"] == "tool_result" and gone["merged"]:
        step = call_of(state, gone["tool_use_id"])
        if step:
            for field in RESULT_FIELDS:
                step.pop(field, None)
            step.update(toolResult=None, toolResultError=False)
    elif gone["type"] == "approval" and gone["merged"]:
        step = call_of(state, gone["approval"].get("tool_use_id"))
        if step:
            step.pop("approval", None)
            step.pop("approvalOutcome", None)
    elif gone["type"] == "tool_use":
        for block in state["blocks"]:
            target = block.get("tool_use_id") or block.get("approval", {}).get("tool_use_id")
            if block["type"] in ("tool_result", "approval") and block["merged"] and target == gone["id"]:
                block["merged"] = False


def end_run(status):
    def handler(state, event):
        for block in state["blocks"]:
            if block["run_id"] != event["run_id"]:
                continue
            if block["type"] == "run":
                block.update(status=status, endedAt=event["at"], **pick(event, "stop_reason", "usage"))
            elif block.get("isStreaming"):
                block.update(isStreaming=False, endedAt=event["at"])
        if state["run"] and state["run"]["id"] == event["run_id"]:
            state["run"] = None
        if status != "done":
            state["blocks"].append({"type": "terminal", "key": f"{event['run_id']}:end", "kind": status,
                                    **pick(event, "run_id", "at", "error")})
    return handler


def feedback(state, event):
    state["feedback"].pop(event["run_id"], None)
    if event["rating"] != 0:
        rating = pick(event, "message_id", "rating", "reasons", "comment")
        state["feedback"][event["run_id"]] = rating


HANDLERS = {
    "user_message": user_message, "message_start": message_start, "regenerate": regenerate,
    "content_block_start": content_block_start, "content_block_delta": content_block_delta,
    "content_block_stop": content_block_stop, "group_start": group_mark, "group_end": group_mark,
    "approval_request": approval_request, "approval_result": approval_result, "message_retract": message_retract,
    "message_stop": end_run("done"), "terminal_user_stopped": end_run("stopped"), "terminal_error": end_run("error"),
    "conversation_updated": lambda state, event: state.update(pick(event, "title", "suggestions")),
    "version_shown": lambda state, event: state.update(head=event["run_id"], suggestions=[]),
    "feedback": feedback,
}


def is_plan(block):
    artifact = block.get("artifact")
    return isinstance(artifact, dict) and artifact.get("type") == "todos"


def replan(state, run_id):
    """The first call of a run with a plan shows the newest plan; the others are merged into it."""
    results = [b for b in state["blocks"] if b["run_id"] == run_id and b["type"] == "tool_result"
               and b["merged"] and is_plan(b)]
    by_call = {b["tool_use_id"]: b for b in results}
    calls = [b for b in state["blocks"] if b["type"] == "tool_use" and b["run_id"] == run_id]
    first = next((b for b in calls if b["id"] in by_call), None)
    for call in calls:
        call.pop("merged", None)
        shown = results[-1] if call is first else by_call.get(call["id"])
        if shown is None:
            continue
        call.update(artifact=shown["artifact"], toolResultMessage=shown["tool_content_message"])
        if call is not first:
            call["merged"] = True


# ---- citations ----------------------------------------------------------------------------------------------------

def cite(state, run_id):
    """Sets `citations` of the texts of a run: the numbers cited up to the end of each, in order of first citation."""
    known, cited = set(), []
    for block in state["blocks"]:
        if block["run_id"] != run_id:
            continue
        if block["type"] == "tool_result":
            known |= {source.get("number") for source in sources_of(block)}
        elif block["type"] == "text":
            for number in numbers_in(block["text"]):
                if number in known and number not in cited:
                    cited.append(number)
            block.pop("citations", None)
            if cited:
                block["citations"] = list(cited)


def sources_of(block):
    artifact = block.get("artifact")
    sources = artifact.get("sources") if isinstance(artifact, dict) else None
    return sources if isinstance(sources, list) and isinstance(artifact.get("query"), str) else []


def numbers_in(text):
    at, fence = 0, 0
    while at < len(text):
        char = text[at]
        if char == "\n":
            fence = 0 if fence < 3 else fence
        elif char == "`":
            length = len(re.match("`+", text[at:]).group())
            if fence == 0:
                fence = length
            elif length == fence or fence >= 3 and length > fence:
                fence = 0
            at += length - 1
        elif fence == 0 and char == "\\":
            at += 1
        elif fence == 0 and char == "[" and text[at - 1:at] != "!":
            end = text.find("]", at)
            if end > 0 and NUMBERS.fullmatch(text[at + 1:end]):
                yield from (int(number) for number in re.findall(r"\d+", text[at + 1:end]))
                at = end
        at += 1


# ---- what is shown ------------------------------------------------------------------------------------------------

def entries(state):
    """Keys of blocks that stand alone, and groups of steps."""
    hidden, live = hidden_versions(state), state["run"] is not None
    shown, group = [], None

    def close(summary=""):
        nonlocal group
        if group and group["blocks"]:
            shown.append(finished(group, summary, False))
        group = None

    for block in state["blocks"]:
        kind = block["type"]
        if hidden(block):
            continue
        if kind == "group_start":
            close()
            group = {"key": block["key"], "run_id": block["run_id"], "blocks": [], "left_out": False}
        elif kind == "group_end":
            close(block["summary"])
        elif block.get("merged") or kind == "tool_use" and block.get("display") == "hidden" and "approval" not in block:
            if group:
                group["left_out"] = True
        elif group and not stands_alone(block):
            group["blocks"].append(block)
        else:
            close()
            shown.append(block["key"])
    if group and live and (group["blocks"] or not group["left_out"]):
        shown.append(finished(group, "", True))
    else:
        close()
    return shown


def stands_alone(block):
    kind = block["type"]
    return (kind in ("user", "run", "terminal") or kind == "text" and not block.get("is_part")
            or kind == "approval" and block["approval"]["kind"] == "question"
            or kind == "tool_use" and block.get("display") == "content")


def finished(group, summary, is_open):
    labels = [b.get("toolResultMessage") or b["tool_content_message"] for b in group["blocks"]
              if b["type"] in ("tool_use", "tool_result")]
    return {"group": group["key"], "run_id": group["run_id"], "summary": summary or (labels[-1] if labels else ""),
            "open": is_open, "blocks": [b["key"] for b in group["blocks"]]}


def hidden_versions(state):
    """A function that is true for a block of a version that is not shown."""
    question, question_of, before, superseded, last = None, {}, {}, set(), None
    for block in state["blocks"]:
        runs = []
        if block["type"] == "user":
            before[block["message_id"]] = block["after"] if "after" in block else last
            question, runs = block["message_id"], [block["run_id"]]
        elif block["type"] == "run":
            runs = [block["run_id"]]
            if "superseded_by" in block:
                runs.append(block["superseded_by"])
                if question is None:
                    superseded.add(block["run_id"])
        for run in runs:
            last = run
            if question is not None:
                question_of.setdefault(run, question)
    shown, run = set(), state["head"] if state["head"] is not None else last
    while run is not None and run not in shown:
        shown.add(run)
        asked = question_of.get(run)
        shown.add(asked)
        run = before.get(asked)

    def is_hidden(block):
        if block["type"] == "user":
            return block["message_id"] not in shown
        run_id = block["run_id"]
        return run_id not in shown if run_id in question_of else run_id in superseded
    return is_hidden
