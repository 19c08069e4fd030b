import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import * as people from './problem-people.sql.ts';

type Report = BodyOf<'createProblemLog'>;

const NUMBER = { table: 'mes2.problem_log', column: 'log_no', letters: 'WT' };
const MOST_IMAGES = 6;

/**
 * Calls out a problem and those who answer for it. The same problem that stands open at the same place is
 * not opened twice: the report is added to it.
 *
 * @returns the problem's id
 */
export async function reportProblem(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Report,
): Promise<string> {
  const known = await claimRequest<{ id: string }>(tx, actor, body.requestId, body);
  if (known) return known.id;
  const called = await people.calledProblem(tx, actor, body.problemSetId);
  if (!called)
    throw new DomainError('record-missing', { what: { zh: '产线问题', en: 'Line problem' } });
  await requirePlace(tx, actor, body);
  const stationNo = body.stationNo?.trim() || null;
  const place = { deptId: body.lineDeptId, setId: called.id, stationNo };
  const open = await people.openAtPlace(tx, actor, place);
  const id = open?.id ?? (await openProblem(services, tx, actor, body, called, stationNo));
  if (open) await services.audit(tx, { bizType: 'problem', bizId: id, action: 'reportAgain' });
  await services.publish(tx, { topic: 'problem', keys: [id] });
  await keepAnswer(tx, actor, body.requestId, { id });
  return id;
}

async function openProblem(
  { audit, notify }: Services,
  tx: Tx,
  actor: Actor,
  body: Report,
  called: people.CalledProblem,
  stationNo: string | null,
): Promise<string> {
  const { companyId, user, employee, now } = actor;
  const day = today(actor, await floorSettings(tx, actor));
  const logNo = await nextDocumentNo(tx, actor, NUMBER, day);
  const level = body.level ?? called.level;
  const opened = await tx.one<{ id: string; lineName: string }>(sql`
    insert into mes2.problem_log (company_id, log_no, problem_name, dept_id, station_no, problem_set_id, order_id,
      machine_id, level, response_min, resolve_min, escalate_to, responsible_dept_type, report_by,
      report_date, people_num, remark, images, create_by)
    values (${companyId}, ${logNo}, ${called.name}, ${body.lineDeptId}, ${stationNo}, ${called.id},
      ${body.orderId ?? null}, ${body.machineId ?? null}, ${level}::int, ${called.responseMin}::int,
      ${called.resolveMin}::int, ${JSON.stringify(called.escalateTo)}::jsonb, ${called.responsibleDeptType}::int,
      ${employee?.id ?? null}, ${now},
      ${await people.peopleOn(tx, actor, body.lineDeptId, day)}::int, ${body.remark ?? null},
      ${JSON.stringify(body.images ?? [])}::jsonb, ${user.id})
    returning id, (select name from amc.department where company_id = ${companyId} and id = ${body.lineDeptId})
      as line_name`);
  if (!opened) throw new Error('an insert returned no row');
  const { id, lineName } = opened;
  await audit(tx, { bizType: 'problem', bizId: id, action: 'create', to: 0 });
  const userIds = await people.peopleToCall(tx, actor, body.lineDeptId, called.responsibleDeptType);
  if (userIds.length === 0) return id;
  await people.keepMessages(tx, actor, id, 0, userIds);
  await notify(tx, {
    userIds,
    title: message('problemReported', { line: lineName, problem: called.name }),
    objName: logNo,
    address: `/mes/problem/problemLogList?logNo=${logNo}`,
    messageType: 'Notice,Message',
    bizType: 'problem',
    bizId: id,
    level,
  });
  return id;
}

async function requirePlace(tx: Tx, { companyId }: Actor, body: Report): Promise<void> {
  const { lineDeptId, orderId, machineId, images } = body;
  const line = { table: 'amc.department', what: { zh: '产线', en: 'Line' } };
  const order = { table: 'mes2.production_order', what: { zh: '订单', en: 'Order' } };
  const machine = { table: 'ccm.machine', what: { zh: '设备', en: 'Machine' } };
  await requireReference(tx, line, companyId, lineDeptId);
  if (orderId) await requireReference(tx, order, companyId, orderId);
  if (machineId) await requireReference(tx, machine, companyId, machineId);
  if (images && images.length > MOST_IMAGES)
    throw new DomainError('out-of-range', {
      field: { zh: '图片', en: 'Pictures' },
      min: 0,
      max: MOST_IMAGES,
    });
}
