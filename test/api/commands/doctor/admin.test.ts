import { describe, expect, it } from 'vitest';
import { judgeAdmin } from '../../../../api/commands/doctor/admin.ts';
import { ApiError } from '../../../../protocol/index.ts';

const own = JSON.stringify(new ApiError('unauthorized', 'No key.').toWire());

describe("a call of the owner's routes without the key", () => {
  it('that agent-chat refuses has reached it: the key alone protects them', () => {
    expect(judgeAdmin({ status: 401, text: own, isDirect: false })).toEqual({
      isReached: true,
      finding: {
        area: 'admin',
        state: 'ok',
        text: 'refused without the key (401) by agent-chat itself: no proxy closes these routes, so the key alone protects them',
      },
    });
    expect(judgeAdmin({ status: 401, text: own, isDirect: true }).finding.text).toBe('refused without the key (401)');
  });

  it.each([
    [403, '<html><title>403 Forbidden</title></html>'],
    [403, ''],
    [404, 'not found'],
    [401, '<html><title>401 Authorization Required</title></html>'],
  ])('that is answered %i by something else is closed on the way: %s', (status, text) => {
    expect(judgeAdmin({ status, text, isDirect: false })).toEqual({
      isReached: false,
      finding: { area: 'admin', state: 'ok', text: `closed before agent-chat: a call gets ${status}` },
    });
  });

  it('that is answered is a fault', () => {
    expect(judgeAdmin({ status: 200, text: '[]', isDirect: false }).finding.state).toBe('failed');
  });
});
