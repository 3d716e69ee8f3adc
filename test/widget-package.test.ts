// What @agent-chat/widget exports beside the elements: the protocol without its schemas.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INNER } from '../.ci/public-manifest.mjs';
import * as protocol from '../protocol/index.ts';
import * as published from '../widget/protocol.ts';

it('@agent-chat/widget/protocol exports every value of protocol/ but the schemas', () => {
  const wanted = Object.keys(protocol).filter((name) => !/Schemas?$/.test(name));
  expect(Object.keys(published).sort()).toEqual(wanted.sort());
});

it('the package has the version of the server that it talks to', async () => {
  const [server, widget] = await Promise.all([import('../package.json'), import('../widget/package.json')]);
  expect(widget.default.version).toBe(server.default.version);
});

describe('the types for JSX and templates (widget/package) are those of the manifest', () => {
  type Declared = { tagName?: string; events?: { name: string; type: { text: string } }[] };
  const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const elements = (JSON.parse(text('custom-elements.json')).modules as { declarations?: Declared[] }[]).flatMap(
    ({ declarations = [] }) => declarations.filter(({ tagName }) => tagName && !INNER.includes(tagName)),
  );

  it('they have each element that a page may use, and no other', () => {
    const [, union] = /export type Tag = ([^;]*);/.exec(text('widget/package/elements.d.ts'))!;
    const tags = [...union!.matchAll(/'([a-z-]+)'/g)].map(([, tag]) => tag);
    expect(tags.sort()).toEqual(elements.map(({ tagName }) => tagName).sort());
    for (const framework of ['react', 'vue', 'svelte'])
      expect(text(`widget/package/${framework}.d.ts`), framework).toMatch(/\[Name in Tag\]|in Tag\b/);
  });

  it('they have, for each element, the events that it fires or lets through, and no other', () => {
    const all = [...detailTypes().keys()];
    const [, names] = /type EventNames = \{([\s\S]*?)\n\};/.exec(text('widget/package/elements.d.ts'))!;
    const typed = [...names!.matchAll(/^ {2}'([a-z-]+)':([^;]*);/gm)].map(([, tag, union]) => [
      tag,
      union!.includes('keyof WidgetEventDetails') ? all : [...union!.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name),
    ]);
    const listened = elements.map(({ tagName, events = [] }) => [tagName, events.map(({ name }) => name)]);
    const sorted = (table: unknown[][]) =>
      table.map(([tag, list]) => `${tag}: ${(list as string[]).toSorted()}`).sort();
    expect(sorted(typed)).toEqual(sorted(listened));
  });

  it('every event leaves <agent-chat>, as all bubble through shadow roots', () => {
    const { events } = elements.find(({ tagName }) => tagName === 'agent-chat')!;
    expect(events!.map(({ name }) => name).sort()).toEqual([...detailTypes().keys()].sort());
  });

  it('the manifest has the detail of each event as the types have it', () => {
    const types = detailTypes();
    for (const { tagName, events = [] } of elements)
      for (const { name, type } of events)
        expect(`${tagName} ${name}: ${type.text}`).toBe(`${tagName} ${name}: CustomEvent<${types.get(name)}>`);
  });

  /** The type of its detail by the name of each event. */
  function detailTypes() {
    const [, details] = /export type WidgetEventDetails = \{([\s\S]*?)\n\};/.exec(text('widget/shared/events.ts'))!;
    return new Map([...details!.matchAll(/'(agent-chat-[a-z-]+)': ([^;]*);/g)].map(([, name, type]) => [name!, type!]));
  }
});
