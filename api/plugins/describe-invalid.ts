// What a field of a request must be, in words, from the first fault that the check against a schema finds: the values that are allowed, the kind,
// or the description of its schema. Pure; the checks are Ajv's, with `verbose`.

/** A fault as Ajv reports it (ajv.js.org/api.html#error-objects). */
export type SchemaFault = {
  keyword?: string;
  instancePath?: string;
  message?: string;
  params?: Record<string, unknown>;
  /** Value of the keyword. */
  schema?: unknown;
  parentSchema?: { description?: string };
};

/** The field, as a path with dots, and the sentence about it without its full stop. `context`: the part of the request, such as `body`. */
export function describeInvalid(faults: readonly SchemaFault[], context: string): { field: string; sentence: string } {
  // Every branch of a union reports a fault; the deepest one is of the branch that was meant.
  const first = [...faults].sort((a, b) => depthOf(b) - depthOf(a))[0] ?? {};
  const { missingProperty, additionalProperty } = first.params ?? {};
  const inside = (first.instancePath ?? '').split('/').filter(Boolean);
  const name = missingProperty ?? additionalProperty;
  const field = [...inside, ...(name ? [String(name)] : [])].join('.') || context;
  if (missingProperty) return { field, sentence: 'is missing' };
  if (additionalProperty) return { field, sentence: 'is not a field of this call' };
  return { field, sentence: sentenceOf(first, faults) };
}

const depthOf = ({ instancePath = '' }: SchemaFault) => instancePath.split('/').length;

function sentenceOf(fault: SchemaFault, faults: readonly SchemaFault[]): string {
  const { keyword, message = 'is not valid', params = {} } = fault;
  const described = fault.parentSchema?.description;
  if (keyword === 'const' || keyword === 'enum') {
    const allowed = keyword === 'enum' ? (params.allowedValues as unknown[]) : allowedBy(fault, faults);
    return `must be ${listOf(allowed)}`;
  }
  if (keyword === 'pattern' && described) return `must be of another form: ${described}`;
  if (keyword === 'type') {
    const kind = KINDS[String(params.type)] ?? String(params.type);
    return `must be ${kind}${described ? `: ${described}` : ''}`;
  }
  return message;
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/** Values shown of a list: as many as one reads. */
const MAX_SHOWN = 20;

function listOf(values: readonly unknown[]): string {
  const shown = [...new Set(values.map((value) => JSON.stringify(value)))].slice(0, MAX_SHOWN);
  return shown.length > 1 ? `one of ${shown.join(', ')}` : (shown[0] ?? 'another value');
}

/**
 * What the branches of the union around a literal allow: those of the same field, or of the field that tells objects apart, which not every
 * branch gets as far as.
 */
function allowedBy(fault: SchemaFault, faults: readonly SchemaFault[]): unknown[] {
  const path = fault.instancePath ?? '';
  const cut = path.lastIndexOf('/');
  const name = path.slice(cut + 1);
  const unions = faults.filter(({ keyword }) => keyword === 'anyOf');
  const own = unions.find(({ instancePath }) => instancePath === path);
  const around = unions.find(({ instancePath }) => instancePath === path.slice(0, cut));
  const branches = ((own ?? around)?.schema ?? []) as Branch[];
  const values = branches.flatMap((branch) => valuesOf(own ? branch : branch.properties?.[name]));
  return values.length > 0 ? values : [fault.params?.allowedValue];
}

type Branch = { const?: unknown; enum?: unknown[]; anyOf?: Branch[]; properties?: Record<string, Branch> };

function valuesOf(branch: Branch | undefined): unknown[] {
  if (!branch) return [];
  if ('const' in branch) return [branch.const];
  return branch.enum ?? branch.anyOf?.flatMap(valuesOf) ?? [];
}
