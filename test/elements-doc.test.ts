// docs/elements.md and custom-elements.json have all that a page may use of an element.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementsDoc } from '../.ci/elements-doc.mjs';
import { INNER, isShown } from '../.ci/public-manifest.mjs';

type Named = { name: string; description?: string; default?: string; type?: { text: string } };
type Member = Named & { kind: string; static?: boolean; privacy?: string; attribute?: string; reflects?: boolean };
type Element = {
  tagName: string;
  members: Member[];
  attributes: Named[];
  events: Named[];
  cssParts?: Named[];
  cssProperties?: Named[];
};

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(text('custom-elements.json'));
const elements = (manifest.modules as { declarations?: Element[] }[])
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName && !INNER.includes(tagName));
const page = elementsDoc(manifest, text('widget/shared/events.ts'));

/** The names in the first column of a table, of one element. */
function rowsOf(tag: string, head: string): string[] {
  const section = page.slice(page.indexOf(`### \`<${tag}>\``)).split('\n### ', 1)[0]!;
  const table = section.slice(section.indexOf(`| ${head} |`)).split('\n\n', 1)[0]!;
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!);
}

describe.each(elements)('<$tagName> in docs/elements.md', ({ tagName, members, events, cssParts, cssProperties }) => {
  it('has a type and words for every public field, and no field of ours alone', () => {
    const fields = members.filter(({ kind, privacy, static: isStatic }) => kind === 'field' && !privacy && !isStatic);
    expect(fields.filter((field) => !isShown(field) || !field.type).map(({ name }) => name)).toEqual([]);
    expect(fields.map(({ name }) => name).filter((name) => !/^[a-z]\w*$/.test(name))).toEqual([]);
    expect(rowsOf(tagName, 'property')).toEqual(fields.map(({ name }) => name));
  });

  it('has every event, part and custom property', () => {
    expect(rowsOf(tagName, 'event')).toEqual(events.map(({ name }) => name));
    expect(rowsOf(tagName, 'part')).toEqual((cssParts ?? []).map(({ name }) => name));
    expect(rowsOf(tagName, 'custom property')).toEqual((cssProperties ?? []).map(({ name }) => name));
  });
});

it('says default, reflection, the detail of an event, and the state of <agent-chat>', () => {
  expect(page).toContain(
    "| `layout` | `layout`, reflected | `'floating' \\| 'full' \\| 'inline' \\| 'side'` | `'floating'` |",
  );
  expect(page).toContain('| `api` | `api` | `string` | `new URL(import.meta.url).origin` |');
  expect(page).toContain('| `agent-chat-toggle` | `{ key: string; open: boolean }` |');
  expect(page).toContain('| `:state(open)` |');
  expect(page).toContain('| `--agent-chat-radius` | `16px` |');
});

it('the page in docs/ is this one', () => {
  expect(text('docs/elements.md')).toContain(page.trim());
});

describe('parts', () => {
  const partsOf = (tag: string) => elements.find(({ tagName }) => tagName === tag)!.cssParts!.map(({ name }) => name);
  /** Of the templates in a file: their own, and those that elements in them export. */
  const written = (path: string) =>
    [...text(path).matchAll(/\b(?:export)?parts?="([^"$]+)"/g)].flatMap(([, names]) => names!.split(/,\s*/));

  it.each([
    [
      'tool-group',
      ['tool-group/tool-group.ts', '../blocks/others/approval.ts', '../blocks/others/artifact.ts'],
      ['notice'],
    ],
    ['sources-panel', ['sources-panel/sources-panel.ts'], []],
    ['source-citation', ['source-citation/source-citation.ts'], []],
    ['web-search-block', ['web-search-block/web-search-block.ts', 'source-citation/source-list.ts'], ['item-meta']],
  ])('<%s>: those in its templates are documented', (tag, files, others) => {
    const drawn = new Set(files.flatMap((file) => written(`widget/elements/${file}`)));
    expect(drawn.size).toBeGreaterThan(1);
    expect([...drawn].filter((name) => !partsOf(tag).includes(name) && !others.includes(name))).toEqual([]);
  });
});
