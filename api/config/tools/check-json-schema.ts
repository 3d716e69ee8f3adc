// Finds what is no JSON Schema (2020-12) in an owner's schema of parameters: a mistake there would let every call fail, or pass.
// Keywords that are not known are left alone, as the standard says.
import { isRecord, pickReference } from '../../text/json-value.ts';
import type { Mistake } from '../mistake.ts';

const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
/** By keyword: what its value has to be. */
const SCHEMAS = ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'];
const NAMED_SCHEMAS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const LISTED_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const COUNTS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'];
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const TEXTS = ['title', 'description', 'format', '$comment'];
const FLAGS = ['x-sensitive', 'uniqueItems', 'deprecated', 'readOnly', 'writeOnly'];
/** Levels of a schema that are read. */
const MAX_DEPTH = 30;

/** The mistakes of a schema that has to describe an object, each with its path. `at`: the path of the schema. */
export function findSchemaMistakes(schema: unknown, at: string): Mistake[] {
  const mistakes = findValueSchemaMistakes(schema, at);
  if (isRecord(schema) && schema.type !== 'object')
    mistakes.push({ path: `${at}.type`, message: 'must be "object": the arguments of a tool are the fields of one' });
  return mistakes;
}

/** The mistakes of a schema of any value, each with its path. */
export function findValueSchemaMistakes(schema: unknown, at: string): Mistake[] {
  const mistakes: Mistake[] = [];
  check(schema, at, 0);
  return mistakes;

  function check(value: unknown, path: string, depth: number): void {
    if (typeof value === 'boolean' && depth > 0) return;
    const add = (name: string, message: string) => mistakes.push({ path: `${path}${name}`, message });
    if (!isRecord(value)) return void add('', `must be a JSON Schema, not ${shorten(value)}`);
    if (depth > MAX_DEPTH) return void add('', `is nested more than ${MAX_DEPTH} levels deep`);
    const wrong = (name: string, right: string) => add(`.${name}`, `must be ${right}, not ${shorten(value[name])}`);
    const has = (name: string) => value[name] !== undefined;
    const types = Array.isArray(value.type) ? (value.type as unknown[]) : [value.type];
    if (has('type') && !types.every((one) => TYPES.includes(one as string)))
      wrong('type', `one of ${TYPES.join(', ')}`);
    for (const name of COUNTS.filter(has))
      if (!Number.isInteger(value[name]) || (value[name] as number) < 0) wrong(name, 'a whole number from 0');
    for (const name of NUMBERS.filter(has)) if (typeof value[name] !== 'number') wrong(name, 'a number');
    for (const name of TEXTS.filter(has)) if (typeof value[name] !== 'string') wrong(name, 'a text');
    for (const name of FLAGS.filter(has)) if (typeof value[name] !== 'boolean') wrong(name, 'true or false');
    if (has('enum') && !Array.isArray(value.enum)) wrong('enum', 'a list of values');
    if (has('required') && !isTextList(value.required)) wrong('required', 'a list of names of properties');
    if (has('pattern') && !isPattern(value.pattern)) wrong('pattern', 'a regular expression');
    if (has('$ref') && !(typeof value.$ref === 'string' && pickReference(schema, value.$ref)))
      wrong('$ref', 'a reference into this schema, such as #/$defs/day');
    for (const name of SCHEMAS.filter(has)) check(value[name], `${path}.${name}`, depth + 1);
    for (const name of LISTED_SCHEMAS.filter(has)) {
      const list = value[name];
      if (!Array.isArray(list) || list.length === 0) wrong(name, 'a list of schemas');
      else for (const [n, one] of list.entries()) check(one, `${path}.${name}[${n}]`, depth + 1);
    }
    for (const name of NAMED_SCHEMAS.filter(has)) {
      const named = value[name];
      if (!isRecord(named)) wrong(name, 'an object from names to schemas');
      else for (const [key, one] of Object.entries(named)) check(one, `${path}.${name}.${key}`, depth + 1);
    }
    if (isRecord(value.patternProperties))
      for (const key of Object.keys(value.patternProperties).filter((one) => !isPattern(one)))
        add(`.patternProperties.${key}`, 'must have a regular expression for its name');
  }
}

function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    new RegExp(value, 'u');
    return true;
  } catch {
    return false;
  }
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
