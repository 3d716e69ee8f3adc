import { describe, expect, it } from 'vitest';
import { NameTable } from '../../../../api/extract/html/name-table.ts';

describe('NameTable', () => {
  it('looks a name up once, whatever its case and offset', () => {
    const asked: string[] = [];
    const table = new NameTable((name) => {
      asked.push(name);
      return { name };
    });
    const source = '<div></DIV><Div>';
    const found = [table.at(source, 1, 4), table.at(source, 7, 10), table.at(source, 12, 15)];
    expect(new Set(found).size).toBe(1);
    expect(asked).toEqual(['div']);
  });

  it('distinguishes names that share a slot', () => {
    const table = new NameTable((name) => ({ name }));
    for (let i = 0; i < 5000; i += 1) {
      const name = `x-${i}`;
      expect(table.at(name, 0, name.length).name).toBe(name);
    }
  });

  it('does not treat signs as letters of the other case', () => {
    const table = new NameTable((name) => ({ name }));
    expect(table.at('a[', 0, 2).name).toBe('a[');
    expect(table.at('a{', 0, 2).name).toBe('a{');
  });
});
