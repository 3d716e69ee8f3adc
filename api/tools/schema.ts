// Schemas of the built-in tools: written with TypeBox, handed on as plain JSON Schema.
import type { TSchema } from 'typebox';
import type { JsonSchema } from './tool.ts';

/** The schema as JSON. */
export function plainSchema(schema: TSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema)) as JsonSchema;
}
