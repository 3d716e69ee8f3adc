import { type Placeholder, sql } from 'drizzle-orm';

/** A placeholder of its own name for each column. */
export function placeholders<Name extends string>(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;
}
