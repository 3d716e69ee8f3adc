/// <reference types="mocha" />
// Hostile sources in the three places that draw them: nothing runs, no other host is requested, text stays text.
// The corpus is beside the repository; where it is missing the rows below still run.
import { expect } from 'chai';
import type { Source } from '../../../protocol/blocks.ts';
import '../../../widget/elements/source-citation/define.ts';
import '../../../widget/elements/sources-panel/define.ts';
import '../../../widget/elements/web-search-block/define.ts';
import { cleanText } from '../../../widget/shared/visible-text.ts';

/** `source`: what an engine may send, with missing fields. */
type Row = { id: string; source: Partial<Source> };

const page = 'https://example.com/a';
const ownRows: Row[] = [
  {
    id: 'own-script',
    source: { title: '<script>alert(1)</script>', snippet: '<img src=x onerror=alert(1)>', url: page },
  },
  { id: 'own-quote', source: { title: '" onfocus="alert(1)', snippet: "' autofocus x='", url: page } },
  { id: 'own-domain', source: { title: '', domain: '<svg onload=alert(1)>', url: 'javascript:alert(1)' } },
  { id: 'own-quotes', source: { title: 't', url: page, quotes: ['<iframe src=https://canary.test></iframe>'] } },
  { id: 'own-tab', source: { title: 't', url: 'java\tscript:alert(1)' } },
  { id: 'own-blob', source: { title: 't', url: 'blob:https://canary.test/x' } },
  { id: 'own-userinfo', source: { title: 't', url: 'https://example.com@canary.test/' } },
  {
    id: 'own-markdown',
    source: { title: '**b** [t](https://canary.test)', snippet: '![x](https://canary.test)', url: page },
  },
  { id: 'own-svg-icon', source: { title: 't', url: page, favicon: 'data:image/svg+xml;base64,PHN2Zy8+' } },
  { id: 'own-protocol-icon', source: { title: 't', url: page, favicon: '//canary.test/i.png' } },
  { id: 'own-backslash-icon', source: { title: 't', url: page, favicon: '/\\canary.test/i.png' } },
  { id: 'own-remote-icon', source: { title: 't', url: page, favicon: 'https://canary.test/i.png' } },
];

const corpus: { rows: { id: string; kind: string; input: string }[] } | null = await fetch(
  '/__wds-outside-root__/1/shared/corpora/xss.json',
).then(
  (reply) => (reply.ok ? reply.json() : null),
  () => null,
);
if (!corpus) console.info('xss.json is not beside the repository: only the own rows run.');
const rows: Row[] = [
  ...ownRows,
  ...(corpus?.rows ?? [])
    .filter(({ kind }) => kind === 'source')
    .map(({ id, input }) => ({ id, source: JSON.parse(expand(input)) as Partial<Source> })),
];

/** Restores the corpus's repeat marks. */
function expand(text: string): string {
  return text.replace(/\u27e6repeat:(\d+):([\s\S]{1,24}?)\u27e7/g, (_, count, unit) => unit.repeat(Number(count)));
}

/** Each place, opened so that its source is drawn. */
const places: Record<string, (source: Source) => Promise<Element>> = {
  'sources-panel': (source) =>
    mount('sources-panel', { groups: [{ query: source.title, sources: [source] }], open: true }),
  'web-search-block': (source) => mount('web-search-block', { query: source.title, sources: [source], open: true }),
  'source-citation': async (source) => {
    const citation = await mount('source-citation', { sources: [source] });
    citation.shadowRoot!.querySelector<HTMLElement>('.cite')!.click();
    await citation.updateComplete;
    return citation;
  },
};

async function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]>,
): Promise<HTMLElementTagNameMap[Tag]> {
  const element = document.createElement(tag);
  element.lang = 'en';
  Object.assign(element, props);
  document.body.append(element);
  await (element as unknown as { updateComplete: Promise<unknown> }).updateComplete;
  return element;
}

/** A source as the API sends it, overridden by the row's fields. */
function toSource(given: Partial<Source>): Source {
  return { number: 1, url: '', title: '', snippet: '', domain: 'example.com', favicon: null, ...given };
}

