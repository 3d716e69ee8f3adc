// A plugin of Docusaurus: the script tag of agent-chat on every page, and a button in the bar. The chat is outside of the app, so that
// navigation keeps it, and it takes light or dark from the `color-scheme` of the page, which the site's switch sets.
import { fileURLToPath } from 'node:url';

const CHARACTERS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (one) => CHARACTERS[one]);

/**
 * @param {{ siteConfig: { themeConfig: { navbar?: { items?: object[] } } } }} context
 * @param {{ api: string, site?: string, layout?: 'floating' | 'side', theme?: 'auto' | 'light' | 'dark', lang?: string, label?: string | false }} options
 *   `api`: address under which `/widget.js` is; `label`: words of the button, `false` for none
 */
export default function agentChat({ siteConfig }, { api, label = 'Ask', id: _id, ...settings }) {
  if (label !== false) {
    const value = `<button type="button" class="button button--outline button--primary" data-agent-chat-ask>${escapeHtml(label)}</button>`;
    const navbar = siteConfig.themeConfig.navbar ?? {};
    siteConfig.themeConfig.navbar = {
      ...navbar,
      items: [...(navbar.items ?? []), { type: 'html', position: 'right', value }],
    };
  }
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const data = Object.fromEntries(given.map(([name, value]) => [`data-${name}`, String(value)]));
  const attributes = { async: true, src: `${api.replace(/\/+$/, '')}/widget.js`, ...data };
  return {
    name: 'agent-chat',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', attributes }] }),
    getClientModules: () => [fileURLToPath(new URL('ask.js', import.meta.url))],
  };
}
