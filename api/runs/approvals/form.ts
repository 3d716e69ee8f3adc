// A form that a running tool asks for (an elicitation of MCP): from its flat schema to questions, and from the answers back to
// values that fit the schema. Pure. The schema is from outside: what is not known of it is left out, what is not flat is refused.
import type { Answer, AnswerField, Answers, Question } from '../../../protocol/index.ts';
import { findMismatch } from '../../agent/check-call.ts';
import { stripInvisible } from '../../agent/visible-text.ts';
import { isRecord } from '../../text/json-value.ts';
import type { StepLabels } from '../../text/pack/fixed-sentences.ts';
import type { JsonSchema } from '../../tools/tool.ts';

/** Fields of a form, and options of a choice: more is no question in a conversation. */
const MAX_FIELDS = 16;
const MAX_OPTIONS = 20;
/** Characters of a title, of an explanation and of the value of an option. */
const MAX_TITLE_CHARS = 200;
const MAX_DETAIL_CHARS = 300;
const MAX_VALUE_CHARS = 500;
const FORMATS = ['email', 'uri', 'date', 'date-time'] as const;

export type Form = {
  questions: Question[];
  /** Of an object: what is known of the given one, in its order. A form made from it is the same one. */
  schema: JsonSchema;
};

/** The form of a schema; a sentence for the model when it is none that can be shown as questions. */
export function toForm(schema: unknown, labels: Pick<StepLabels, 'yes' | 'no'>): Form | string {
  const properties = isRecord(schema) && isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  if (properties.length === 0) return 'its form has no fields';
  if (properties.length > MAX_FIELDS) return `its form has ${properties.length} fields, more than ${MAX_FIELDS}`;
  const listed = (schema as JsonSchema).required;
  const required = Array.isArray(listed) ? listed.filter((name) => properties.some(([own]) => own === name)) : [];
  const questions: Question[] = [];
  const known: Record<string, JsonSchema> = {};
  for (const [name, property] of properties) {
    const field = isRecord(property) ? readField(property, labels) : null;
    const words = clean(name, 40);
    if (!field) return `its field ${words} is no text, number, choice, or yes or no`;
    const details = clean((property as JsonSchema).description, MAX_DETAIL_CHARS);
    const title = clean((property as JsonSchema).title, MAX_TITLE_CHARS) || words;
    questions.push({
      id: `q${questions.length + 1}`,
      question: details === '' ? title : `${title}: ${details}`,
      ...field.question,
      ...(required.includes(name) ? { required: true } : {}),
    });
    known[name] = { ...field.schema, title, ...(details === '' ? {} : { description: details }) };
  }
  return { questions, schema: { type: 'object', properties: known, required, additionalProperties: false } };
}

/** What was answered. `missing`: the first required question without an answer. `wrong`: an answer that does not fit. */
export type FormReply =
  | { content: Record<string, unknown> }
  | { missing: string }
  | { wrong: { id: string; problem: string } };

/** The answers as values of the form's schema. `questions` and `schema`: of one {@link Form}. */
export function readForm(schema: JsonSchema, questions: readonly Question[], answers: Answers): FormReply {
  const names = Object.keys(schema.properties as object);
  const content: Record<string, unknown> = {};
  for (const [at, question] of questions.entries()) {
    const answer = answers[question.id];
    if (answer)
      content[names[at]!] = toValue(answer, question, (schema.properties as Record<string, JsonSchema>)[names[at]!]!);
    else if (question.required) return { missing: question.id };
  }
  const wrong = findMismatch({ name: 'the form', description: '', parameters: schema }, content);
  if (!wrong) return { content };
  const at = names.findIndex((name) => wrong.field === name || wrong.field.startsWith(`${name}.`));
  const { id = 'q1', question = '' } = questions[at] ?? {};
  return { wrong: { id, problem: `The answer to "${question}" does not fit: ${describe(questions[at])}.` } };
}

function toValue(
  { options = [], text = '' }: Answer,
  { options: offered, multi_select }: Question,
  schema: JsonSchema,
) {
  if (offered.length > 0) {
    const said = offered.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
    const chosen = options.length > 0 ? options : said ? [said.id] : [];
    const values = chosen.map((id) => valuesOf(schema)[offered.findIndex((option) => option.id === id)]);
    // A text that is no option fits no schema of a choice.
    if (chosen.length === 0) return text;
    return multi_select || schema.type === 'array' ? values : values[0];
  }
  if (schema.type !== 'number' && schema.type !== 'integer') return text;
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? text : value;
}

