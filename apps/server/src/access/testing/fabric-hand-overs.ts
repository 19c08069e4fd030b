import { sql } from '../../database/engine.ts';
import type { Desk, HandOvers } from './hand-over.ts';

const SLIP = '/mes2/feedingSing';

const story = ({ companyId }: Desk) =>
  sql`(select id from mes2.production_order where company_id = ${companyId} and order_no = 'SO2403017')`;

/** A slip over one roll of the story that lies in the store again. */
async function slip(desk: Desk) {
  await desk.server.query(sql`
    update mes2.feeding_slip set status = 9 where company_id = ${desk.companyId} and order_id = ${story(desk)}`);
  const [roll] = await desk.server.query<{ id: string; orderId: string }>(sql`
    update mes2.fabric_roll set status = 1
    where id = (select r.id from mes2.fabric_roll r
      where r.company_id = ${desk.companyId} and r.roll_no like 'R0%' and r.remain_len >= 5
        and not exists (select 1 from mes2.cutting_bed_roll u
          where u.company_id = r.company_id and u.fabric_roll_id = r.id and u.is_open)
      order by r.roll_no limit 1)
    returning id, ${story(desk)} as order_id`);
  const lines = [{ tympanId: roll?.id, len: '5' }];
  const body = { orderId: roll?.orderId, fabricPart: 1, lines };
  const made = await desk.did('fabricKeeper', 'POST', `${SLIP}/insert`, body);
  return { id: made.slip.id, version: made.slip.version, roll: roll?.id };
}

async function toIssue(desk: Desk) {
  const { id, version } = await slip(desk);
  return { id, version, requestId: desk.unique() };
}

async function toReceive(desk: Desk) {
  const { id, version, roll } = await slip(desk);
  const body = { id, version, requestId: desk.unique() };
  const issued = await desk.did('fabricKeeper', 'POST', `${SLIP}/issue`, body);
  const lines = [{ tympanId: roll, receivedLen: '5' }];
  return { id, version: issued.slip.version, requestId: desk.unique(), lines };
}

async function received(desk: Desk) {
  const body = await toReceive(desk);
  const { slip } = await desk.did('cuttingLeader', 'PUT', `${SLIP}/receive`, body);
  return { id: slip.id, version: slip.version, roll: body.lines[0]?.tympanId };
}

/** What the store asks for the line. */
async function requisition(desk: Desk) {
  const [need] = await desk.server.query<{ orderId: string; materialId: string }>(sql`
    insert into mes2.order_bom (company_id, order_id, material_id, usage_num, unit_code, need_num, seq_no)
    select m.company_id, ${story(desk)}, m.id, 1, 'PC', 100,
      (select max(seq_no) + 1 from mes2.order_bom where order_id = ${story(desk)})
    from ccm.material m where m.company_id = ${desk.companyId} and m.code = 'LBL-MAIN'
    returning order_id, material_id`);
  return desk.did('fabricKeeper', 'POST', '/mes2/materialRequisition/insert', {
    ...{ orderId: need?.orderId, deptId: desk.line.id, reqType: 1 },
    lines: [{ materialId: need?.materialId, reqNum: '1' }],
  });
}

/** What was agreed to, with the stock for it. */
async function toDraw(desk: Desk) {
  const { id } = await requisition(desk);
  const consent = { ids: [id], agree: true };
  await desk.did('workshopManager', 'POST', '/mes2/materialRequisition/approve', consent);
  const [store] = await desk.server.query<{ id: string }>(sql`
    with store as (
      select w.id from ccm.warehouse w where w.company_id = ${desk.companyId} and w.code = 'TRM'),
    stocked as (
      insert into mes2.material_stock (company_id, warehouse_id, material_id, lot_no, num, create_date)
      select m.company_id, store.id, m.id, ${desk.unique()}, 10, app_now() from store, ccm.material m
      where m.company_id = ${desk.companyId} and m.code = 'LBL-MAIN')
    select id from store`);
  const [row] = await desk.server.query<{ version: number; lineId: string }>(sql`
    select r.version, l.id as line_id from mes2.material_requisition r
    join mes2.material_requisition_line l on l.requisition_id = r.id where r.id = ${id}`);
  const lines = [{ lineId: row?.lineId, num: '1' }];
  const claim = { id, version: row?.version, requestId: desk.unique() };
  return { ...claim, warehouseId: store?.id, lines };
}

/** Cloth and trims between the stores, the cutting room and the lines. */
export const fabricHandOvers: HandOvers = {
  issueFeedingSlip: { given: toIssue, done: ['fabricKeeper', 'admin'] },
  returnFeedingSlip: {
    given: async (desk) => {
      const { roll, ...claim } = await received(desk);
      return { ...claim, lines: [{ tympanId: roll, returnLen: '2' }] };
    },
    done: ['fabricKeeper', 'admin'],
  },
  closeFeedingSlip: {
    given: async (desk) => {
      const { id, version } = await received(desk);
      return { id, version };
    },
    done: ['fabricKeeper', 'admin'],
  },
  receiveFeedingSlip: { given: toReceive, done: ['cuttingLeader', 'cuttingManager', 'admin'] },
  approveMaterialRequisition: {
    given: async (desk) => ({ ids: [(await requisition(desk)).id], agree: true }),
    done: ['workshopManager', 'admin'],
  },
  issueMaterialRequisition: {
    given: toDraw,
    done: ['fabricKeeper', 'admin'],
  },
  returnMaterialRequisition: {
    given: async (desk) => {
      const body = await toDraw(desk);
      await desk.did('fabricKeeper', 'PUT', '/mes2/materialRequisition/issue', body);
      const [row] = await desk.server.query<{ version: number }>(sql`
        select version from mes2.material_requisition where id = ${body.id}`);
      return { ...body, version: row?.version, requestId: desk.unique() };
    },
    done: ['fabricKeeper', 'admin'],
  },
};
