/// <reference types="mocha" />
// The language of elements that are used alone: words of each element, and of those inside it.
import { expect } from 'chai';
import '../../../../widget/elements/source-citation/define.ts';
import '../../../../widget/elements/sources-panel/define.ts';
import '../../../../widget/elements/tool-group/define.ts';
import '../../../../widget/elements/web-search-block/define.ts';
import { loadLanguage } from '../../../../widget/shared/strings/strings.ts';
import { group, mount, settled, sources, step } from '../../elements/element-fixtures.ts';

/** All that is read of an element: its texts and labels. */
function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLStyleElement) return '';
  const label = node instanceof Element ? (node.getAttribute('aria-label') ?? '') : '';
  const inside = node instanceof Element && node.shadowRoot ? [...node.shadowRoot.childNodes] : [];
  return [label, ...[...inside, ...node.childNodes].map(wordsOf)].join(' ');
}

describe('the strings of an element used alone', () => {
  before(() => loadLanguage('de'));
  afterEach(() => document.body.replaceChildren());

  it('change at once with its lang', async () => {
    const steps = ['a', 'b', 'c', 'd', 'e'].map((key) => step(key, { toolResultError: key === 'e' }));
    const elements = [
      await mount('web-search-block', { query: 'q', sources, status: 'success' }),
      await mount('sources-panel', { groups: [{ query: 'q', sources }], open: true } as object),
      await mount('source-citation', { sources: sources.slice(0, 1) }),
      await mount('tool-group', { group: group(steps, true), live: true }),
    ];
    for (const element of elements) element.lang = 'de';
    await Promise.resolve();
    for (const element of elements) await settled(element);
    const german = ['Websuche', 'Quellen schließen', 'Quelle 1', '2 frühere Schritte', 'Fehlgeschlagen : Looking up e'];
    const words = elements.map(wordsOf).join(' ').replace(/\s+/g, ' ');
    for (const each of german) expect(words).to.include(each);
    expect(words).not.to.match(/\b(Sources?|results|Done|Failed|failed|opens)\b/);
  });
});
