// .ci/public-manifest.mjs: what the package says of its elements to editors.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INNER, publicManifest } from '../.ci/public-manifest.mjs';

const manifest = JSON.parse(readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8'));
const { files } = JSON.parse(readFileSync(new URL('../widget/package.json', import.meta.url), 'utf8'));

type Attribute = { name: string; fieldName?: string; type?: object; default?: string; description?: string };
type Field = { name: string; reflects?: boolean; description?: string; type?: object };
type Declaration = {
  name: string;
  tagName: string;
  members: Field[];
  attributes: Attribute[];
  cssStates?: { name: string }[];
};
const { modules } = publicManifest(manifest);
const [{ path, declarations, exports }] = modules as [
  {
    path: string;
    declarations: Declaration[];
    exports: { kind: string; name: string; declaration: { name: string } }[];
  },
];
const named = (tag: string) => declarations.find(({ tagName }) => tagName === tag)!;

describe('the published custom-elements.json', () => {
  it('names the file of the package that registers each element', () => {
    expect(modules).toHaveLength(1);
    expect(files).toContain(path.split('/')[0]);
    expect(path).toMatch(/\.js$/);
    const defined = exports.filter(({ kind }) => kind === 'custom-element-definition');
    expect(defined.map(({ name, declaration }) => [name, declaration.name])).toEqual(
      declarations.map(({ tagName, name }) => [tagName, name]),
    );
    expect(declarations.map(({ tagName }) => tagName).filter((tag) => INNER.includes(tag))).toEqual([]);
  });

  it('has type and default of each attribute, whose words are those of its field', () => {
    for (const { tagName, attributes, members } of declarations)
      for (const { name, type, default: value, fieldName } of attributes) {
        expect(type, `${tagName} ${name}`).toBeDefined();
        expect(value, `${tagName} ${name}`).toBeDefined();
        expect(members.find((member) => member.name === fieldName)?.description, `${tagName} ${name}`).toBeTruthy();
      }
  });

  it('says which fields are reflected, and the states for style sheets', () => {
    const reflected = named('agent-chat').members.filter(({ reflects }) => reflects);
    expect(reflected.map(({ name }) => name)).toEqual(['layout', 'theme', 'lang', 'isOpen', 'expanded']);
    expect(named('agent-chat').cssStates?.map(({ name }) => name)).toEqual(['open']);
  });

  it('has what the types have, and nothing of ours', () => {
    expect(named('tool-group').members.map(({ name }) => name)).toContain('waiting');
    expect(named('source-citation').members.map(({ name }) => name)).toContain('closeDelayMs');
    for (const { members } of declarations) expect(members.filter(({ name }) => /\W/.test(name))).toEqual([]);
  });
});
