import { sql } from '../../database/engine.ts';
import type { Desk, HandOvers, Person } from './hand-over.ts';

const BASE = '/mes2/qc';

/** A check of the line that an inspector entered, with a fault to be mended. */
async function entered(desk: Desk) {
  const { server, companyId, line } = desk;
  const [order] = await server.query<{ id: string }>(sql`
    select id from mes2.production_order where company_id = ${companyId} and order_no = 'SO2403017'`);
  const [item] = await server.query<{ id: string }>(sql`
    select id from mes2.bad_item where company_id = ${companyId} and severity = 2 and del_flag = '0' limit 1`);
  const counts = { checkNum: 10, passNum: 9, reworkNum: 1, secondNum: 0, scrapNum: 0 };
  const { record, bads } = await desk.did('qc', 'POST', `${BASE}/checkRecord`, {
    ...{
      requestId: desk.unique(),
      checkType: 2,
      orderId: order?.id,
      lineDeptId: line.id,
      ...counts,
    },
    bads: [{ badItemId: item?.id, num: 1, disposition: 1 }],
  });
  return { id: record.id, version: record.version, bads };
}

async function toSubmit(desk: Desk) {
  const { id, version } = await entered(desk);
  return { id, version };
}

async function submitted(desk: Desk) {
  const { id, version, bads } = await entered(desk);
  await desk.did('qc', 'PUT', `${BASE}/submit`, { id, version });
  return { id, bads };
}

async function toRework(desk: Desk) {
  const { bads } = await submitted(desk);
  return { ids: [bads[0].id], reworkStatus: 1 };
}

async function toReinspect(desk: Desk) {
  const { id } = await submitted(desk);
  return { parentId: id, requestId: desk.unique(), checkNum: 1 };
}

const INSPECTORS: readonly Person[] = ['qc', 'qualityManager', 'admin'];

/** Garments between those who check and those who mend. */
export const qualityHandOvers: HandOvers = {
  submitCheckRecord: { given: toSubmit, done: INSPECTORS },
  reworkCheckBad: { given: toRework, done: INSPECTORS },
  reinspectCheckRecord: { given: toReinspect, done: INSPECTORS },
};
