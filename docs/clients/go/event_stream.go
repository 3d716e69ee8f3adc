// Server-sent events: bytes in any pieces in, messages out.
package main

import "strings"

// Message is one message of a stream, with the id that the next request gives as Last-Event-ID.
type Message struct{ id, data string }

// EventStream decodes one response.
type EventStream struct {
	line    []byte
	id      string
	data    []string
	afterCR bool
}

func (s *EventStream) push(chunk []byte) []Message {
	var messages []Message
	for _, char := range chunk {
		isRest := char == '\n' && s.afterCR
		s.afterCR = char == '\r'
		if isRest {
			continue
		}
		if char != '\n' && char != '\r' {
			s.line = append(s.line, char)
			continue
		}
		line := string(s.line)
		s.line = nil
		if line == "" {
			if s.data != nil {
				messages = append(messages, Message{s.id, strings.Join(s.data, "\n")})
			}
			s.data = nil
			continue
		}
		name, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch name {
		case "data":
			s.data = append(s.data, value)
		case "id":
			s.id = value
		}
	}
	return messages
}
