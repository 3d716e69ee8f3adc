// Checks a value against a JSON Schema (2020-12): the keywords that describe arguments and results. The API checks the same value, but
// for patterns, which are the page's alone; a keyword that is not known here lets everything through.

type Schema = Readonly<Record<string, unknown>>;

/** What does not fit, with its field; null where all does. */
export function findMismatch(schema: unknown, value: unknown, at = 'the input'): string | null {
  if (typeof schema !== 'object' || schema === null) return schema === false ? `${at} is not allowed` : null;
  const rules = schema as Schema;
  const types = rules.type === undefined ? [] : [rules.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type as string)))
    return `${at} must be ${types.join(' or ')}`;
  if (Array.isArray(rules.enum) && !rules.enum.some((one) => isSame(one, value))) return `${at} is none of its values`;
  if ('const' in rules && !isSame(rules.const, value)) return `${at} must be ${JSON.stringify(rules.const)}`;
  return (
    checkNumber(rules, value, at) ??
    checkText(rules, value, at) ??
    checkList(rules, value, at) ??
    checkObject(rules, value, at) ??
    checkChoices(rules, value, at)
  );
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function checkNumber(rules: Schema, value: unknown, at: string): string | null {
  if (typeof value !== 'number') return null;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = rules as Record<string, number | undefined>;
  const isLow =
    (minimum !== undefined && value < minimum) || (exclusiveMinimum !== undefined && value <= exclusiveMinimum);
  const isHigh =
    (maximum !== undefined && value > maximum) || (exclusiveMaximum !== undefined && value >= exclusiveMaximum);
  return isLow || isHigh ? `${at} is too ${isLow ? 'small' : 'large'}` : null;
}

function checkText(rules: Schema, value: unknown, at: string): string | null {
  if (typeof value !== 'string') return null;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rules as Record<string, number | undefined>;
  const { length } = [...value];
  if (length < minLength || length > maxLength) return `${at} is too ${length < minLength ? 'short' : 'long'}`;
  // A pattern of the page's own script, over values that are bounded.
  if (typeof rules.pattern === 'string' && !new RegExp(rules.pattern, 'u').test(value))
    return `${at} does not match ${rules.pattern}`;
  return null;
}

function checkList(rules: Schema, value: unknown, at: string): string | null {
  if (!Array.isArray(value)) return null;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = rules as Record<string, number | undefined>;
  if (value.length < minItems || value.length > maxItems)
    return `${at} has too ${value.length < minItems ? 'few' : 'many'} entries`;
  return first(value, (item, n) => findMismatch(rules.items ?? true, item, `${at}[${n}]`));
}

function checkObject(rules: Schema, value: unknown, at: string): string | null {
  if (!isOfType(value, 'object')) return null;
  const fields = value as Record<string, unknown>;
  const properties = (rules.properties ?? {}) as Schema;
  const missing = ((rules.required ?? []) as string[]).find((name) => !Object.hasOwn(fields, name));
  if (missing !== undefined) return `${at} has no ${missing}`;
  return first(Object.entries(fields), ([name, inner]) => {
    const path = at === 'the input' ? name : `${at}.${name}`;
    return findMismatch(
      Object.hasOwn(properties, name) ? properties[name] : (rules.additionalProperties ?? true),
      inner,
      path,
    );
  });
}

function checkChoices(rules: Schema, value: unknown, at: string): string | null {
  const { allOf, anyOf, oneOf } = rules as Record<string, unknown[] | undefined>;
  const fits = (one: unknown) => findMismatch(one, value, at) === null;
  if (anyOf && !anyOf.some(fits)) return `${at} fits none of its forms`;
  if (oneOf && oneOf.filter(fits).length !== 1) return `${at} must fit one of its forms`;
  if (rules.not !== undefined && fits(rules.not)) return `${at} is not allowed`;
  return first(allOf ?? [], (one) => findMismatch(one, value, at));
}

function first<T>(items: readonly T[], check: (item: T, n: number) => string | null): string | null {
  for (const [n, item] of items.entries()) {
    const found = check(item, n);
    if (found !== null) return found;
  }
  return null;
}

/** Of JSON values; the order of fields counts for objects, which lists of values rarely have. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
