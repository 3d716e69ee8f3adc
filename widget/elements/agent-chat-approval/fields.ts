// The arguments of a call as a person reads and edits them: rows of title and value, and form values to arguments and back.
// Pure; the card draws them. The server checks an edit against the tool's whole schema.
import '../../shared/strings/later-strings.ts';
import { readableToolName } from '../../../protocol/blocks.ts';
import type { Approval, ApprovalField } from '../../../protocol/content/approvals.ts';
import type { StringKey, Strings } from '../../shared/strings/strings.ts';

/** What a form control holds: text, or whether a box is ticked. */
export type FormValue = string | boolean;
/** The argument that a form value means; a problem in words; or nothing at all. */
export type ReadValue = { value: unknown } | { problem: StringKey } | { omitted: true };

/** Longer texts are edited in several lines, in characters. */
const LONG_TEXT_CHARS = 60;

/** Every argument of the call: those of the tool's schema, in its order, then any other. */
export function fieldsOf({ fields = [], input = {} }: Approval): ApprovalField[] {
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.keys(input).filter((name) => !known.has(name));
  return [
    ...fields,
    ...others.map(
      (name): ApprovalField => ({ name, title: readableToolName(name), type: typeOf(input[name]), required: false }),
    ),
  ];
}

function typeOf(value: unknown): ApprovalField['type'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return typeof value as 'string';
  return 'json';
}

/** A value as the row shows it: exactly what will be sent, so numbers keep their digits. */
export function shownValue(value: unknown, strings: Strings): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return strings.t(value ? 'yes' : 'no');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** True for a text that needs several lines. */
export function isLong(value: unknown): boolean {
  return typeof value === 'string' && (value.length > LONG_TEXT_CHARS || value.includes('\n'));
}

/** What a control shows first. A value of a list of options is its index. */
export function toForm(value: unknown, { type, options }: ApprovalField): FormValue {
  if (options) return String(options.indexOf(value as string));
  if (type === 'boolean') return value === true;
  if (value === undefined || value === null) return '';
  return type === 'json' ? JSON.stringify(value, null, 2) : String(value);
}

/** What the visitor's entry means. */
export function fromForm(entry: FormValue, { type, options, required }: ApprovalField): ReadValue {
  if (typeof entry === 'boolean') return { value: entry };
  if (options) {
    const option = options[Number(entry)];
    return option === undefined ? missing(required) : { value: option };
  }
  const text = entry.trim();
  if (text === '') return missing(required);
  if (type === 'string') return { value: entry };
  if (type === 'json') {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return { problem: 'fieldJson' };
    }
  }
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return { problem: 'fieldNumber' };
  return type === 'integer' && !Number.isInteger(value) ? { problem: 'fieldInteger' } : { value };
}

function missing(required: boolean): ReadValue {
  return required ? { problem: 'fieldRequired' } : { omitted: true };
}

/** The edited arguments, or what is wrong with each field by its name. */
export function readForm(
  approval: Approval,
  entryOf: (field: ApprovalField) => FormValue,
): { input: Record<string, unknown> } | { problems: ReadonlyMap<string, StringKey> } {
  const input: Record<string, unknown> = { ...approval.input };
  const problems = new Map<string, StringKey>();
  for (const field of fieldsOf(approval)) {
    const before = approval.input?.[field.name];
    const entry = entryOf(field);
    // An untouched entry keeps its value as it is: null stays null, and a masked value its mask.
    if (
      entry === toForm(before, field) &&
      (before !== undefined || entry === '' || entry === false || entry === '-1')
    ) {
      if (before === undefined && field.required && entry !== false) problems.set(field.name, 'fieldRequired');
      continue;
    }
    const read = fromForm(entry, field);
    if ('problem' in read) problems.set(field.name, read.problem);
    else if ('omitted' in read) delete input[field.name];
    else input[field.name] = read.value;
  }
  return problems.size > 0 ? { problems } : { input };
}
