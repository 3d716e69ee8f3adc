// The orders of the made-up shop and what its machines consume: a stand-in for the service that a real shop has. In memory, so that
// a start of the server begins with the same orders.

export type OrderState = 'preparing' | 'sent' | 'delivered' | 'cancelled';

/** An order as the service sends it. `placed`: a day as YYYY-MM-DD; `total`: in euro with VAT. */
export type Order = {
  number: string;
  items: readonly string[];
  total: number;
  placed: string;
  state: OrderState;
  /** Only until the parcel leaves. */
  can_be_cancelled: boolean;
};

/** `machine`: its name; `months`: of a year with two coffees a day, in kWh, January first. */
export type Consumption = { machine: string; unit: 'kWh'; months: readonly number[]; year: number };

type KeptOrder = Pick<Order, 'number' | 'items' | 'total'> & { daysAgo: number; state: OrderState };

/** Prices are those of the pages of demo/content; numbers have eight digits, as /support.html says. */
const ORDERS: readonly KeptOrder[] = [
  { number: '10042718', items: ['Alder One, Graphite'], total: 899, daysAgo: 0, state: 'preparing' },
  { number: '10042731', items: ['Grind S', 'House Espresso, 250 g'], total: 273, daysAgo: 0, state: 'preparing' },
  { number: '10042655', items: ['Alder Mini, Sand'], total: 449, daysAgo: 2, state: 'sent' },
  { number: '10041902', items: ['Alder Duo, steel'], total: 1690, daysAgo: 31, state: 'delivered' },
];

/** The Mini's year is the 46 kWh of /machines/alder-mini.html, less than half of the One's. */
const MONTHS: Readonly<Record<string, { machine: string; months: readonly number[] }>> = {
  mini: { machine: 'Alder Mini', months: [4.2, 3.8, 4.1, 3.9, 3.8, 3.5, 3.2, 3.0, 3.7, 4.1, 4.3, 4.4] },
  one: { machine: 'Alder One', months: [9.4, 8.6, 9.2, 8.8, 8.6, 7.9, 7.3, 6.9, 8.4, 9.2, 9.7, 10.0] },
  duo: { machine: 'Alder Duo', months: [15.1, 13.8, 14.8, 14.0, 13.7, 12.6, 11.8, 11.2, 13.4, 14.7, 15.4, 15.9] },
};

/** Milliseconds after which a cancelled order is as it was, so that the demo can be played again. */
export const REOPEN_MS = 15 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

export class OrderBook {
  readonly #now: () => number;
  readonly #cancelledAt = new Map<string, number>();

  /** `now`: milliseconds since the epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  list(): Order[] {
    return ORDERS.map((kept) => this.#toOrder(kept));
  }

  /** Null for a number that no order has. */
  get(number: string): Order | null {
    const kept = ORDERS.find((order) => order.number === number);
    return kept ? this.#toOrder(kept) : null;
  }

  /** The order as it is afterwards; `problem`: why it is as it was. Null for a number that no order has. */
  cancel(number: string): { order: Order; problem?: 'too_late' | 'cancelled_before' } | null {
    const order = this.get(number);
    if (!order) return null;
    if (order.state === 'cancelled') return { order, problem: 'cancelled_before' };
    if (!order.can_be_cancelled) return { order, problem: 'too_late' };
    this.#cancelledAt.set(number, this.#now());
    return { order: this.get(number) ?? order };
  }

  #toOrder({ daysAgo, ...kept }: KeptOrder): Order {
    const now = this.#now();
    const cancelledAt = this.#cancelledAt.get(kept.number);
    const isCancelled = cancelledAt !== undefined && now - cancelledAt < REOPEN_MS;
    const state = isCancelled ? 'cancelled' : kept.state;
    const placed = new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
    return { ...kept, state, placed, can_be_cancelled: state === 'preparing' };
  }
}

/** What a machine consumes; null for an unknown one. */
export function consumptionOf(machine: string): Consumption | null {
  const known = Object.hasOwn(MONTHS, machine) ? MONTHS[machine] : undefined;
  if (!known) return null;
  const year = Math.round(known.months.reduce((sum, month) => sum + month, 0));
  return { ...known, unit: 'kWh', year };
}

/** The machines that {@link consumptionOf} knows. */
export const MACHINES: readonly string[] = Object.keys(MONTHS);
