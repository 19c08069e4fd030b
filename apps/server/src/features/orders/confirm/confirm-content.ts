import {
  billOfStyle,
  checkOrderConfirm,
  REQUIRED_SECTIONS,
  Section,
  sectionName,
  usedSections,
} from '@garment-mes/domain/orders';
import type { Issue } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { styleGrids as style } from '../../styles/public.ts';
import { storedCells } from '../lines/write-matrix.sql.ts';
import { plannedCells } from '../lines/write-shipments.sql.ts';
import type { OrderHead } from '../order-record.ts';

/** Which grids of an order somebody filled; the others come from the style. */
export interface OwnGrids {
  readonly bom: boolean;
  readonly parts: boolean;
  readonly processes: boolean;
  readonly fabrics: boolean;
  readonly qualifying: boolean;
}

export const ownGrids = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<OwnGrids> => {
  const found = await tx.one<OwnGrids>(sql`
    select
      exists (select 1 from mes2.order_bom where company_id = ${companyId} and order_id = ${orderId}
        and del_flag = '0') as bom,
      exists (select 1 from mes2.order_part where company_id = ${companyId} and order_id = ${orderId}
        and del_flag = '0') as parts,
      exists (select 1 from mes2.order_process where company_id = ${companyId} and order_id = ${orderId}
        and del_flag = '0') as processes,
      exists (select 1 from mes2.order_fabric where company_id = ${companyId} and order_id = ${orderId}
        and del_flag = '0') as fabrics,
      exists (select 1 from mes2.order_qualifying where company_id = ${companyId} and order_id = ${orderId}
        and del_flag = '0') as qualifying`);
  if (!found) throw new Error('a select without a table answers one row');
  return found;
};

/** I1 and I4 over what the order would be after its confirmation. */
export async function confirmIssues(tx: Tx, actor: Actor, order: OrderHead): Promise<Issue[]> {
  const { companyId } = actor;
  const own = await ownGrids(tx, actor, order.id);
  const colors = await tx.all<{ colorId: string; colorName: string }>(sql`
    select color_id, color_name from mes2.order_color
    where company_id = ${companyId} and order_id = ${order.id} order by seq_no`);
  const sizes = await tx.all<{ sizeId: string }>(sql`
    select size_id from mes2.order_size where company_id = ${companyId} and order_id = ${order.id}`);
  const planned = await plannedCells(tx, actor, order.id);
  const processes = own.processes
    ? await ownProcesses(tx, actor, order.id)
    : await style.styleProcesses(tx, actor, order.styleId);
  const bill = own.bom
    ? await ownBill(tx, actor, order.id)
    : billOfStyle(
        await style.styleBom(tx, actor, order.styleId),
        colors.map(({ colorId }) => colorId),
      );
  const sections = Object.values(Section).filter(
    (section) =>
      REQUIRED_SECTIONS.some((required) => required === section) ||
      usedSections(processes).includes(section),
  );
  return checkOrderConfirm({
    colors,
    sizes,
    cells: await storedCells(tx, actor, order.id),
    shipmentNum: planned.size > 0 ? [...planned.values()].reduce((a, b) => a + b, 0) : undefined,
    bill,
    processes: processes.map((process) => ({
      ...process,
      section: sectionName[process.section],
      sectionId: process.section,
    })),
    sections: sections.map((sectionId) => ({ sectionId, name: sectionName[sectionId] })),
    materialDate: order.materialDate,
    deliveryDate: order.deliveryDate,
  });
}

interface OwnProcess {
  readonly seqNo: number;
  readonly processName: string;
  readonly section: Section;
  readonly sam: string;
  readonly price: string;
  readonly isOutput: 0 | 1;
}

const ownProcesses = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<OwnProcess>(sql`
    select p.seq_no, p.process_name, p.section, p.sam, coalesce(p.draft_price, 0) as price, p.is_output
    from mes2.order_process p
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.del_flag = '0' and p.is_enabled = 1
    order by p.seq_no`);

const ownBill = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<{ colorId: string | null; isMain: 0 | 1 }>(sql`
    select color_id, is_main from mes2.order_bom
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0'`);
