/// <reference types="mocha" />
// The renderer against the developers' half of the hostile corpus: no active content may result, benign text must survive.
// The corpus is beside the repository; where it is missing the rows below still run.
import { expect } from 'chai';
import { html, render } from 'lit';
import type { MarkdownContext } from '../../../widget/markdown/markdown-context.ts';
import { MarkdownStream } from '../../../widget/markdown/markdown-stream.ts';
import { renderMarkdown } from '../../../widget/markdown/render.ts';
import { safeLink } from '../../../widget/markdown/rich/safe-link.ts';
import { loadRich } from '../../../widget/markdown/rich.ts';
import { createStrings } from '../../../widget/shared/strings/strings.ts';

before(() => loadRich());

type Row = {
  id: string;
  kind: string;
  input: string;
  expect: string;
  mustText?: string;
  mustHref?: string;
  maxMs?: number;
  /** The same text with each long repeat cut short, to be fed one character at a time. */
  brief?: string;
};

const ownRows: Row[] = [
  { id: 'own-script', kind: 'html', input: '<script>alert(1)</script>', expect: 'inert' },
  { id: 'own-img', kind: 'html', input: 'a <img src=x onerror=alert(1)> b', expect: 'inert' },
  {
    id: 'own-js-link',
    kind: 'markdown',
    input: '[t](javascript:alert(1)) ![i](https://canary.test/i.png)',
    expect: 'inert',
  },
  { id: 'own-ref', kind: 'markdown', input: '[t]: javascript:alert(1)\n\n[t] <javascript:alert(1)>', expect: 'inert' },
  {
    id: 'own-link',
    kind: 'markdown',
    input: '[d](https://example.com/a?b=1)',
    expect: 'benign',
    mustHref: 'https://example.com/a?b=1',
  },
  { id: 'own-text', kind: 'markdown', input: '1 < 2 & "3"', expect: 'benign', mustText: '1 < 2 & "3"' },
  { id: 'own-dos', kind: 'markdown', input: '[a](b'.repeat(10_000), expect: 'inert', maxMs: 1000 },
  { id: 'own-open-marks', kind: 'markdown', input: '**a '.repeat(40_000), expect: 'inert', maxMs: 1000 },
];

const corpus = await fetch('/__wds-outside-root__/1/shared/corpora/xss.json').then(
  (reply) => (reply.ok ? reply.json() : null),
  () => null,
);
if (!corpus) console.info('xss.json is not beside the repository: only the own rows run.');
const rows: Row[] = corpus
  ? [
      ...ownRows,
      ...corpus.rows.map((row: Row) => ({ ...row, input: expand(row.input), brief: expand(row.input, 200) })),
    ]
  : ownRows;

/** Restores the corpus's repeat marks; `most`: characters a repeat may have. */
function expand(text: string, most = Number.POSITIVE_INFINITY): string {
  return text.replace(/\u27e6repeat:(\d+):([\s\S]{1,24}?)\u27e7/g, (_, count, unit) =>
    unit.repeat(Math.min(Number(count), Math.ceil(most / unit.length))),
  );
}

/** A longer row is a repeat: its prefixes differ only by their number of repeats. */
const BRIEF_CHARS = 1000;
const context: MarkdownContext = { strings: createStrings('en'), reference: () => null };
const allowedTags = new Set(
  `P H3 H4 H5 UL OL LI BLOCKQUOTE HR BR EM STRONG S CODE PRE TABLE THEAD TBODY TR TH TD A DIV SPAN svg path
  AGENT-CHAT-COPY-BUTTON`.split(/\s+/),
);
const allowedAttributes = new Set(
  `class dir href target rel referrerpolicy data-host data-label start scope tabindex role aria-label aria-hidden viewBox focusable
  d part`.split(/\s+/),
);

