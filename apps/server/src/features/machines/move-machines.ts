import { DomainError } from '@garment-mes/domain/refusals';
import { checkMachineMoves, type MachinePlace } from '@garment-mes/domain/resources';
import type { MachineStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { machine } from './machine.ts';
import { lastPlacesOf } from './machine-life.sql.ts';

type Body = BodyOf<'moveMachines'>;
type Move = Body['moves'][number];
type Places = DataOf<'moveMachines'>;

interface MovedMachine {
  readonly id: string;
  readonly machineNo: string;
  readonly status: MachineStatus;
}

/**
 * Closes the place each machine has and opens the new one; without a department it goes into the store. The lines are
 * held, then the machines, each in the order of their ids: nobody else fills a station meanwhile.
 *
 * @throws {DomainError} `record-missing`, `request-reused`, or what the moves break
 */
export async function moveMachines(
  { audit, publish }: Services,
  tx: Tx,
  actor: Actor,
  { requestId, moves }: Body,
): Promise<Places> {
  const known = await claimRequest<Places>(tx, actor, requestId, moves);
  if (known) return known;
  const { companyId } = actor;
  const stations = await lockLines(tx, companyId, moves);
  const machines = await lockMachines(tx, companyId, moves);
  checkMachineMoves(
    moves.map(({ machineId, deptId, stationNo, fromDate }) => ({
      ...(machines.get(machineId) ?? missing(machine.what)),
      machineId,
      fromDate,
      to: deptId ? { deptId, stationNo: station(stationNo), stations: stations.get(deptId) } : null,
    })),
    await placesAround(tx, companyId, moves),
    await factoryTime(tx),
  );
  await writePlaces(tx, companyId, moves);
  const ids = moves.map(({ machineId }) => machineId);
  for (const bizId of ids) await audit(tx, { bizType: 'machine', bizId, action: 'move' });
  await publish(tx, { topic: 'machine', keys: ids });
  const places = await lastPlacesOf(tx, companyId, ids);
  await keepAnswer(tx, actor, requestId, places);
  return places;
}

const missing = (what: { readonly zh: string; readonly en: string }): never => {
  throw new DomainError('record-missing', { what });
};

function station(stationNo: string | null | undefined): string {
  const text = stationNo?.trim();
  if (!text) throw new DomainError('invalid-value', { field: { zh: '工位', en: 'The station' } });
  return text;
}

/** How many stations each line of the moves has. */
async function lockLines(
  tx: Tx,
  companyId: string,
  moves: readonly Move[],
): Promise<ReadonlyMap<string, number | undefined>> {
  const asked = new Set(moves.flatMap(({ deptId }) => deptId ?? []));
  const lines = await tx.all<{ deptId: string; stationNum: number | null }>(sql`
    select dept_id, station_num from mes2.line
    where company_id = ${companyId} and dept_id = any (${[...asked]}::bigint[]) and del_flag = '0'
    order by id for update`);
  if (lines.length < asked.size) missing({ zh: '产线', en: 'Line' });
  return new Map(lines.map(({ deptId, stationNum }) => [deptId, stationNum ?? undefined]));
}

async function lockMachines(
  tx: Tx,
  companyId: string,
  moves: readonly Move[],
): Promise<ReadonlyMap<string, MovedMachine>> {
  const ids = moves.map(({ machineId }) => machineId);
  const machines = await tx.all<MovedMachine>(sql`
    select id, machine_no, status from ccm.machine
    where company_id = ${companyId} and id = any (${ids}::bigint[]) and del_flag = '0'
    order by id for update`);
  return new Map(machines.map((each) => [each.id, each]));
}

const placesAround = (tx: Tx, companyId: string, moves: readonly Move[]): Promise<MachinePlace[]> =>
  tx.all(sql`
    select l.machine_id, m.machine_no, m.status, l.dept_id, l.station_no,
      to_char(l.from_date, 'YYYY-MM-DD HH24:MI:SS') as from_date
    from mes2.machine_location l
    join ccm.machine m on m.company_id = l.company_id and m.id = l.machine_id
    where l.company_id = ${companyId} and l.to_date is null and l.del_flag = '0'
      and (l.machine_id = any (${moves.map(({ machineId }) => machineId)}::bigint[])
        or l.dept_id = any (${moves.flatMap(({ deptId }) => deptId ?? [])}::bigint[]))`);

async function factoryTime(tx: Tx): Promise<string> {
  const rows = await tx.all<{ now: string }>(
    sql`select to_char(app_now(), 'YYYY-MM-DD HH24:MI:SS') as now`,
  );
  return rows[0]?.now ?? '';
}

async function writePlaces(tx: Tx, companyId: string, moves: readonly Move[]): Promise<void> {
  const moved = sql`
    select machine_id, dept_id, station_no, from_date from unnest(
      ${moves.map(({ machineId }) => machineId)}::bigint[],
      ${moves.map(({ deptId }) => deptId ?? null)}::bigint[],
      ${moves.map(({ deptId, stationNo }) => (deptId ? station(stationNo) : null))}::text[],
      ${moves.map(({ fromDate }) => fromDate)}::timestamptz[]
    ) as one (machine_id, dept_id, station_no, from_date)`;
  await tx.run(sql`
    update mes2.machine_location l set to_date = greatest(m.from_date, l.from_date),
      version = l.version + 1, update_by = current_person(), update_date = app_now()
    from (${moved}) m
    where l.company_id = ${companyId} and l.machine_id = m.machine_id and l.to_date is null and l.del_flag = '0'`);
  await tx.run(sql`
    insert into mes2.machine_location (company_id, machine_id, dept_id, station_no, from_date)
    select ${companyId}::bigint, m.machine_id, m.dept_id, m.station_no, greatest(m.from_date, (
      select max(l.to_date) from mes2.machine_location l
      where l.company_id = ${companyId} and l.machine_id = m.machine_id and l.del_flag = '0'))
    from (${moved}) m where m.dept_id is not null`);
  await tx.run(sql`
    update ccm.machine r set dept_id = m.dept_id, station_no = m.station_no, version = r.version + 1,
      update_by = current_person(), update_date = app_now()
    from (${moved}) m where r.company_id = ${companyId} and r.id = m.machine_id`);
}