/** What an answer has to be, in words. */
function describe({ options = [], field = {}, multi_select }: Partial<Question> = {}): string {
  if (options.length > 0) return multi_select ? 'choose as many options as it asks for' : 'choose one of its options';
  const { format = 'text', minimum, maximum, min_length: least, max_length: most } = field;
  const kinds = {
    text: 'a text',
    number: 'a number',
    integer: 'a whole number',
    email: 'an e-mail address',
    uri: 'an address such as https://example.com',
    date: 'a date such as 2026-03-25',
    'date-time': 'a date and time such as 2026-03-25T09:30:00Z',
  };
  const bounds = [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(least === undefined ? [] : [`at least ${least} characters`]),
    ...(most === undefined ? [] : [`at most ${most} characters`]),
  ];
  return `it must be ${[kinds[format], ...bounds].join(', ')}`;
}

type Field = { schema: JsonSchema; question: Pick<Question, 'options' | 'multi_select' | 'allow_free_text' | 'field'> };

function readField(property: JsonSchema, labels: Pick<StepLabels, 'yes' | 'no'>): Field | null {
  const { type } = property;
  if (type === 'boolean') return choice({ type }, [labels.yes, labels.no]);
  if (type === 'array') {
    const items = isRecord(property.items) ? readChoices(property.items) : null;
    if (!items) return null;
    const bounds = pick(property, ['minItems', 'maxItems']);
    const made = choice({ type, items: items.schema, ...bounds }, items.labels);
    return { ...made, question: { ...made.question, multi_select: true } };
  }
  const choices = readChoices(property);
  if (choices) return choice(choices.schema, choices.labels);
  if (type === 'number' || type === 'integer') {
    const bounds = pick(property, ['minimum', 'maximum']);
    return { schema: { type, ...bounds }, question: text({ format: type, ...bounds }) };
  }
  if (type !== 'string' || property.enum !== undefined || property.oneOf !== undefined) return null;
  const format = FORMATS.find((one) => one === property.format);
  const bounds = pick(property, ['minLength', 'maxLength']);
  const field: AnswerField = {
    ...(format ? { format } : {}),
    ...(bounds.minLength === undefined ? {} : { min_length: bounds.minLength }),
    ...(bounds.maxLength === undefined ? {} : { max_length: bounds.maxLength }),
  };
  return { schema: { type, ...(format ? { format } : {}), ...bounds }, question: text(field) };
}

/** The values of a choice with their labels: `enum` with `enumNames`, or `oneOf` or `anyOf` of titled constants. */
function readChoices(property: JsonSchema): { schema: JsonSchema; labels: string[] } | null {
  const titled = [property.oneOf, property.anyOf].find(Array.isArray) as unknown[] | undefined;
  const values = titled ? titled.map((one) => (isRecord(one) ? one.const : null)) : property.enum;
  if (!Array.isArray(values) || values.length === 0 || values.length > MAX_OPTIONS) return null;
  if (!values.every((one): one is string => typeof one === 'string' && one.length <= MAX_VALUE_CHARS)) return null;
  if (new Set(values).size !== values.length) return null;
  const names = titled?.map((one) => (isRecord(one) ? one.title : null)) ?? property.enumNames;
  const labels = values.map(
    (value, n) => clean(Array.isArray(names) ? names[n] : null, MAX_TITLE_CHARS) || clean(value, MAX_TITLE_CHARS),
  );
  return { schema: { type: 'string', enum: values, enumNames: labels }, labels };
}

function choice(schema: JsonSchema, labels: readonly string[]): Field {
  const options = labels.map((label, n) => ({ id: String.fromCharCode(97 + n), label }));
  return { schema, question: { options, allow_free_text: false } };
}

function text(field: AnswerField): Field['question'] {
  return { options: [], allow_free_text: true, ...(Object.keys(field).length > 0 ? { field } : {}) };
}

/** The values of a choice, in the order of its options. */
function valuesOf(schema: JsonSchema): readonly unknown[] {
  if (schema.type === 'boolean') return [true, false];
  const { enum: values } = (schema.type === 'array' ? schema.items : schema) as { enum?: readonly unknown[] };
  return values ?? [];
}

function pick<Name extends string>(property: JsonSchema, names: readonly Name[]): { [name in Name]?: number } {
  const found = names.filter((name) => typeof property[name] === 'number' && Number.isFinite(property[name]));
  return Object.fromEntries(found.map((name) => [name, property[name]])) as { [name in Name]?: number };
}

/** Words of a service on one line, without characters that nobody sees. */
function clean(words: unknown, maxChars: number): string {
  if (typeof words !== 'string') return '';
  return stripInvisible(words.slice(0, maxChars * 4))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxChars)
    .toWellFormed();
}
