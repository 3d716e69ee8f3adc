// Runs the test vectors: a line for each file, and what failed.
package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"sort"
)

func runVectors(folder string) bool {
	runners := []struct {
		file string
		run  func(Object) string
	}{
		{"fold.jsonl", runFold}, {"history.jsonl", runHistory},
		{"event-streams.jsonl", runStream}, {"dialogues.jsonl", playDialogue},
	}
	isGood := true
	for _, runner := range runners {
		vectors := readLines(filepath.Join(folder, runner.file))
		passed := 0
		for _, vector := range vectors {
			if fault := runner.run(vector); fault != "" {
				fmt.Printf("not ok: %s: %s: %s\n", runner.file, str(vector, "name"), fault)
				continue
			}
			passed++
		}
		isGood = isGood && passed == len(vectors)
		fmt.Printf("%s: %d of %d pass\n", runner.file, passed, len(vectors))
	}
	return isGood
}

func readLines(path string) []Object {
	text, err := os.ReadFile(path)
	if err != nil {
		panic(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Buffer(nil, 16<<20)
	var vectors []Object
	for lines.Scan() {
		var vector Object
		if err := json.Unmarshal(lines.Bytes(), &vector); err != nil {
			panic(err)
		}
		vectors = append(vectors, vector)
	}
	return vectors
}

// difference says where two JSON values differ first; empty if they do not.
func difference(path string, wanted, found any) string {
	if reflect.DeepEqual(wanted, found) {
		return ""
	}
	a, isObject := wanted.(Object)
	b, isToo := found.(Object)
	if isObject && isToo {
		names := map[string]bool{}
		for name := range a {
			names[name] = true
		}
		for name := range b {
			names[name] = true
		}
		sorted := make([]string, 0, len(names))
		for name := range names {
			sorted = append(sorted, name)
		}
		sort.Strings(sorted)
		for _, name := range sorted {
			if hasField(a, name) != hasField(b, name) {
				return fmt.Sprintf("%s.%s is there: %v, not %v", path, name, hasField(b, name), hasField(a, name))
			}
			if fault := difference(path+"."+name, a[name], b[name]); fault != "" {
				return fault
			}
		}
	}
	c, isList := wanted.([]any)
	d, isListToo := found.([]any)
	if isList && isListToo && len(c) == len(d) {
		for i := range c {
			if fault := difference(fmt.Sprintf("%s.%d", path, i), c[i], d[i]); fault != "" {
				return fault
			}
		}
	}
	return fmt.Sprintf("%s is %.300v, not %.300v", path, found, wanted)
}

func runFold(vector Object) string {
	events := vector["events"].([]any)
	for _, each := range vector["expect"].([]any) {
		point := each.(Object)
		s := emptyState()
		s.fold(events[:int(num(point, "after"))])
		if fault := difference(fmt.Sprintf("after %v", point["after"]), point["state"], s.toJSON()); fault != "" {
			return fault
		}
	}
	return ""
}

func runHistory(vector Object) string {
	history := obj(vector, "history")
	events := clone(Object{"events": historyToEvents(history)})["events"]
	if fault := difference("events", vector["events"], events); fault != "" {
		return fault
	}
	s := historyToState(history)
	if fault := difference("state", vector["state"], s.toJSON()); fault != "" {
		return fault
	}
	if later, has := vector["later"].([]any); has {
		s.fold(later)
		return difference("state_later", vector["state_later"], s.toJSON())
	}
	if above, has := vector["above"].([]any); has {
		for _, page := range above {
			s.addPageAbove(page.(Object))
		}
		return difference("state_above", vector["state_above"], s.toJSON())
	}
	return ""
}

func runStream(vector Object) string {
	stream := &EventStream{}
	found := []any{}
	for _, chunk := range vector["chunks"].([]any) {
		data, _ := base64.StdEncoding.DecodeString(chunk.(string))
		for _, message := range stream.push(data) {
			var frame any
			_ = json.Unmarshal([]byte(message.data), &frame)
			found = append(found, Object{"id": message.id, "frame": frame})
		}
	}
	return difference("messages", vector["messages"], found)
}
