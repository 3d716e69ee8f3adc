// How the fields of an artifact are checked.

export const textProblem = (field: string, max: number) =>
  `${field} must be text of at most ${max} characters, not blank.`;

export function isText(value: unknown, max: number, min = 1): value is string {
  return typeof value === 'string' && value.length <= max && value.trim().length >= min;
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isList(value: unknown, max: number): value is unknown[] {
  return Array.isArray(value) && value.length >= 1 && value.length <= max;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
