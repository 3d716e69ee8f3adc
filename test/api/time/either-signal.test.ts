import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { eitherSignal } from '../../../api/time/either-signal.ts';

it('is aborted with the reason of the first, and leaves no listener once it is over', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const first = eitherSignal(one.signal, other.signal);
  const second = eitherSignal(one.signal, other.signal);
  other.abort('too late');
  one.abort('stopped');
  expect([first.signal.reason, second.signal.reason]).toEqual(['too late', 'too late']);
  expect(eitherSignal(one.signal, other.signal).signal.reason).toBe('stopped');

  const long = new AbortController();
  const over = eitherSignal(long.signal, new AbortController().signal);
  expect(getEventListeners(long.signal, 'abort')).toHaveLength(1);
  over.end();
  expect(getEventListeners(long.signal, 'abort')).toEqual([]);
  long.abort();
  expect(over.signal.aborted).toBe(false);
});
