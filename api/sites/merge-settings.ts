// Settings as JSON objects: merging a change into them, naming what is in them, and showing them without secrets. Pure.
import type { AuditChange } from '../store/contract/site-settings.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** Objects whose fields count one by one; any other value is one setting. */
const SECTIONS = ['agent', 'look', 'limits'];
/** Never shown. */
const SECRETS = ['secret'];
/** Characters of a value in the audit log. */
const SHOWN_CHARS = 200;

export const isObject = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Merge Patch (RFC 7396): null removes, objects merge, anything else replaces. Neither argument is changed. */
export function mergeSettings(settings: Settings, patch: Settings): Settings {
  const merged = new Map(Object.entries(settings));
  for (const [name, value] of Object.entries(patch)) {
    const known = merged.get(name);
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(value) ? mergeSettings(isObject(known) ? known : {}, value) : value);
  }
  // Unlike an assignment, this gives no meaning to the name __proto__.
  return Object.fromEntries(merged);
}

/** The paths of what is set, such as `origins` and `agent.name`; the key is none. */
export function pathsOf(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (name === 'key') return [];
    if (!SECTIONS.includes(name) || !isObject(value)) return [name];
    return Object.keys(value).map((inner) => `${name}.${inner}`);
  });
}

/** The settings as they may be shown: of a secret that it is set, and its last characters. */
export function withoutSecrets(settings: Settings): Settings {
  const shown = Object.entries(settings).map(([name, value]) => {
    return [name, SECRETS.includes(name) && typeof value === 'string' ? hint(value) : value] as const;
  });
  return Object.fromEntries(shown);
}

/** What differs, for the audit log. */
export function changesBetween(before: Settings, after: Settings): AuditChange[] {
  const paths = [...new Set([...pathsOf(before), ...pathsOf(after)])];
  return paths.flatMap((path) => {
    const [from, to] = [valueAt(before, path), valueAt(after, path)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const show = (value: unknown) => (SECRETS.includes(path) ? hint(String(value)) : shorten(value));
    return [
      { path, ...(from === undefined ? {} : { from: show(from) }), ...(to === undefined ? {} : { to: show(to) }) },
    ];
  });
}

export function valueAt(settings: Settings, path: string): unknown {
  const [name = '', inner] = path.split('.');
  const value = Object.hasOwn(settings, name) ? settings[name] : undefined;
  if (inner === undefined) return value;
  return isObject(value) && Object.hasOwn(value, inner) ? value[inner] : undefined;
}

const hint = (secret: string) => `set, ends in …${secret.slice(-3)}`;

function shorten(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
}
