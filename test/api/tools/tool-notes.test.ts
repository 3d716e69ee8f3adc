import { expect, test } from 'vitest';
import { ToolNotes } from '../../../api/tools/tool-notes.ts';

test('a sentence is logged when it is new; what a source said before is replaced', () => {
  const logged: string[] = [];
  const notes = new ToolNotes((message) => logged.push(message));
  notes.set('tools.mcp.crm', ['a is left out', 'b is left out']);
  notes.set('tools.mcp.crm', ['b is left out', 'c is left out']);
  notes.set('tools.mcp.files', []);
  expect(notes.all()).toEqual(['b is left out', 'c is left out']);
  expect(logged).toEqual(['a is left out', 'b is left out', 'c is left out']);
  notes.set('tools.mcp.crm', []);
  expect(notes.all()).toEqual([]);
});

test('at most 50 sentences are kept, and of a new source beyond them none is logged', () => {
  const logged: string[] = [];
  const notes = new ToolNotes((message) => logged.push(message));
  for (let n = 0; n < 60; n++) notes.set(`page ${n}`, [`note ${n}`]);
  expect([notes.all().length, logged.length]).toEqual([50, 50]);
});
