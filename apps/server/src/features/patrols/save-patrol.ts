import { decimalText } from '@garment-mes/domain/decimal';
import {
  canRecheck,
  MOST_PATROL_SAMPLE,
  type PatrolLight,
  patrolLight,
  patrolScore,
  Recheck,
  recheckAfter,
} from '@garment-mes/domain/quality';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  alarmed,
  criticalItems,
  lineOf,
  patrolKind,
  placesOf,
  type Round,
  redAgain,
  type StoredRound,
  type StoredStation,
  storedStations,
  walkerOf,
} from './patrol.sql.ts';

type Station = BodyOf<'createPatrol'>['lines'][number];

const BIZ = 'patrol';
const WARNING = 2;

/**
 * Writes a round of a line, which exists once: of two who open it at once the second learns who walks it.
 *
 * @returns its id
 * @throws {DomainError} `patrol-walked`, or what is wrong with a station
 */
export async function createPatrol(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createPatrol'>,
): Promise<string> {
  const known = await claimRequest<{ id: string }>(tx, actor, body.requestId, body);
  if (known) return known.id;
  const { companyId, user, employee, now } = actor;
  if (!employee) throw new DomainError('record-missing', { what: '员工' });
  const line = await lineOf(tx, actor, body.lineDeptId);
  if (!line) throw new DomainError('record-missing', { what: '产线' });
  await requireRound(services, tx, actor, body);
  if (body.lines.length === 0)
    throw new DomainError('required', { field: { zh: '工位', en: 'at least one station' } });
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.qc_patrol (company_id, line_dept_id, work_date, round, inspector_id, create_by, create_date)
    values (${companyId}, ${body.lineDeptId}, ${body.workDate}::date, ${body.round}::int, ${employee.id}, ${user.id}, ${now})
    on conflict (company_id, line_dept_id, work_date, round) do nothing returning id`);
  if (!made) {
    const walker = await walkerOf(tx, actor, body);
    throw new DomainError('patrol-walked', {
      line: line.name,
      round: body.round,
      name: walker?.name ?? '',
    });
  }
  await addStations(services, tx, actor, { ...body, id: made.id }, [], body.lines);
  await services.audit(tx, { bizType: BIZ, bizId: made.id, action: 'create' });
  await services.publish(tx, { topic: 'patrol', keys: [made.id] });
  await keepAnswer(tx, actor, body.requestId, made);
  return made.id;
}

/**
 * Adds stations to a round, or says what became of red ones.
 *
 * @throws {DomainError} `patrol-counted` where what was counted at a station is changed, `patrol-not-red`
 */
export async function updatePatrol(
  services: Services,
  tx: Tx,
  actor: Actor,
  { lines, ...claim }: BodyOf<'updatePatrol'>,
): Promise<void> {
  const patrol = await claimRecord<StoredRound>(tx, actor, patrolKind, claim);
  const stored = await storedStations(tx, actor, patrol.id);
  const looked = lines.filter(({ id }) => id !== undefined && id !== null);
  for (const line of looked) await lookAgain(tx, actor, stored, line);
  const added = lines.filter((line) => !looked.includes(line));
  if (added.length > 0) await addStations(services, tx, actor, patrol, stored, added);
  await services.audit(tx, { bizType: BIZ, bizId: patrol.id, action: 'update' });
  await services.publish(tx, { topic: 'patrol', keys: [patrol.id] });
}

/** @throws {DomainError} for a round that a line does not have, or a day that has not come */
async function requireRound(
  services: Services,
  tx: Tx,
  actor: Actor,
  { workDate, round }: Omit<Round, 'lineDeptId'>,
): Promise<void> {
  const rounds = Number(await services.settings(tx, 'patrolRounds'));
  if (round < 1 || round > rounds)
    throw new DomainError('out-of-range', { field: ROUND, min: 1, max: rounds });
  if (workDate > today(actor, await floorSettings(tx, actor)))
    throw new DomainError('invalid-value', { field: '工作日' });
}

const ROUND = { zh: '轮次', en: 'Round' };

async function lookAgain(
  tx: Tx,
  { companyId, user, now }: Actor,
  stored: readonly StoredStation[],
  line: Station,
): Promise<void> {
  const station = stored.find(({ id }) => id === line.id);
  if (!station) throw new DomainError('record-missing', { what: STATION });
  if (line.sampleNum !== station.sampleNum || line.defectNum !== station.defectNum)
    throw new DomainError('patrol-counted', {});
  const to = line.recheck ?? station.recheck;
  if (to === station.recheck && to !== Recheck.red) return;
  if (!canRecheck(station.recheck, to)) throw new DomainError('patrol-not-red', {});
  await tx.run(sql`
    update mes2.qc_patrol_line set recheck = ${to}::int, version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${station.id}`);
}

const STATION = { zh: '工位', en: 'Station' };

/** A station with what was found there. */
interface Found extends Station {
  readonly light: PatrolLight;
  readonly stationNo: string | null;
}

async function addStations(
  services: Services,
  tx: Tx,
  actor: Actor,
  patrol: Pick<StoredRound, 'id' | 'lineDeptId'>,
  stored: readonly StoredStation[],
  lines: readonly Station[],
): Promise<void> {
  const found = await judged(tx, actor, patrol.lineDeptId, stored, lines);
  const ids: string[] = [];
  for (const station of found) ids.push(await writeStation(tx, actor, patrol.id, station));
  const lights = [...stored, ...found].map(({ light }) => light);
  const score = patrolScore(lights);
  await tx.run(sql`
    update mes2.qc_patrol set score = ${score === undefined ? null : decimalText(score, 1)}::numeric
    where company_id = ${actor.companyId} and id = ${patrol.id}`);
  await alarm(services, tx, actor, patrol, ids);
}

/** Stations with their lights. @throws {DomainError} naming the first that cannot be */
async function judged(
  tx: Tx,
  actor: Actor,
  lineDeptId: string,
  stored: readonly StoredStation[],
  lines: readonly Station[],
): Promise<Found[]> {
  const keyOf = ({ orderProcessId, employeeId }: Pick<Station, 'orderProcessId' | 'employeeId'>) =>
    `${orderProcessId}/${employeeId}`;
  const taken = new Set(stored.map(keyOf));
  for (const line of lines) {
    if (taken.has(keyOf(line))) throw new DomainError('patrol-station-twice', {});
    taken.add(keyOf(line));
    requireCounts(line);
  }
  const items = lines.flatMap(({ bads }) => (bads ?? []).map(({ badItemId }) => badItemId));
  const { known, critical } = await criticalItems(tx, actor, items);
  if (items.some((id) => !known.has(id)))
    throw new DomainError('record-missing', { what: '不良项目' });
  const pairs = lines.map(({ orderProcessId, employeeId }) => ({ orderProcessId, employeeId }));
  const places = await placesOf(tx, actor, lineDeptId, pairs);
  return lines.map((line, at) => {
    const place = places[at];
    if (!place?.hasProcess) throw new DomainError('record-missing', { what: '工序' });
    if (!place.hasPerson) throw new DomainError('record-missing', { what: '员工' });
    const isCritical = (line.bads ?? []).some(
      ({ badItemId, num }) => num > 0 && critical.has(badItemId),
    );
    return { ...line, stationNo: place.stationNo, light: patrolLight(line.defectNum, isCritical) };
  });
}

/** Every fault that is counted is named, and none besides. */
function requireCounts({ sampleNum, defectNum, bads }: Station): void {
  const field = { zh: '抽检数', en: 'Sample' };
  if (sampleNum < 1 || sampleNum > MOST_PATROL_SAMPLE)
    throw new DomainError('out-of-range', { field, min: 1, max: MOST_PATROL_SAMPLE });
  const named = (bads ?? []).reduce((sum, { num }) => sum + num, 0);
  if (named < defectNum) throw new DomainError('defect-without-item', {});
  if (named > defectNum)
    throw new DomainError('invalid-value', { field: { zh: '疵点数', en: 'Defects' } });
}

async function writeStation(
  tx: Tx,
  { companyId, user, now }: Actor,
  patrolId: string,
  { orderProcessId, employeeId, stationNo, sampleNum, defectNum, light, bads }: Found,
): Promise<string> {
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.qc_patrol_line (company_id, patrol_id, order_process_id, employee_id, station_no, sample_num,
      defect_num, light, recheck, create_by, create_date)
    values (${companyId}, ${patrolId}, ${orderProcessId}, ${employeeId}, ${stationNo}, ${sampleNum}::int,
      ${defectNum}::int, ${light}::int, ${recheckAfter(light)}::int, ${user.id}, ${now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  await tx.run(sql`
    insert into mes2.qc_patrol_defect (company_id, patrol_line_id, bad_item_id, num, create_by, create_date)
    select ${companyId}, ${made.id}, f."badItemId", sum(f.num)::int, ${user.id}, ${now}
    from jsonb_to_recordset(${JSON.stringify(bads ?? [])}::jsonb) as f ("badItemId" bigint, num int)
    where f.num > 0 group by f."badItemId"`);
  return made.id;
}

/** Tells those who lead the line, and the quality managers, of a station that was red the last time as well. */
async function alarm(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, lineDeptId }: Pick<StoredRound, 'id' | 'lineDeptId'>,
  lineIds: readonly string[],
): Promise<void> {
  const again = await redAgain(tx, actor, id, lineIds);
  if (again.length === 0) return;
  const userIds = await alarmed(tx, actor, lineDeptId);
  if (userIds.length === 0) return;
  for (const { line, processName, employeeName } of again)
    await services.notify(tx, {
      userIds,
      title: message('patrolRedAgain', { line, process: processName, name: employeeName }),
      objName: line,
      address: '/mes/qc/qcDayPatrolReport',
      messageType: 'Notice,Message',
      bizType: BIZ,
      bizId: id,
      level: WARNING,
    });
}
