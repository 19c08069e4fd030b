import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Counted, countedPeople } from '@garment-mes/domain/work-study';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { requireVersion } from '../../resources/require-version.ts';
import type { StoredRecord } from '../../resources/resource.ts';
import { lockRecord } from '../../resources/stored-record.sql.ts';
import { eachOf } from '../../resources/switch-records.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import {
  closedPeriod,
  lineOf,
  lockShift,
  type ManpowerLine,
  manpowerColumns,
  manpowerRows,
  proposals,
  shiftOf,
  storedLine,
} from './manpower.sql.ts';
import { readManpower } from './read-manpower.sql.ts';

const TABLE = 'mes2.manpower_input';
const WHAT = { zh: '投入人员', en: 'Manpower input' };
const STORED = { table: TABLE, what: WHAT };
const LINE = { table: 'amc.department', what: { zh: '产线', en: 'Line' } };

type Row = DataOf<'prefillManpowerInput'>[number];

/** Each morning: how many people each line has, who is lent, which minutes efficiency counts. */
export const manpower: Feature<
  | 'listManpowerInputs'
  | 'prefillManpowerInput'
  | 'createManpowerInput'
  | 'updateManpowerInput'
  | 'confirmManpowerInput'
  | 'reopenManpowerInput'
> = (services) => {
  const { engine, list, audit, publish } = services;
  return {
    listManpowerInputs: ({ scope, companyId, query = {}, can }) =>
      engine.tenant(
        scope,
        (tx) =>
          list.page(tx, {
            operation: 'listManpowerInputs',
            last: true,
            from: manpowerRows(companyId, query),
            columns: manpowerColumns,
            query,
            can,
            defaultOrder: sql`r.work_date desc, r.dept_id`,
          }),
        { readOnly: true },
      ),

    prefillManpowerInput: ({ scope, companyId, query }) =>
      engine.tenant(
        scope,
        async (tx) => {
          const shift = await requireShift(tx, companyId, query.shiftId, query.workDate);
          return (await proposals(tx, companyId, scope.reach, { ...query, shift })) as Row[];
        },
        { readOnly: true },
      ),

    createManpowerInput: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { requestId, rows } = call.body;
        const known = await requestedIds(tx, call.companyId, requestId);
        if (known.length > 0) return readManpower(tx, call.companyId, known);
        const ids: string[] = [];
        for (const row of rows) {
          const id = await saveLine(services, tx, call, row, requestId);
          if (id !== undefined) ids.push(id);
        }
        if (ids.length > 0) await publish(tx, { topic: 'manpower', keys: ids });
        return readManpower(tx, call.companyId, ids);
      }),

    updateManpowerInput: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { id, version, ...body } = call.body;
        const before = await requireVersion(tx, STORED, call, id, version);
        await changeLine(services, tx, call, before, body);
        await publish(tx, { topic: 'manpower', keys: [id] });
        const [row] = await readManpower(tx, call.companyId, [id]);
        if (!row) throw new DomainError('record-missing', { what: WHAT });
        return row;
      }),

    confirmManpowerInput: (call) =>
      eachOf(call.body.ids, call, (id) =>
        engine.tenant(call.scope, async (tx) => {
          const before = await lockRecord(tx, TABLE, call.companyId, id);
          if (!before) throw new DomainError('record-missing', { what: WHAT });
          if (before.confirmDate) return;
          await requireOpenPeriod(tx, call.companyId, String(before.workDate));
          await updateRow(tx, call, TABLE, id, {
            confirmBy: call.user.id,
            confirmDate: call.now,
            version: before.version + 1,
          });
          await audit(tx, { bizType: 'manpower_input', bizId: id, action: 'confirm' });
          await publish(tx, { topic: 'manpower', keys: [id] });
        }),
      ),

    reopenManpowerInput: (call) =>
      eachOf(call.body.ids, call, (id) =>
        engine.tenant(call.scope, async (tx) => {
          const before = await lockRecord(tx, TABLE, call.companyId, id);
          if (!before) throw new DomainError('record-missing', { what: WHAT });
          if (!before.confirmDate) return;
          await requireOpenPeriod(tx, call.companyId, String(before.workDate));
          await updateRow(tx, call, TABLE, id, {
            ...{ confirmBy: null, confirmDate: null, version: before.version + 1 },
          });
          await audit(tx, { bizType: 'manpower_input', bizId: id, action: 'reopen' });
          await publish(tx, { topic: 'manpower', keys: [id] });
        }),
      ),
  };
};

/**
 * Saves one line of a sheet: a new one, or a stored one whose figures differ.
 *
 * @returns its id; `undefined` for a stored one that says the same
 * @throws {DomainError} what {@link insertLine} and {@link changeLine} refuse, `changed-meanwhile`
 */
