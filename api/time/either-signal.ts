// A signal of several others that leaves nothing behind. Node keeps what AbortSignal.any makes for as long as it has a listener (seen
// with Node 20), and the SDKs of models and of MCP add one that they never remove: 2 KB of every request stayed until the process ended.
// Without a listener, too, each source keeps a WeakRef of it for as long as the source itself lives.

/** `signal` is aborted with the first of `signals`; call `end` once nobody needs it any more. */
export function eitherSignal(...signals: readonly AbortSignal[]): { signal: AbortSignal; end(): void } {
  const either = new AbortController();
  const abort = (event: Event) => either.abort((event.target as AbortSignal).reason);
  const aborted = signals.find((signal) => signal.aborted);
  if (aborted) either.abort(aborted.reason);
  else for (const signal of signals) signal.addEventListener('abort', abort, { once: true });
  return {
    signal: either.signal,
    end() {
      for (const signal of signals) signal.removeEventListener('abort', abort);
    },
  };
}
