// Tokens of texts and turns: exact where the service reports them, estimated otherwise.
import type { Usage } from '../../protocol/index.ts';
import { type ModelMessage, promptText } from '../models/model.ts';

/** UTF-8 bytes of a token, roughly: English has about 4.2, Chinese about 3.3. */
export const BYTES_PER_TOKEN = 3.5;

/** Tokens of a text, roughly; rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** Tokens of a request, roughly. */
export function estimateRequest(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateTokens(promptText(message)) + 4, 0);
}

/** What a turn used, roughly: for services that do not report it, and for turns that broke off. */
export function estimateUsage(messages: readonly ModelMessage[], written: string): Usage {
  return { input_tokens: estimateRequest(messages), output_tokens: estimateTokens(written) };
}

/** Adds `more` to `sum`, in place. */
export function addUsage(sum: Usage, more: Usage): void {
  sum.input_tokens += more.input_tokens;
  sum.output_tokens += more.output_tokens;
}
