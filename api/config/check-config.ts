// Finds every mistake of a parsed configuration: its path, the fault, and the valid values.
// Reads the schema only through its descriptions.
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import type { Mistake } from './mistake.ts';

/** Every mistake, one per place, in the order of the file. Empty: the value fits the schema. `at`: the path of the value in the file. */
export function findMistakes(value: unknown, root: TSchema, at = ''): Mistake[] {
  const mistakes = new Map<string, Mistake>();
  const errors = allErrors(root, value);
  for (const error of errors) {
    // Such an error repeats what the error of the property itself says.
    if (error.keyword === 'additionalProperties' || error.keyword === 'anyOf' || error.keyword === 'const') continue;
    if (error.keyword === 'required') {
      const missing = (error.params as { requiredProperties?: string[] }).requiredProperties ?? [];
      for (const name of missing) add(`${error.instancePath}/${name}`, (right) => `is missing: ${right}`);
      continue;
    }
    add(error.instancePath, (right, found) => `must be ${right}, not ${shorten(error.instancePath, found)}`);
  }
  for (const error of errors) {
    if (error.keyword === 'anyOf')
      add(error.instancePath, (right, found) => `must be ${right}, not ${shorten(error.instancePath, found)}`);
  }
  return [...mistakes.values()];

  function add(pointer: string, sentence: (right: string, found: unknown) => string): void {
    if (mistakes.has(pointer)) return;
    const { schema, found, parent } = lookUp(root, pointer, value);
    const path = toPath(pointer, at);
    const name = pointer.split('/').at(-1) ?? '';
    const message = schema
      ? sentence(schema.description ?? 'something else', found)
      : parent?.patternProperties
        ? `has a name that does not fit: this must be ${parent.description}`
        : `is not a setting; known here: ${Object.keys(parent?.properties ?? {}).join(', ')}${suggest(name, parent)}`;
    mistakes.set(pointer, { path, message });
  }
}

/** TypeBox stops after 8 errors by default; the setting is global, so it is restored. */
function allErrors(schema: TSchema, value: unknown) {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: 500 });
  try {
    return Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

type Described = TSchema & {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
  patternProperties?: Record<string, Described>;
};

function lookUp(root: TSchema, pointer: string, value: unknown) {
  let schema: Described | undefined = root as Described;
  let parent: Described | undefined;
  let found: unknown = value;
  for (const raw of pointer.split('/').slice(1)) {
    const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    parent = schema;
    schema = schema?.items ?? schema?.properties?.[name] ?? byPattern(schema, name);
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined;
  }
  return { schema, parent, found };
}

/** The schema of a name in a record, whose keys have a pattern of our own. */
function byPattern(schema: Described | undefined, name: string): Described | undefined {
  const entries = Object.entries(schema?.patternProperties ?? {});
  return entries.find(([pattern]) => new RegExp(pattern).test(name))?.[1];
}

function toPath(pointer: string, at: string): string {
  const path = pointer
    .split('/')
    .slice(1)
    .map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`))
    .join('');
  return `${at}${path}`.replace(/^\./, '') || '(the file)';
}

/** The value as written in the file, but never a secret (LOG-1). */
function shorten(pointer: string, found: unknown): string {
  // The address of a database server has a password.
  const isSecret =
    /(key|secret)$|^\/database(_url)?$|\/(headers|env)\//i.test(pointer) && !/^(\/sites\/\d+)?\/key$/.test(pointer);
  if (isSecret) return 'what is there';
  const text = JSON.stringify(found) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function suggest(name: string, parent: Described | undefined): string {
  const close = Object.keys(parent?.properties ?? {}).find(
    (known) => known.toLowerCase() === name.toLowerCase().replaceAll('_', ''),
  );
  return close ? `. Did you mean ${close}?` : '';
}
