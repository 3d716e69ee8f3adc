// A model scripted by the test, by the step of the run: the same request always gets the same turn.

import type { Model, ModelEvent, ModelRequest } from '../../api/models/model.ts';
import type { Clock } from '../../api/time/clock.ts';

/** One thing of a turn: an event, a wait, or a failure. */
export type ScriptedPart =
  | ModelEvent
  | { type: 'wait'; ms: number }
  | { type: 'fail'; error: Error }
  | { type: 'hang' };

/** Splits a text into deltas of one word each, `paceMs` apart. */
export function say(text: string, paceMs = 10): ScriptedPart[] {
  return (text.match(/\S+\s*|\s+/g) ?? []).flatMap((word): ScriptedPart[] => [
    { type: 'text_delta', text: word },
    { type: 'wait', ms: paceMs },
  ]);
}

export function think(text: string, paceMs = 10): ScriptedPart[] {
  return (text.match(/\S+\s*/g) ?? []).flatMap((word): ScriptedPart[] => [
    { type: 'thinking_delta', thinking: word },
    { type: 'wait', ms: paceMs },
  ]);
}

export function callTool(name: string, input: unknown, id = 'call'): ScriptedPart {
  const args = typeof input === 'string' ? input : JSON.stringify(input);
  return { type: 'tool_call', call: { id, name, arguments: args } };
}

export const stop: ScriptedPart = { type: 'finish', reason: 'stop', usage: { input_tokens: 100, output_tokens: 20 } };
export const toTools: ScriptedPart = {
  type: 'finish',
  reason: 'tool_calls',
  usage: { input_tokens: 100, output_tokens: 20 },
};

/** How many steps with tools the present run has behind it. */
export function stepOf(request: ModelRequest): number {
  const asked = request.messages.findLastIndex((message) => message.role === 'user');
  return request.messages.slice(asked).filter((message) => message.role === 'assistant' && message.toolCalls).length;
}

/** `turns[n]` is the reply after n steps with tools; past the end, the last one. Requests are kept for the test. */
export function createScriptedModel(
  clock: Clock,
  turns: readonly ScriptedPart[][] | ((request: ModelRequest) => ScriptedPart[]),
): Model & { readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    label: 'scripted',
    requests,
    async *stream(request, { signal }) {
      requests.push(structuredClone(request));
      const parts = typeof turns === 'function' ? turns(request) : turns[Math.min(stepOf(request), turns.length - 1)]!;
      for (const part of parts) {
        signal.throwIfAborted();
        if (part.type === 'wait') await clock.sleep(part.ms, signal);
        else if (part.type === 'fail') throw part.error;
        else if (part.type === 'hang') await new Promise(() => {});
        else yield part;
      }
    },
  };
}
