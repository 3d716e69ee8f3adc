// The owner's rules over tools of any kind: which fields of a tool they replace, and the words of its steps. `*` of a rule is any
// text, and later rules replace what earlier ones say.
import { chooseWords } from '../../config/tools/read-tools.ts';
import type { NamedRule, ToolRule, ToolWords } from '../../config/tools/tool-rules.ts';
import { isRecord } from '../../text/json-value.ts';
import { maskSensitive } from '../json/parameters.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import type { ToolProvider } from '../tool-provider.ts';

/** Characters of an argument in a label: a label is one line of a narrow widget. */
const MAX_ARGUMENT_CHARS = 60;

/** The provider with the rules applied to each of its tools; the provider itself without any. */
export function withRules(provider: ToolProvider, rules: readonly NamedRule[]): ToolProvider {
  if (rules.length === 0) return provider;
  return {
    async list(request, options) {
      const tools = await provider.list(request, options);
      return tools.map((tool) =>
        rules
          .filter(({ pattern }) => fitsPattern(tool.name, pattern))
          .reduce((ruled, { rule }) => applyRule(ruled, rule), tool),
      );
    },
  };
}

/** The tool with what the rule says in place of what it says itself. */
export function applyRule(tool: Tool, rule: ToolRule): Tool {
  const { label, titles, trust, ...fields } = rule;
  const parameters = titles ? withTitles(tool.parameters, titles) : tool.parameters;
  return {
    ...tool,
    ...fields,
    parameters,
    label: label === undefined ? (input, lang) => tool.label(input, lang) : createLabel(label, parameters),
    // A label of the owner is also that of a failed step.
    ...(label === undefined && tool.failedLabel
      ? { failedLabel: (input: Record<string, unknown>, lang: string) => tool.failedLabel!(input, lang) }
      : { failedLabel: undefined }),
    async run(input, context) {
      const outcome = await tool.run(input, context);
      const { label: done, ...rest } = outcome;
      return {
        ...rest,
        ...(done === undefined || label !== undefined ? {} : { label: done }),
        ...(trust === undefined ? {} : { trust }),
      };
    },
  } as Tool;
}

/** A label with `{argument}` replaced by its value, cut to one line; a masked value for a sensitive one. */
export function createLabel(words: ToolWords, parameters: JsonSchema): Tool['label'] {
  return (input, lang) => {
    const shown = maskSensitive(parameters, input);
    return chooseWords(words, lang)
      .replace(/\{([A-Za-z_][\w.-]*)\}/g, (_, name: string) => (Object.hasOwn(shown, name) ? toLine(shown[name]) : ''))
      .replace(/ {2,}/g, ' ')
      .trim();
  };
}

/** Whether a name fits a pattern in which `*` is any text. */
export function fitsPattern(name: string, pattern: string): boolean {
  const [head = '', ...parts] = pattern.split('*');
  if (parts.length === 0) return name === pattern;
  const tail = parts.pop() ?? '';
  if (!name.startsWith(head) || !name.endsWith(tail) || name.length < head.length + tail.length) return false;
  let at = head.length;
  for (const part of parts) {
    const found = name.indexOf(part, at);
    if (found === -1 || found + part.length > name.length - tail.length) return false;
    at = found + part.length;
  }
  return true;
}

function withTitles(parameters: JsonSchema, titles: Readonly<Record<string, ToolWords>>): JsonSchema {
  const properties = isRecord(parameters.properties) ? parameters.properties : {};
  const titled = Object.entries(properties).map(([name, schema]) => {
    const words = Object.hasOwn(titles, name) ? titles[name] : undefined;
    if (words === undefined || !isRecord(schema)) return [name, schema] as const;
    return [name, { ...schema, ...(typeof words === 'string' ? { title: words } : { 'x-titles': words }) }] as const;
  });
  return { ...parameters, properties: Object.fromEntries(titled) };
}

function toLine(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const chars = [...text.replace(/\s+/g, ' ').trim()];
  return chars.length <= MAX_ARGUMENT_CHARS ? chars.join('') : `${chars.slice(0, MAX_ARGUMENT_CHARS - 1).join('')}…`;
}
