// INJ-6: secrets of the deployment never leave in a tool's arguments, however the model came by them.
// What is redacted here is what is shown, stored and executed alike.
import { redactKeys } from '../../config/secret-shapes.ts';

/**
 * A function that replaces key-shaped strings and the given secrets in every string of a call's input. `secrets` is read for each
 * call: sites come and go while the server runs.
 */
export function createInputRedactor(
  secrets: () => readonly string[] = () => [],
): (input: Record<string, unknown>) => Record<string, unknown> {
  return (input) => {
    // Short values would blank out ordinary words.
    const known = secrets()
      .filter((secret) => secret.length >= 8)
      .sort((a, b) => b.length - a.length);
    const redactText = (text: string) =>
      redactKeys(known.reduce((clean, secret) => clean.replaceAll(secret, '[redacted]'), text));
    const redact = (value: unknown): unknown => {
      if (typeof value === 'string') return redactText(value);
      if (Array.isArray(value)) return value.map(redact);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner)]));
    };
    return redact(input) as Record<string, unknown>;
  };
}
