// A plugin of Starlight: the script tag of agent-chat on every page, and a button beside the search. The chat takes light or dark from the
// `color-scheme` of the page, which the site's switch sets.

/**
 * @param {{ api: string, site?: string, layout?: 'floating' | 'side', theme?: 'auto' | 'light' | 'dark', lang?: string, label?: string | false }} options
 *   `api`: address under which `/widget.js` is; `label`: words of the button, `false` for none
 */
export default function agentChat({ api, label = 'Ask', ...settings }) {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const data = Object.fromEntries(given.map(([name, value]) => [`data-${name}`, String(value)]));
  const script = { tag: 'script', attrs: { async: true, src: `${api.replace(/\/+$/, '')}/widget.js`, ...data } };
  return {
    name: '@agent-chat/starlight',
    hooks: {
      'i18n:setup'({ injectTranslations }) {
        injectTranslations({ en: { 'agentChat.ask': label || '' } });
      },
      'config:setup'({ config, updateConfig }) {
        const search =
          label === false || config.components?.Search ? {} : { Search: '@agent-chat/starlight/Search.astro' };
        updateConfig({ head: [...(config.head ?? []), script], components: { ...config.components, ...search } });
      },
    },
  };
}
