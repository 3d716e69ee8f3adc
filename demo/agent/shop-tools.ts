// The shop's tools, written as an owner writes them under `tools.http` of the configuration (docs/tools.md) and read by the same
// reader. Only their addresses are filled in later: they are on this server, whose port is known once it listens.
import type { Mistake } from '../../api/config/mistake.ts';
import { readTools } from '../../api/config/tools/read-tools.ts';
import type { ToolsFile } from '../../api/config/tools/tools-schema.ts';
import type { SiteTool } from '../../api/tools/http/http-tool.ts';
import { toHttpTool } from '../../api/tools/http/http-tools.ts';
import { consumptionOf, MACHINES } from './orders.ts';

export const ORDER_TOOL = 'order_status';
export const CANCEL_TOOL = 'cancel_order';
export const CONSUMPTION_TOOL = 'machine_consumption';

const ORDER = { type: 'string', pattern: '^[0-9]{8}$', title: 'Order' };
const ORDER_TITLES = { order: { en: 'Order', vi: 'Đơn hàng', zh: '订单', id: 'Pesanan' } };

/** `url`s begin at this server. */
const TOOLS = [
  {
    name: ORDER_TOOL,
    description:
      'Looks up an order of the shop by its number of eight digits: items, total, state, whether it can be cancelled.',
    parameters: { type: 'object', required: ['order'], properties: { order: ORDER } },
    url: '/shop/orders/{order}',
    response: '/order',
    icon: 'clock',
    titles: ORDER_TITLES,
    // Of a step that goes on and of one that is done.
    label: {
      en: 'Status of order {order}',
      vi: 'Trạng thái đơn hàng {order}',
      zh: '订单 {order} 的状态',
      id: 'Status pesanan {order}',
    },
  },
  {
    name: CANCEL_TOOL,
    description: 'Cancels an order that has not been sent. Look it up first.',
    parameters: {
      type: 'object',
      required: ['order'],
      properties: { order: ORDER, reason: { type: 'string', maxLength: 200, title: 'Reason' } },
    },
    method: 'POST',
    url: '/shop/orders/{order}/cancel',
    response: '/order',
    approval: 'always',
    icon: 'trash',
    titles: { ...ORDER_TITLES, reason: { en: 'Reason', vi: 'Lý do', zh: '原因', id: 'Alasan' } },
    label: {
      en: 'Cancel order {order}',
      vi: 'Hủy đơn hàng {order}',
      zh: '取消订单 {order}',
      id: 'Membatalkan pesanan {order}',
    },
  },
  {
    name: CONSUMPTION_TOOL,
    description:
      'The electricity that a machine of the shop uses in a year of two coffees a day, month by month, in kWh.',
    parameters: {
      type: 'object',
      required: ['machine'],
      properties: { machine: { enum: [...MACHINES], title: 'Machine' } },
    },
    url: '/shop/machines/{machine}/consumption',
    icon: 'chart-bar',
    titles: { machine: { en: 'Machine', vi: 'Máy', zh: '机器', id: 'Mesin' } },
    label: {
      en: 'What the {machine} consumes',
      vi: 'Điện năng tiêu thụ của {machine}',
      zh: '{machine} 的耗电量',
      id: 'Konsumsi listrik {machine}',
    },
  },
];

/**
 * The tools of these sites. `origin`: of this server, such as `http://127.0.0.1:8787`.
 * @throws {Error} that lists the mistakes of the entries above
 */
export function shopTools(origin: string, sites: readonly string[]): SiteTool[] {
  const mistakes: Mistake[] = [];
  const http = TOOLS.map((tool) => ({ ...tool, url: `${origin}${tool.url}`, sites: [...sites] }));
  const config = readTools({ http } as ToolsFile, { sites, mistakes });
  if (mistakes.length > 0) throw new Error(mistakes.map(({ path, message }) => `${path} ${message}`).join('; '));
  return config.http.map(toHttpTool).map(({ tool, ...rest }) => ({
    ...rest,
    tool: { ...tool, label: (input, lang) => tool.label(withName(input), lang) },
  }));
}

/** The arguments with the name of their machine, as a label shows it, in place of its key. */
function withName(input: Record<string, unknown>): Record<string, unknown> {
  const known = typeof input.machine === 'string' ? consumptionOf(input.machine) : null;
  return known ? { ...input, machine: known.machine } : input;
}
