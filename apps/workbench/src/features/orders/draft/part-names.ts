import { msg } from '#app/i18n.ts';
import type { OrderPartName } from './order-draft.ts';

/** What the grids of an order are called where they are named. */
export const ORDER_PART_NAMES: Readonly<Record<OrderPartName, string>> = {
  colors: msg('颜色'),
  sizes: msg('尺码'),
  cells: msg('数量'),
  bom: 'BOM',
  parts: msg('部位裁片'),
  processes: msg('工序'),
  colours: msg('配色'),
  standard: msg('质量标准'),
  points: msg('测量点'),
  workshops: msg('车间'),
  shipments: msg('走货'),
};
