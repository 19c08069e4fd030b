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
    where id = (select id from mes2.fabric_roll
      where company_id = ${desk.companyId} and roll_no like 'R0%' and remain_len >= 5 order by roll_no limit 1)
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

/** Cloth and trims between the stores, the cutting room and the lines. */
export const fabricHandOvers: HandOvers = {
  issueFeedingSlip: { given: toIssue, done: ['fabricKeeper', 'admin'] },
  receiveFeedingSlip: { given: toReceive, done: ['cuttingLeader', 'cuttingManager', 'admin'] },
  approveMaterialRequisition: {
    given: async (desk) => ({ ids: [(await requisition(desk)).id], agree: true }),
    done: ['workshopManager', 'admin'],
  },
};
