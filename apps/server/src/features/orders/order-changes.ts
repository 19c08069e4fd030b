import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { FieldChange } from '../../records/field-changes.ts';
import { loggedChange, recordChanges } from '../../records/record-changes.ts';
import { floorSettings, today } from '../settings/public.ts';
import { ORDER_AREAS, type OrderContent } from './order-areas.ts';
import * as detail from './order-detail.sql.ts';

type Part = 'head' | keyof typeof GRIDS;

const GRIDS = {
  colors: detail.orderColors,
  sizes: detail.orderSizes,
  colorSizes: detail.orderCells,
  bom: detail.orderBom,
  parts: detail.orderParts,
  processes: async (tx: Tx, actor: Actor, id: string) =>
    detail.orderProcesses(tx, actor, id, today(actor, await floorSettings(tx, actor))),
  colorMatchings: detail.orderColorMatchings,
  fabrics: detail.orderFabrics,
  workshops: detail.orderWorkshops,
  qualifying: detail.orderQualifying,
  shipments: detail.orderShipments,
} as const;

/** Parts of an order as they were before a save. */
interface Before {
  readonly parts: readonly Part[];
  readonly content: OrderContent;
}

/** Reads parts of an order, rates and all: who may not see one does not read it in the log. */
export async function orderBefore(
  tx: Tx,
  actor: Actor,
  id: string,
  parts: readonly Part[],
): Promise<Before> {
  const content: OrderContent = {};
  for (const part of parts) {
    if (part === 'head') Object.assign(content, await detail.orderHead(tx, actor, id));
    else Object.assign(content, { [part]: await GRIDS[part](tx, actor, id) });
  }
  return { parts, content };
}

/** What became of those parts since, for the log of the order. */
export async function changesSince(
  tx: Tx,
  actor: Actor,
  id: string,
  { parts, content }: Before,
): Promise<FieldChange[]> {
  const after = await orderBefore(tx, actor, id, parts);
  return recordChanges(ORDER_AREAS, content, after.content).map(loggedChange);
}
