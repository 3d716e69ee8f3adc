// What is shown of the blocks: plans, citations, versions and groups. From docs/protocol.md: "Tools", "Citations", "What is shown".
package main

import (
	"regexp"
	"strconv"
	"strings"
)

// replan: the first call of a run with a plan shows the newest plan; the others are merged into it.
func (s *State) replan(runID string) {
	results := map[string]Object{}
	var newest, first Object
	for _, block := range s.blocks {
		isPlan := str(obj(block, "artifact"), "type") == "todos"
		if str(block, "run_id") == runID && str(block, "type") == "tool_result" && yes(block, "merged") && isPlan {
			results[str(block, "tool_use_id")] = block
			newest = block
		}
	}
	for _, call := range s.blocks {
		if str(call, "type") != "tool_use" || str(call, "run_id") != runID {
			continue
		}
		delete(call, "merged")
		shown, has := results[str(call, "id")]
		if !has {
			continue
		}
		if first == nil {
			first, shown = call, newest
		} else {
			call["merged"] = true
		}
		call["artifact"], call["toolResultMessage"] = shown["artifact"], shown["tool_content_message"]
	}
}

// ---- citations ---------------------------------------------------------------------------------------------------

// cite sets the citations of the texts of a run: the numbers cited up to the end of each, in order of first citation.
func (s *State) cite(runID string) {
	known, seen := map[float64]bool{}, map[float64]bool{}
	cited := []any{}
	for _, block := range s.blocks {
		if str(block, "run_id") != runID {
			continue
		}
		if str(block, "type") == "tool_result" {
			for _, source := range sourcesOf(block) {
				known[num(source.(Object), "number")] = true
			}
		}
		if str(block, "type") != "text" {
			continue
		}
		for _, number := range numbersIn(str(block, "text")) {
			if known[number] && !seen[number] {
				seen[number] = true
				cited = append(cited, number)
			}
		}
		delete(block, "citations")
		if len(cited) > 0 {
			block["citations"] = append([]any{}, cited...)
		}
	}
}

func sourcesOf(block Object) []any {
	artifact := obj(block, "artifact")
	if _, isSearch := artifact["query"].(string); !isSearch {
		return nil
	}
	sources, _ := artifact["sources"].([]any)
	return sources
}

var (
	citation = regexp.MustCompile(`^ {0,2}\d{1,4}(?: {0,2}[,;，、] {0,2}\d{1,4}){0,20} {0,2}$`)
	digits   = regexp.MustCompile(`\d+`)
)

func numbersIn(text string) []float64 {
	var found []float64
	fence := 0
	for at := 0; at < len(text); at++ {
		switch char := text[at]; {
		case char == '\n':
			if fence < 3 {
				fence = 0
			}
		case char == '`':
			length := len(text[at:]) - len(strings.TrimLeft(text[at:], "`"))
			if fence == 0 {
				fence = length
			} else if length == fence || fence >= 3 && length > fence {
				fence = 0
			}
			at += length - 1
		case fence > 0:
		case char == '\\':
			at++
		case char == '[' && (at == 0 || text[at-1] != '!'):
			end := strings.IndexByte(text[at:], ']')
			if end > 0 && citation.MatchString(text[at+1:at+end]) {
				for _, number := range digits.FindAllString(text[at+1:at+end], -1) {
					value, _ := strconv.ParseFloat(number, 64)
					found = append(found, value)
				}
				at += end
			}
		}
	}
	return found
}

// ---- groups ------------------------------------------------------------------------------------------------------

type group struct {
	start, run any
	blocks     []Object
	leftOut    bool
}

func (g *group) finish(summary string, isOpen bool) Object {
	keys := []any{}
	label := ""
	for _, block := range g.blocks {
		keys = append(keys, block["key"])
		if kind := str(block, "type"); kind == "tool_use" || kind == "tool_result" {
			label = str(block, "tool_content_message")
			if text := str(block, "toolResultMessage"); text != "" {
				label = text
			}
		}
	}
	if summary == "" {
		summary = label
	}
	return Object{"group": g.start, "run_id": g.run, "summary": summary, "open": isOpen, "blocks": keys}
}

// entries gives the keys of blocks that stand alone, and groups of steps.
func entries(s *State) []any {
	shown := []any{}
	isHidden := hiddenVersions(s)
	var open *group
	closeGroup := func(summary string) {
		if open != nil && len(open.blocks) > 0 {
			shown = append(shown, open.finish(summary, false))
		}
		open = nil
	}
	for _, block := range s.blocks {
		kind := str(block, "type")
		isLeftOut := yes(block, "merged") ||
			kind == "tool_use" && str(block, "display") == "hidden" && !hasField(block, "approval")
		switch {
		case isHidden(block):
		case kind == "group_start":
			closeGroup("")
			open = &group{start: block["key"], run: block["run_id"]}
		case kind == "group_end":
			closeGroup(str(block, "summary"))
		case isLeftOut:
			if open != nil {
				open.leftOut = true
			}
		case open != nil && !standsAlone(block):
			open.blocks = append(open.blocks, block)
		default:
			closeGroup("")
			shown = append(shown, block["key"])
		}
	}
	if open != nil && s.run != nil && (len(open.blocks) > 0 || !open.leftOut) {
		shown = append(shown, open.finish("", true))
	} else {
		closeGroup("")
	}
	return shown
}

func standsAlone(block Object) bool {
	switch str(block, "type") {
	case "user", "run", "terminal":
		return true
	case "text":
		return !yes(block, "is_part")
	case "approval":
		return str(obj(block, "approval"), "kind") == "question"
	case "tool_use":
		return str(block, "display") == "content"
	}
	return false
}

// hiddenVersions gives a function that is true for a block of a version that is not shown.
func hiddenVersions(s *State) func(Object) bool {
	questionOf, before := map[any]any{}, map[any]any{}
	superseded, shown := map[any]bool{}, map[any]bool{}
	var question, last any
	addRun := func(run any) {
		last = run
		if _, known := questionOf[run]; !known && question != nil {
			questionOf[run] = question
		}
	}
	for _, block := range s.blocks {
		switch str(block, "type") {
		case "user":
			question = block["message_id"]
			before[question] = last
			if after, has := block["after"]; has {
				before[question] = after
			}
			addRun(block["run_id"])
		case "run":
			addRun(block["run_id"])
			if next, has := block["superseded_by"]; has {
				addRun(next)
				if question == nil {
					superseded[block["run_id"]] = true
				}
			}
		}
	}
	run := s.head
	if run == nil {
		run = last
	}
	for run != nil && !shown[run] {
		shown[run] = true
		asked, has := questionOf[run]
		if !has {
			break
		}
		shown[asked] = true
		run = before[asked]
	}
	return func(block Object) bool {
		if str(block, "type") == "user" {
			return !shown[block["message_id"]]
		}
		if _, has := questionOf[block["run_id"]]; has {
			return !shown[block["run_id"]]
		}
		return superseded[block["run_id"]]
	}
}