async function saveLine(
  services: Services,
  tx: Tx,
  call: Call<'createManpowerInput'>,
  { id, version, ...row }: ManpowerLine,
  requestId: string,
): Promise<string | undefined> {
  const known = version === undefined || version === null ? undefined : version;
  const storedId =
    id ?? (known === undefined ? undefined : (await storedLine(tx, call.companyId, row))?.id);
  if (storedId === undefined) {
    const made = await insertLine(tx, call, row, requestId);
    await services.audit(tx, { bizType: 'manpower_input', bizId: made, action: 'create' });
    return made;
  }
  const stored = await lockRecord(tx, TABLE, call.companyId, storedId);
  const isOther = [
    stored?.deptId !== row.deptId,
    stored?.shiftId !== row.shiftId,
    String(stored?.workDate) !== row.workDate,
  ];
  if (stored && isOther.includes(true)) throw new DomainError('record-missing', { what: WHAT });
  if (stored && saysSame(stored, countedPeople(row, Number(stored.rollNum)))) return undefined;
  // Without an id somebody else was faster.
  const before = await requireVersion(tx, STORED, call, storedId, id ? (known ?? -1) : -1);
  await changeLine(services, tx, call, before, row);
  return storedId;
}

const saysSame = (stored: StoredRecord, counted: object): boolean =>
  Object.entries(counted).every(([field, value]) => {
    const before = stored[field] ?? null;
    return value === null || before === null
      ? value === before
      : decimal(String(before)).equals(decimal(String(value)));
  });

/** @throws {DomainError} `manpower-confirmed`, `period-locked`, what {@link countedPeople} refuses */
async function changeLine(
  { audit }: Services,
  tx: Tx,
  call: Call<'createManpowerInput' | 'updateManpowerInput'>,
  before: StoredRecord,
  counted: Counted,
): Promise<void> {
  const workDate = String(before.workDate);
  if (before.confirmDate)
    throw new DomainError('manpower-confirmed', {
      line: (await lineOf(tx, call.companyId, String(before.deptId)))?.name ?? '',
      workDate,
    });
  await requireOpenPeriod(tx, call.companyId, workDate);
  await requireLenders(tx, call.companyId, counted);
  await updateRow(tx, call, TABLE, before.id, {
    ...countedPeople(counted, Number(before.rollNum)),
    version: before.version + 1,
    updateBy: call.user.id,
    updateDate: call.now,
  });
  await audit(tx, { bizType: 'manpower_input', bizId: before.id, action: 'update' });
}

async function insertLine(
  tx: Tx,
  { companyId }: Call<'createManpowerInput'>,
  row: ManpowerLine,
  requestId: string,
): Promise<string> {
  const { deptId, workDate, shiftId } = row;
  const line = await lineOf(tx, companyId, deptId);
  if (!line) throw new DomainError('record-missing', { what: LINE.what });
  await lockShift(tx, companyId, shiftId);
  const shift = await requireShift(tx, companyId, shiftId, workDate);
  await requireOpenPeriod(tx, companyId, workDate);
  await requireLenders(tx, companyId, row);
  const id = await insertRow(tx, TABLE, {
    companyId,
    deptId,
    workDate,
    shiftId,
    requestId,
    shiftNetMin: shift.netMin,
    ...countedPeople(row, line.rollNum),
  });
  if (id === undefined) throw new DomainError('input-twice', { workDate, shift: shift.name });
  return id;
}

const requestedIds = async (tx: Tx, companyId: string, requestId: string): Promise<string[]> => {
  const rows = await tx.all<{ id: string }>(sql`
    select id from mes2.manpower_input
    where company_id = ${companyId} and request_id = ${requestId} and del_flag = '0' order by id`);
  return rows.map(({ id }) => id);
};

async function requireShift(
  tx: Tx,
  companyId: string,
  id: string | null | undefined,
  workDate: string,
) {
  const shift = await shiftOf(tx, companyId, id, workDate);
  if (!shift) throw new DomainError('record-missing', { what: { zh: '班次', en: 'Shift' } });
  return shift;
}

async function requireLenders(
  tx: Tx,
  companyId: string,
  { lentInDeptId, lentOutDeptId }: Counted,
): Promise<void> {
  for (const id of [lentInDeptId, lentOutDeptId])
    if (id) await requireReference(tx, LINE, companyId, id);
}

async function requireOpenPeriod(tx: Tx, companyId: string, workDate: string): Promise<void> {
  const period = await closedPeriod(tx, companyId, workDate);
  if (period) throw new DomainError('period-locked', { periodNo: period.periodNo });
}
