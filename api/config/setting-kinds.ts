// The kinds of values that several sections of the configuration file share. Error messages quote their descriptions.
import { Type } from 'typebox';

/** A text; `description` states what it is. */
export const text = (description: string, maxLength = 500) => Type.String({ minLength: 1, maxLength, description });

/** An http or https address; `description` states of what. */
export const url = (description: string) =>
  Type.String({
    pattern: '^https?://[^\\s]+$',
    maxLength: 2048,
    description: `${description}, beginning with https:// or http://`,
  });

/** The key of a service, `service` as its owner writes the name. */
export const keyOf = (service: string) => text(`the key of ${service} (env:NAME reads it from the environment)`);

export const oneOf = (names: readonly string[]) =>
  Type.Union(
    names.map((name) => Type.Literal(name)),
    { description: `one of ${names.join(', ')}` },
  );
