// The made-up shop's order book: what can be cancelled, for how long, and that its facts are those of the pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { consumptionOf, MACHINES, OrderBook, REOPEN_MS } from '../../../demo/agent/orders.ts';

const pageOf = (path: string) => readFileSync(join(import.meta.dirname, '../../../demo/content', path), 'utf8');
const atNoon = Date.UTC(2026, 10, 22, 12);

describe('the order book', () => {
  it('cancels an order that has not been sent, once', () => {
    const orders = new OrderBook(() => atNoon);
    expect(orders.get('10042718')).toMatchObject({ state: 'preparing', can_be_cancelled: true, placed: '2026-11-22' });
    expect(orders.cancel('10042718')).toEqual({ order: expect.objectContaining({ state: 'cancelled' }) });
    expect(orders.get('10042718')).toMatchObject({ state: 'cancelled', can_be_cancelled: false });
    expect(orders.cancel('10042718')?.problem).toBe('cancelled_before');
    expect(orders.get('10042731')?.state).toBe('preparing');
  });

  it('keeps one that was sent, and knows no others', () => {
    const orders = new OrderBook(() => atNoon);
    expect(orders.cancel('10042655')).toMatchObject({ problem: 'too_late', order: { state: 'sent' } });
    expect([orders.get('1'), orders.cancel('__proto__')]).toEqual([null, null]);
  });

  it('has a cancelled order again after a quarter of an hour', () => {
    let now = atNoon;
    const orders = new OrderBook(() => now);
    orders.cancel('10042718');
    now += REOPEN_MS - 1;
    expect(orders.get('10042718')?.state).toBe('cancelled');
    now += 1;
    expect(orders.get('10042718')?.state).toBe('preparing');
    expect(orders.cancel('10042718')?.problem).toBeUndefined();
  });

  it('has the prices of the pages and what the page of the Mini says of its consumption', () => {
    const orders = new OrderBook(() => atNoon);
    const totals = orders.list().map(({ items, total }) => [items[0]?.replace(/,.*/, ''), total]);
    expect(pageOf('index.html')).toMatch(/Alder Mini<.*€449\..*\n.*Alder One<.*€899\..*\n.*Alder Duo<.*€1,690\./);
    expect(pageOf('grinders.html')).toContain('€259');
    expect(pageOf('beans.html')).toContain('€14');
    expect(totals).toEqual([
      ['Alder One', 899],
      ['Grind S', 259 + 14],
      ['Alder Mini', 449],
      ['Alder Duo', 1690],
    ]);
    const years = Object.fromEntries(MACHINES.map((machine) => [machine, consumptionOf(machine)?.year ?? 0]));
    expect(pageOf('machines/alder-mini.html')).toContain(
      `about ${years.mini} kWh, less than half of what the One uses`,
    );
    expect(years.mini).toBeLessThan((years.one ?? 0) / 2);
    expect([consumptionOf('toString'), consumptionOf('')]).toEqual([null, null]);
  });
});
