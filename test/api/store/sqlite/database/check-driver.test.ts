import { describe, expect, it } from 'vitest';
import { checkDriver } from '../../../../../api/store/sqlite/database/check-driver.ts';

const aborting = () => Buffer.from('…_ZN4node28RemoveEnvironmentCleanupHookEPN2v8…');
const sound = () => Buffer.from('…_ZN4node25AddEnvironmentCleanupHookEPN2v8…');

describe('checkDriver', () => {
  it('refuses a binary that aborts under Node 24, with what to do', () => {
    expect(() => checkDriver('24.21.0', aborting)).toThrow(/npm install better-sqlite3@13$/);
    expect(() => checkDriver('26.0.0', aborting)).toThrow('with which version 12 aborts');
  });

  it('takes a prebuilt one, one that is not found, and any under an older Node', () => {
    checkDriver('24.21.0', sound);
    checkDriver('24.21.0', () => null);
    let reads = 0;
    checkDriver('22.23.3', () => {
      reads += 1;
      return aborting();
    });
    expect(reads).toBe(0);
  });
});
