// The tag that an owner pastes into the pages of a site.

/** `base`: the address of the API, its base path included. The site `default` needs no name. */
export function tagOf(base: string, site: string): string {
  const named = site === 'default' ? '' : ` data-site="${site}"`;
  return `<script src="${base}/widget.js"${named} async></script>`;
}
