import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  CommandSchemas,
  type ConversationEvent,
  EventSchemas,
  type FeedbackByRun,
  historyToState,
  reduceEvents,
  toHistory,
} from '../../../protocol/index.ts';

type Vectors = {
  before: ConversationEvent[];
  cases: { about: string; events: ConversationEvent[]; feedback: FeedbackByRun }[];
};

const FILE = resolve(import.meta.dirname, '../../../protocol/vectors/feedback.json');
const { before, cases } = JSON.parse(readFileSync(FILE, 'utf8')) as Vectors;
const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };

describe('feedback', () => {
  it.each(cases)('[RD11] $about', ({ events, feedback }) => {
    const validator = Compile(EventSchemas.feedback);
    expect(events.every((event) => validator.Check(event))).toBe(true);
    const state = reduceEvents([...before, ...events]);
    expect(state.feedback).toEqual(feedback);
    expect(state.blocks).toEqual(reduceEvents(before).blocks);
    const history = toHistory([...before, ...events], conversation);
    expect([history.feedback, historyToState(history).feedback]).toEqual([feedback, feedback]);
  });

  it.each([
    [{ rating: 2 }, 'rating'],
    [{ rating: -1, reasons: ['ugly'] }, 'reasons.0'],
    [{ rating: -1, reasons: ['incorrect', 'incorrect'] }, 'reasons'],
    [{ rating: -1, comment: 'x'.repeat(1_001) }, 'comment'],
  ])('[EV18] the frame %o is refused for %s', (body, field) => {
    const validator = Compile(CommandSchemas.feedback);
    const frame = { type: 'feedback', ref: 'r', conversation_id: 'conv_1', message_id: 'msg_a', ...body };
    expect(validator.Check(frame)).toBe(false);
    const paths = validator.Errors(frame).map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.'));
    expect(paths).toContain(field);
  });
});
