// The texts of the WordPress plugin: each one that PHP shows is in the template, and in every language, with the same places for values.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const plugin = resolve(import.meta.dirname, '../integrations/wordpress/agent-chat');
const files = (folder: string, end: string) => readdirSync(join(plugin, folder)).filter((name) => name.endsWith(end));
const read = (name: string) => readFileSync(join(plugin, name), 'utf8');
const unescaped = (text: string) => text.replaceAll("\\'", "'").replaceAll('\\"', '"').replaceAll('\\n', '\n');

/** Texts by their English, from `msgid` and `msgstr` of one line each. */
function entriesOf(name: string): Map<string, string> {
  const pairs = read(name).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return new Map([...pairs].map(([, id = '', text = '']) => [unescaped(id), unescaped(text)]));
}
const shown = new Set(
  ['agent-chat.php', ...files('includes', '.php').map((name) => `includes/${name}`)].flatMap((name) =>
    [...read(name).matchAll(/\b(?:esc_html|esc_attr)?_{1,2}\('((?:[^'\\]|\\.)*)', 'agent-chat'\)/g)].map(
      ([, text = '']) => unescaped(text),
    ),
  ),
);
const placesOf = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).sort();

describe('the texts of the WordPress plugin', () => {
  it('are in the template, all of them', () => {
    expect(shown.size).toBeGreaterThan(40);
    const template = entriesOf('languages/agent-chat.pot');
    expect([...shown].filter((text) => !template.has(text))).toEqual([]);
  });

  it.each(files('languages', '.po'))('%s has each, with the same places for values', (name) => {
    const translated = entriesOf(`languages/${name}`);
    for (const text of shown) {
      expect(translated.get(text), text).toMatch(/\S/);
      expect(placesOf(translated.get(text) ?? ''), text).toEqual(placesOf(text));
    }
    expect([...translated.keys()].filter((text) => !shown.has(text))).toEqual([]);
  });
});
