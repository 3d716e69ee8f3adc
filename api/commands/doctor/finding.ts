// What `agent-chat doctor` finds: one line for each thing that was looked at, with what to do where it is not in order.

/** `unknown`: could not be looked at. Only `failed` sets the exit code. */
export type FindingState = 'ok' | 'warning' | 'failed' | 'unknown';

/** `area`: what was looked at, in a word or two. `fix`: a sentence with the setting or the command. */
export type Finding = { area: string; state: FindingState; text: string; fix?: string };

export const ok = (area: string, text: string): Finding => ({ area, state: 'ok', text });
export const warning = (area: string, text: string, fix: string): Finding => ({ area, state: 'warning', text, fix });
export const failed = (area: string, text: string, fix: string): Finding => ({ area, state: 'failed', text, fix });
export const unknown = (area: string, text: string, fix?: string): Finding => ({
  area,
  state: 'unknown',
  text,
  ...(fix === undefined ? {} : { fix }),
});

/** The code or the text of a failed connection: `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
export function causeOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string };
  return cause?.code ?? cause?.message ?? message;
}
