// .ci/editor-data.mjs: VS Code gets the elements, attributes and values of the manifest.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorData } from '../.ci/editor-data.mjs';

const manifest = JSON.parse(readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8'));

describe('editor data', () => {
  it('has every attribute of <agent-chat> with its words, and the values of those that have few', () => {
    const chat = editorData(manifest).tags.find(({ name }: { name: string }) => name === 'agent-chat')!;
    const declared = manifest.modules
      .flatMap(({ declarations = [] }) => declarations)
      .find(({ tagName }: { tagName?: string }) => tagName === 'agent-chat');
    const attributes = new Map<string, { description: string; values?: { name: string }[]; valueSet?: string }>(
      chat.attributes.map((one: { name: string }) => [one.name, one]),
    );
    expect([...attributes.keys()]).toEqual(declared.attributes.map(({ name }: { name: string }) => name));
    expect([...attributes].filter(([, { description }]) => description === '')).toEqual([]);
    expect(attributes.get('theme')!.values!.map(({ name }) => name)).toEqual(['light', 'dark', 'auto']);
    expect(attributes.get('open')!.valueSet).toBe('v');
    expect(attributes.get('site')!.values).toBeUndefined();
  });

  it('leaves out what has no tag', () => {
    const modules = [{ declarations: [{ name: 'Inner' }, { tagName: 'x-a', summary: 'A.' }] }, {}];
    expect(editorData({ modules }).tags).toEqual([{ name: 'x-a', description: 'A.', attributes: [] }]);
  });
});
