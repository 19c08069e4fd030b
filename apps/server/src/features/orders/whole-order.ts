import { cutLimit } from '@garment-mes/domain/cutting-bed';
import { decimalText, sum } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { floorSettings, today } from '../settings/public.ts';
import * as detail from './order-detail.sql.ts';

/** What the operations in use pay for a garment today; a draft without any has what its style says. */
const pricesInForce = (processes: DataOf<'getOrder'>['processes']): string =>
  decimalText(
    sum(processes.flatMap(({ isEnabled, price }) => (isEnabled ? (price ?? []) : []))),
    4,
  );

/** One order with all its grids; money and rates only for those who see them. */
export async function wholeOrder(tx: Tx, actor: Actor, id: string): Promise<DataOf<'getOrder'>> {
  const found = await detail.orderHead(tx, actor, id);
  if (!found) throw new DomainError('record-foreign', { what: '订单' });
  const { unitPrice, cmPrice, amount, priceTotal: copied, ...head } = found;
  const seesPrices = actor.can('FIELD^order.unitPrice');
  const seesRates = actor.can('FIELD^orderProcess.price');
  const settings = await floorSettings(tx, actor);
  const processes = await detail.orderProcesses(tx, actor, id, today(actor, settings));
  const cells = await detail.orderCells(tx, actor, id);
  const priceTotal = processes.length > 0 ? pricesInForce(processes) : copied;
  return {
    ...head,
    ...(seesPrices && { unitPrice, cmPrice, amount }),
    ...(seesRates && { priceTotal }),
    colors: await detail.orderColors(tx, actor, id),
    sizes: await detail.orderSizes(tx, actor, id),
    colorSizes: cells.map((cell) => ({ ...cell, limitNum: cutLimit(cell.num, head.cutTolUpPct) })),
    bom: await detail.orderBom(tx, actor, id),
    parts: await detail.orderParts(tx, actor, id),
    processes: seesRates ? processes : processes.map(({ price: _price, ...line }) => line),
    colorMatchings: await detail.orderColorMatchings(tx, actor, id),
    fabrics: await detail.orderFabrics(tx, actor, id),
    workshops: await detail.orderWorkshops(tx, actor, id),
    qualifying: (await detail.orderQualifying(tx, actor, id)) ?? null,
    shipments: await detail.orderShipments(tx, actor, id),
    cuttingBeds: await detail.orderBeds(tx, actor, id),
  };
}
