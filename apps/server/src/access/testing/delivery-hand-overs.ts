import { sql } from '../../database/engine.ts';
import type { Desk, HandOvers, Person } from './hand-over.ts';

const BASE = '/mes2/materialsDelivery';

/** A bundle of the story that lies in the store. */
async function bundleInStore({ server, companyId, line }: Desk) {
  await server.query(sql`
    insert into mes2.order_workshop (company_id, order_id, dept_id, section)
    select company_id, id, ${line.id}, 3 from mes2.production_order o
    where company_id = ${companyId} and order_no = 'SO2403017' and not exists (select 1 from mes2.order_workshop w
      where w.order_id = o.id and w.dept_id = ${line.id} and w.section = 3)`);
  const [bundle] = await server.query<{ id: string; num: number; orderId: string }>(sql`
    select b.id, b.num, b.order_id from mes2.bundle b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    where b.company_id = ${companyId} and o.order_no = 'SO2403017' and b.status in (0, 1) and b.del_flag = '0'
      and b.delivery_id is null and not exists (select 1 from mes2.bundle_process p
        where p.bundle_id = b.id and (p.done_num > 0 or p.status <> 0))
      and not exists (select 1 from mes2.cutting_bed_qc q where q.bundle_id = b.id)
      and not exists (select 1 from mes2.cut_piece_delivery_line l where l.bundle_id = b.id)
    order by b.bundle_no desc limit 1`);
  if (!bundle) throw new Error('no bundle is left in the store');
  return bundle;
}

async function toSend(desk: Desk) {
  const { id, num, orderId } = await bundleInStore(desk);
  const lines = [{ bundleId: id, sendNum: num }];
  return { requestId: desk.unique(), orderId, lineDeptId: desk.line.id, lines };
}

async function sent(desk: Desk) {
  const { delivery, lines } = await desk.did(
    'panelKeeper',
    'POST',
    `${BASE}/send`,
    await toSend(desk),
  );
  return { id: delivery.id, version: delivery.version, lines };
}

async function toReceive(desk: Desk, lost = 0) {
  const { id, version, lines } = await sent(desk);
  const [{ bundleId, sendNum }] = lines;
  const count = { bundleId, receiveNum: sendNum - lost, ...(lost > 0 && { diffReason: 'short' }) };
  return { id, version, requestId: desk.unique(), lines: [count] };
}

async function received(desk: Desk, lost = 0) {
  const body = await toReceive(desk, lost);
  return desk.did('lineLeader', 'PUT', `${BASE}/receive`, body);
}

async function outside(desk: Desk) {
  const { server, companyId } = desk;
  const { id, num, orderId } = await bundleInStore(desk);
  const code = desk.unique();
  const [group] = await server.query<{ id: string }>(sql`
    insert into mes2.subcontract_group (company_id, code, name, process_sections, price_factor)
    values (${companyId}, ${code}, ${code}, '{3}', 1) returning id`);
  const [process] = await server.query<{ id: string }>(sql`
    select p.id from mes2.order_process p
    where p.order_id = ${orderId} and p.section = 3 order by p.seq_no limit 1`);
  return {
    requestId: desk.unique(),
    outGroupId: group?.id,
    orderId,
    orderProcessIds: [process?.id],
    lines: [{ bundleId: id, sendNum: num }],
  };
}

const LINE: readonly Person[] = ['lineLeader', 'workshopManager', 'admin'];
const STORE: readonly Person[] = ['panelKeeper', 'storeHand', 'admin'];
const NOT_MINE = '发料单不存在';

/** Cut pieces between the store, the lines and the groups outside. */
export const deliveryHandOvers: HandOvers = {
  sendCutPieceDelivery: { given: toSend, done: STORE },
  receiveCutPieceDelivery: {
    given: (desk) => toReceive(desk),
    done: LINE,
    refused: { otherLine: NOT_MINE },
  },
  agreeCutPieceDelivery: {
    given: async (desk) => {
      const { delivery, lines } = await received(desk, 1);
      const { id, version } = delivery;
      return {
        id,
        version,
        lines: [{ lineId: lines[0].id, num: lines[0].sendNum, reason: '找到了' }],
      };
    },
    done: [...LINE, 'panelKeeper', 'storeHand'],
    refused: { otherLine: NOT_MINE },
  },
  recallCutPieceDelivery: {
    given: async (desk) => {
      const { id, version } = await sent(desk);
      return { id, version, reason: '发错线' };
    },
    done: STORE,
  },
  returnCutPieceDelivery: {
    given: async (desk) => {
      const { id, version } = (await received(desk)).delivery;
      return { id, version, reason: '改线' };
    },
    done: LINE,
    refused: { otherLine: NOT_MINE },
  },
  sendSubcontractDelivery: { given: outside, done: STORE },
  receiveSubcontractDelivery: {
    given: async (desk) => {
      const body = await outside(desk);
      const { id, version } = await desk.did('panelKeeper', 'POST', '/mes2/outDelivery/send', body);
      const [line] = body.lines;
      const lines = [{ bundleId: line?.bundleId, receiveNum: line?.sendNum }];
      return { id, version, requestId: desk.unique(), lines };
    },
    done: STORE,
    refused: {
      lineLeader: '外发单不存在',
      otherLine: '外发单不存在',
      workshopManager: '外发单不存在',
    },
  },
};
