// The names that `trustProxy` takes for the usual places of a reverse proxy.

const PRESETS: Readonly<Record<string, readonly string[]>> = {
  /** On this machine. */
  loopback: ['127.0.0.0/8', '::1/128'],
  /** In a private network, e.g. one of containers: RFC 1918 and RFC 4193; what is on this machine too. */
  private: ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The entries with names replaced by their ranges, each once. */
export function expandProxies(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => (Object.hasOwn(PRESETS, entry) ? PRESETS[entry]! : [entry])))];
}
