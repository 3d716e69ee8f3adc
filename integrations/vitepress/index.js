// The script tag of agent-chat as an entry of VitePress's `head`. The chat is outside of the app, so that navigation keeps it, and it takes
// light or dark from the `color-scheme` of the page, which VitePress's switch sets.

/**
 * @param {{ api: string, site?: string, layout?: 'floating' | 'side', theme?: 'auto' | 'light' | 'dark', lang?: string }} options
 *   `api`: address under which `/widget.js` is
 * @returns {['script', Record<string, string>][]} entries of `head`
 */
export function agentChat({ api, ...settings }) {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const data = Object.fromEntries(given.map(([name, value]) => [`data-${name}`, String(value)]));
  return [['script', { async: '', src: `${api.replace(/\/+$/, '')}/widget.js`, ...data }]];
}
