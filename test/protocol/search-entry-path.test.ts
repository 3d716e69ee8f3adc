import { describe, expect, it } from 'vitest';
import { isSearchEntryPath, toSearchEntryPath } from '../../protocol/index.ts';

describe('the path of a search entry point', () => {
  it('[EV11] is recognised, and no other path is', () => {
    expect(isSearchEntryPath(toSearchEntryPath('aZ0_-kLmNoPqRsTuVwXyZ1'))).toBe(true);
    const others = [
      'javascript:alert(1)',
      'https://evil.example/api/v1/search-entries/x',
      '//evil.example/api/v1/search-entries/x',
      '/api/v1/search-entries/',
      '/api/v1/search-entries/x/../../x',
      '/api/v1/search-entries/x?y',
      '/api/v1/search-entries/x#y',
      '/api/v1/search-entries/x\n',
      ' /api/v1/search-entries/x',
      '/api/v1/conversations/x',
      `/api/v1/search-entries/${'x'.repeat(101)}`,
      undefined,
      null,
      7,
      ['/api/v1/search-entries/x'],
    ];
    expect(others.filter(isSearchEntryPath)).toEqual([]);
  });
});
