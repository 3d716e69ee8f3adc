// The service of the made-up shop that the agent's tools call, and the page that says what the agent can do, with the orders as
// they are now. Part of the demo: a site of its own has a service of its own.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { consumptionOf, type Order, type OrderBook } from './orders.ts';

/** Where the table of orders goes in the page. */
const ORDERS_MARK = '<!-- orders -->';

const STATES: Readonly<Record<Order['state'], string>> = {
  preparing: 'being packed',
  sent: 'sent',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** `page`: absolute path of the page of what the agent can do. `setHeaders`: as for the other pages of the demo. */
export function addShopService(
  server: FastifyInstance,
  options: {
    orders: OrderBook;
    page: string;
    setHeaders(reply: { header(name: string, value: string): unknown }): void;
  },
): void {
  const { orders, page, setHeaders } = options;
  server.get<{ Params: { order: string } }>('/shop/orders/:order', async (request, reply) => {
    const order = orders.get(request.params.order);
    reply.header('cache-control', 'no-store');
    return order ? { order } : reply.code(404).send(unknown(request.params.order));
  });
  server.post<{ Params: { order: string } }>('/shop/orders/:order/cancel', async (request, reply) => {
    const done = orders.cancel(request.params.order);
    if (!done) return reply.code(404).send(unknown(request.params.order));
    const { order, problem } = done;
    if (problem === undefined) return { order };
    const message =
      problem === 'too_late'
        ? `Order ${order.number} is ${STATES[order.state]} and can only be returned.`
        : `Order ${order.number} was cancelled before.`;
    return reply.code(409).send({ error: problem, message });
  });
  server.get<{ Params: { machine: string } }>('/shop/machines/:machine/consumption', async (request, reply) => {
    const consumption = consumptionOf(request.params.machine);
    return consumption ?? reply.code(404).send({ error: 'unknown_machine', message: 'The shop has no such machine.' });
  });
  server.get('/agent.html', async (_request, reply) => {
    setHeaders(reply);
    const html = readFileSync(page, 'utf8').replace(ORDERS_MARK, () => orders.list().map(toRow).join('\n'));
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
}

function unknown(order: string): { error: string; message: string } {
  return { error: 'unknown_order', message: `There is no order ${order.slice(0, 20)}.` };
}

/** No text of it comes from outside. */
function toRow({ number, items, total, state }: Order): string {
  return `<tr><th scope="row">${number}</th><td>${items.join(', ')}</td><td>€${total.toLocaleString('en')}</td><td>${STATES[state]}</td></tr>`;
}