/** Fails on any element or attribute that the renderer never creates. */
function expectInert(root: Element, what: string): void {
  for (const element of root.querySelectorAll('*')) {
    if (!allowedTags.has(element.tagName)) expect.fail(`${what}: <${element.tagName}>`);
    for (const { name, value } of element.attributes) {
      if (!allowedAttributes.has(name)) expect.fail(`${what}: ${element.tagName} ${name}`);
      if (name === 'href' && !/^(https?:\/\/|mailto:)/.test(value)) expect.fail(`${what}: href ${value}`);
    }
  }
}

/** Every address in a token tree. */
function hrefsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'href' in value ? [String(value.href)] : [];
  return [...own, ...Object.values(value).flatMap(hrefsOf)];
}

function draw(text: string, ended: boolean, root = document.createElement('div')): HTMLElement {
  render(html`${renderMarkdown(new MarkdownStream().set(text, ended), context)}`, root);
  return root;
}

describe('hostile text', () => {
  const drawn = rows.filter((row) => ['html', 'svg', 'mathml', 'markdown'].includes(row.kind));

  it(`[MD-1] no row creates active content (${drawn.length} rows)`, () => {
    for (const row of drawn) expectInert(draw(row.input, true), row.id);
  }).timeout(60_000);

  it('[MD-1] raw HTML is visible text', () => {
    const root = draw('x <b onclick="alert(1)">bold</b> <script>alert(1)</script>', true);
    expect(root.textContent!.trim()).to.equal('x <b onclick="alert(1)">bold</b> <script>alert(1)</script>');
  });

  it('[MD-7] no streaming prefix creates active content: every row drawn after each of its characters', () => {
    for (const { id, input, brief = input.slice(0, BRIEF_CHARS) } of drawn) {
      const stream = new MarkdownStream();
      const root = document.createElement('div');
      for (let at = 0; at < brief.length; at++) {
        render(html`${renderMarkdown(stream.append(brief[at]!), context, true)}`, root);
        expectInert(root, `${id} at ${at}`);
      }
      expect(stream.blocks, `${id} fed by characters`).to.deep.equal(new MarkdownStream().set(brief));
    }
  }).timeout(120_000);

  it('[MD-7] no prefix of a row made of a long repeat is active, in 64 steps of its full length', () => {
    for (const { id, input } of drawn.filter((row) => row.input.length > BRIEF_CHARS)) {
      const stream = new MarkdownStream();
      const step = Math.ceil(input.length / 64);
      for (let at = 0; at < input.length; at += step) {
        for (const href of hrefsOf(stream.append(input.slice(at, at + step))))
          if (!/^(https?:\/\/|mailto:)/.test(href)) expect.fail(`${id} at ${at}: ${href}`);
      }
    }
  }).timeout(120_000);

  it('text and address of benign rows survive', () => {
    for (const row of drawn.filter((each) => each.expect === 'benign')) {
      const root = draw(row.input, true);
      if (row.mustText) expect(root.textContent, row.id).to.include(row.mustText);
      if (row.mustHref)
        expect(
          [...root.querySelectorAll('a')].map((a) => a.getAttribute('href')),
          row.id,
        ).to.include(row.mustHref);
    }
  });

  it('[MD-8] rows made to be slow do not grow faster than their text', () => {
    for (const row of drawn.filter((each) => each.maxMs !== undefined)) {
      // Ten times the bound: superlinear growth takes minutes, a busy machine only seconds.
      const begin = performance.now();
      draw(row.input, true);
      expect(performance.now() - begin, row.id).to.be.below(10 * row.maxMs!);
      const open = performance.now();
      draw(row.input, false);
      expect(performance.now() - open, `${row.id} while it grows`).to.be.below(10 * row.maxMs!);
    }
  }).timeout(60_000);

  it('[MD-2] the link filter allows and blocks as the unit rows say', () => {
    const units = rows.filter((row) => row.kind === 'url');
    for (const row of units)
      expect(safeLink(row.input) !== null, `${row.id} ${row.input}`).to.equal(row.expect === 'allow');
    expect(safeLink('https:example.com'), 'no slashes').to.equal(null);
    expect(safeLink('https://a@example.com'), 'userinfo').to.equal(null);
    expect(safeLink('mailto:a@example.com')?.href).to.equal('mailto:a@example.com');
  });
});
