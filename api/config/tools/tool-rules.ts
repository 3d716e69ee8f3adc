// What an owner may say about any tool: built-in, HTTP, MCP or of the page. The words of the `tools` section.
import { Type } from 'typebox';
import { oneOf, text } from '../setting-kinds.ts';

/** When a person decides before a call runs: never, always, or until the visitor allows the tool for the conversation (AP5). */
export const APPROVALS = ['never', 'always', 'first'] as const;
export type ToolApproval = (typeof APPROVALS)[number];

/** How a call is shown: as a step of its group, as content outside of groups, or not at all. */
export const DISPLAYS = ['step', 'content', 'hidden'] as const;
export type ToolDisplay = (typeof DISPLAYS)[number];

/** A text, or texts by BCP 47 tag. `{name}` in it is the value of an argument. */
export type ToolWords = string | Readonly<Record<string, string>>;

/** Each field that is given replaces what the tool says of itself. */
export type ToolRule = {
  approval?: ToolApproval;
  readOnly?: boolean;
  idempotent?: boolean;
  timeoutMs?: number;
  trust?: 'owner' | 'outside';
  display?: ToolDisplay;
  label?: ToolWords;
  icon?: string;
  /** Parameter → what a person reads instead of its name. */
  titles?: Readonly<Record<string, ToolWords>>;
};

/** A rule for the tools whose names fit `pattern`, in which `*` is any text. */
export type NamedRule = { pattern: string; rule: ToolRule };

/** A BCP 47 tag: a language, then further subtags. */
const LANGUAGE_TAG = '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$';
/** Longest time of one call, in ms: a run ends after 120 s (INJ-7). */
const MAX_TIMEOUT_MS = 110_000;

const words = (what: string) =>
  Type.Union(
    [
      Type.String({ minLength: 1, maxLength: 200 }),
      Type.Record(Type.String({ pattern: LANGUAGE_TAG }), text('a text', 200), { additionalProperties: false }),
    ],
    { description: `${what}: a text, or an object from a language tag such as vi to a text` },
  );

export const ruleProperties = {
  approval: Type.Optional(oneOf(APPROVALS)),
  readOnly: Type.Optional(Type.Boolean({ description: 'true or false: a call changes nothing anywhere' })),
  idempotent: Type.Optional(
    Type.Boolean({ description: 'true or false: a call made twice does the same as one, so it may be repeated' }),
  ),
  timeoutMs: Type.Optional(
    Type.Integer({
      minimum: 100,
      maximum: MAX_TIMEOUT_MS,
      description: `milliseconds after which a call has failed, 100 to ${MAX_TIMEOUT_MS}`,
    }),
  ),
  trust: Type.Optional(oneOf(['owner', 'outside'])),
  display: Type.Optional(oneOf(DISPLAYS)),
  label: Type.Optional(words('the label of a step, in which {argument} is the value of an argument')),
  icon: Type.Optional(
    Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$', description: 'the name of an icon of the widget, such as file' }),
  ),
  titles: Type.Optional(
    Type.Record(Type.String(), words('the name of a parameter'), {
      description: 'an object from a parameter to what a person reads instead of its name',
    }),
  ),
};
/** The names above, for messages. */
export const RULE_FIELDS = Object.keys(ruleProperties).join(', ');

/** The rule that an entry of the file holds beside its own fields. */
export function readRule(entry: ToolRule): ToolRule {
  const fields = Object.keys(ruleProperties) as (keyof ToolRule)[];
  return Object.fromEntries(fields.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])));
}