const allowedTags = new Set(
  'ASIDE SECTION HEADER H2 DIV SPAN UL LI A BUTTON IMG STRONG svg path circle rect STYLE'.split(' '),
);

/** Every element in the shadow trees below `root`. */
function elementsIn(root: Element): Element[] {
  return [...(root.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((one) => [one, ...elementsIn(one)]);
}

function expectInert(root: Element, what: string): void {
  const elements = elementsIn(root);
  expect(elements.length, what).to.be.above(3);
  for (const element of elements) {
    if (!allowedTags.has(element.tagName)) expect.fail(`${what}: <${element.tagName}>`);
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) expect.fail(`${what}: ${element.tagName} ${name}`);
      if (/^(xlink:href|srcdoc|srcset|action|formaction|background|poster|data|autofocus)$/i.test(name))
        expect.fail(`${what}: ${element.tagName} ${name}`);
      if (name === 'src' && !/^(https?:$|data:image\/(png|jpeg|gif|webp);base64,)/i.test(schemeOf(value)))
        expect.fail(`${what}: src ${value}`);
      if (name === 'href' && !/^(https?:\/\/|mailto:)/.test(value)) expect.fail(`${what}: href ${value}`);
    }
  }
}

/** The scheme of a web address, resolved as the page would; any other address whole. */
function schemeOf(address: string): string {
  const { protocol } = new URL(address, location.href);
  return /^https?:$/.test(protocol) ? protocol : address;
}

/** Addresses of pictures that are neither in the source itself nor on the page's own host. */
function remotePictures(root: Element): string[] {
  return elementsIn(root)
    .flatMap((element) => element.getAttribute('src') ?? [])
    .filter((src) => new URL(src, location.href).origin !== location.origin)
    .filter((src) => !/^data:image\/(png|jpeg|gif|webp);base64,/i.test(src));
}

describe(`hostile sources (${rows.length} rows)`, () => {
  const ran: string[] = [];
  const originals = { alert: window.alert, confirm: window.confirm, prompt: window.prompt };
  before(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const) window[name] = (() => ran.push(name)) as never;
  });
  after(() => Object.assign(window, originals));
  afterEach(() => document.body.replaceChildren());

  for (const [place, draw] of Object.entries(places)) {
    it(`[MD-1, MD-2] <${place}> creates no active content and runs nothing`, async () => {
      for (const { id, source } of rows) {
        const element = await draw(toSource(source));
        expectInert(element, id);
        for (const inner of elementsIn(element))
          for (const type of ['error', 'load', 'focus', 'pointerover', 'mouseover', 'animationstart', 'toggle'])
            inner.dispatchEvent(new Event(type));
        element.remove();
      }
      // Anything that a row may have scheduled has run by now.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(ran).to.deep.equal([]);
    });

    it(`[MD-1] <${place}> shows a row's text as text`, async () => {
      for (const { id, source } of rows) {
        const element = await draw(toSource(source));
        const text = elementsIn(element)
          .filter((each) => each.classList.contains('source-title') || each.classList.contains('search-title'))
          .map((each) => each.textContent);
        if (source.title) expect(text, id).to.deep.equal([cleanText(source.title).trim()]);
        const snippet = element.shadowRoot!.querySelector('.source-snippet');
        if (source.snippet && place !== 'web-search-block') expect(snippet?.textContent, id).to.equal(source.snippet);
        element.remove();
      }
    });

    it(`[NET-17] <${place}> requests no picture from another host`, async () => {
      const asked: string[] = [];
      for (const { id, source } of rows) {
        const element = await draw(toSource(source));
        asked.push(...remotePictures(element).map((src) => `${id}: ${src}`));
        element.remove();
      }
      expect(asked).to.deep.equal([]);
    });
  }

  it('[MD-2] only web addresses become links', async () => {
    for (const { id, source } of rows.filter((row) => !/^https?:\/\/[^@/]+(\/|$)/i.test(row.source.url ?? ''))) {
      const panel = await places['sources-panel']!(toSource(source));
      expect(panel.shadowRoot!.querySelector('a'), id).to.equal(null);
      panel.remove();
    }
  });
});
