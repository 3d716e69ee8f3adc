// The labels and icons of well-known names, and the names that only this server's own tools have.
import { describe, expect, test } from 'vitest';
import { BUILT_IN_NAMES } from '../../../api/config/tools/tools-config.ts';
import { LANGUAGES, packOf } from '../../../api/text/languages.ts';
import { createTools } from '../../../api/tools/index.ts';
import { iconOfName, labelOfName } from '../../../api/tools/labels.ts';
import type { WebSearch } from '../../../api/tools/web-search.ts';
import { createSmallSite } from '../../helpers/small-site.ts';
import { listTools } from '../../helpers/tool-list.ts';

/** The names of the message structure that this server has no tool of its own for. */
const NAMES =
  `image_generation image_editing create_slide edit_slide get_slide delete_slide insert_slide note_structure note_insert
  note_replace note_view html_generate html_insert html_replace html_view file_generate file_edit file_read file_search terminal_run
  terminal_get terminal_send git_push git_commit list_dir github_pull_request`.split(/\s+/);

describe('well-known names', () => {
  test.each(LANGUAGES.flatMap(({ code, toolLabels }) => (toolLabels ? code : [])))(
    'have a label of their own in %s, and an icon',
    (code) => {
      expect(Object.keys(packOf(code)?.toolLabels ?? {})).toEqual(NAMES);
      const labels = NAMES.map((name) => labelOfName(name, code));
      expect(new Set(labels).size).toBe(NAMES.length);
      expect(NAMES.filter((name) => iconOfName(name).icon === undefined)).toEqual([]);
    },
  );

  test('another name is made readable, and a language without labels has the English ones', () => {
    expect(labelOfName('order_status', 'vi')).toBe('Order status');
    expect(labelOfName('file_read', 'sv')).toBe('Reading a file');
    expect([labelOfName('constructor', 'en'), iconOfName('file_shred')]).toEqual(['Constructor', {}]);
  });
});

test('every tool of this server has a name that no tool of an owner can take', async () => {
  const web: WebSearch = {
    engines: [{ id: 'serper', description: 'Searches' }],
    search: () => Promise.reject(new Error('not called')),
    readOne: () => Promise.reject(new Error('not called')),
  };
  const tools = await listTools(createTools({ index: createSmallSite(), web }));
  expect(tools.map(({ name }) => name)).toEqual(['site_search', 'web_search', 'web_crawl']);
  for (const { name } of tools) expect(BUILT_IN_NAMES).toContain(name);
});
