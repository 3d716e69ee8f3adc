// Checks data from outside against the schema that its own service gives for it.
import { Errors } from 'typebox/schema';
import type { JsonSchema } from '../tool.ts';

/** What the schema does not allow, such as `data whose /n must be number`; null where it allows the data. */
export function findProblem(schema: JsonSchema, data: unknown): string | null {
  try {
    const [first] = Errors(schema, data)[1];
    return first ? `data whose ${first.instancePath || 'value'} ${first.message}` : null;
  } catch {
    return 'data that cannot be checked';
  }
}
