// Reads the calls that a model wrote into its text, in the forms of the common templates. What has none of these forms gives no
// call. Also brings the arguments of any call into one form. No patterns that backtrack: the text is from outside.
import type { ModelTool, ModelToolCall } from '../model.ts';

/** Calls of one text that are read; the run's own limit is lower. */
const MAX_CALLS = 64;

/** The calls in the inside of a mark; see text-marks.ts. Their id is empty: templates have none. */
export function readWrittenCalls(inside: string, tools: readonly ModelTool[]): ModelToolCall[] {
  const text = withoutFence(inside.trim());
  const readers = [readJson, readElements, readSections, readArgumentPairs, readNameAndJson];
  for (const read of readers) {
    const calls = read(text, tools);
    if (calls.length > 0) return calls.slice(0, MAX_CALLS);
  }
  return [];
}

/** The arguments of a call as the text of a JSON object: an object is written as text, a text that was encoded twice is decoded once. */
export function toArgumentText(value: unknown): string {
  if (typeof value !== 'string') return isRecord(value) ? JSON.stringify(value) : '';
  const inner = value.trimStart().startsWith('"') ? parse(value) : null;
  return typeof inner === 'string' && isRecord(parse(inner)) ? inner : value;
}

/** Whether the text is one complete JSON object. */
export function isJsonObject(text: string): boolean {
  return text.trimEnd().endsWith('}') && isRecord(parse(text));
}

/** `{"name": …, "arguments": {…}}`, a list of them, or one on each line. */
function readJson(text: string): ModelToolCall[] {
  const whole = parse(text);
  const values = whole !== null ? [whole].flat() : text.split('\n').map((line) => parse(line));
  return values.flatMap((value) => {
    const call = isRecord(value) && isRecord(value.function) ? value.function : value;
    if (!isRecord(call) || typeof call.name !== 'string') return [];
    return [toCall(call.name, toArgumentText(call.arguments ?? call.parameters ?? call.input ?? {}))];
  });
}

/** `<function=name><parameter=key>value</parameter></function>`, and `<invoke name="name"><parameter name="key">…`. */
function readElements(text: string, tools: readonly ModelTool[]): ModelToolCall[] {
  const starts = text.includes('<invoke name="') ? '<invoke name="' : '<function=';
  return text
    .split(starts)
    .slice(1)
    .map((part) => {
      const name = upTo(part, '>').replaceAll('"', '').trim();
      const inner = part.slice(upTo(part, '>').length + 1);
      const json = upTo(inner, '</').trim();
      if (isJsonObject(json)) return toCall(name, json);
      const pairs = inner
        .split('<parameter')
        .slice(1)
        .map((one): [string, string] => {
          const head = upTo(one, '>');
          const key = head
            .slice(head.indexOf('=') + 1)
            .replaceAll('"', '')
            .trim();
          return [key, upTo(one.slice(head.length + 1), '</parameter>').trim()];
        });
      return toCall(name, toObject(pairs, name, tools));
    });
}

/** DeepSeek and Kimi: each call between marks of its own, the name before a separator. */
function readSections(text: string): ModelToolCall[] {
  const forms = [
    ['<｜tool▁call▁begin｜>', '<｜tool▁sep｜>', '<｜tool▁call▁end｜>'],
    ['<|tool_call_begin|>', '<|tool_call_argument_begin|>', '<|tool_call_end|>'],
  ] as const;
  return forms.flatMap(([begin, separator, end]) =>
    text
      .split(begin)
      .slice(1)
      .map((part) => {
        const [head = '', ...rest] = upTo(part, end).split(separator);
        const tail = rest.join(separator);
        // DeepSeek: "function", separator, name and a fenced object; its newer form and Kimi: name, separator, object.
        if (head.trim() === 'function') {
          const name = upTo(tail, '\n');
          return toCall(name.trim(), withoutFence(tail.slice(name.length).trim()));
        }
        // functions.name:0
        const name = head.trim().startsWith('functions.') ? head.trim().slice('functions.'.length) : head.trim();
        return toCall(upTo(name, ':'), withoutFence(tail.trim()));
      }),
  );
}

/** GLM: the name, then `<arg_key>` and `<arg_value>` in turn. */
function readArgumentPairs(text: string, tools: readonly ModelTool[]): ModelToolCall[] {
  if (!text.includes('<arg_key>')) return [];
  const name = upTo(text, '<arg_key>').trim();
  const pairs = text
    .split('<arg_key>')
    .slice(1)
    .map((part): [string, string] => {
      const value = part.slice(upTo(part, '<arg_value>').length + '<arg_value>'.length);
      return [upTo(part, '</arg_key>').trim(), upTo(value, '</arg_value>').trim()];
    });
  return [toCall(name, toObject(pairs, name, tools))];
}

/** Mistral: `name[ARGS]{…}`; also `name{…}`. */
function readNameAndJson(text: string): ModelToolCall[] {
  const brace = text.indexOf('{');
  const name = text.slice(0, Math.max(brace, 0)).replace('[ARGS]', '').trim();
  return /^[\w.-]{1,64}$/.test(name) && isJsonObject(text.slice(brace)) ? [toCall(name, text.slice(brace))] : [];
}

/** An object of the pairs: a value of a field that is no text is read as JSON. */
function toObject(pairs: readonly [string, string][], name: string, tools: readonly ModelTool[]): string {
  const { properties } = (tools.find((tool) => tool.name === name)?.parameters ?? {}) as {
    properties?: Record<string, { type?: unknown }>;
  };
  const entries = pairs.map(([key, value]) => {
    const isText = (properties?.[key]?.type ?? 'string') === 'string';
    return [key, isText ? value : (parse(value) ?? value)];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

function toCall(name: string, argumentText: string): ModelToolCall {
  return { id: '', name: name.slice(0, 256), arguments: argumentText };
}

function withoutFence(text: string): string {
  if (!text.startsWith('```')) return text;
  return upTo(text.slice(upTo(text, '\n').length + 1), '```').trim();
}

/** The text before the first `mark`; all of it without one. */
function upTo(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
