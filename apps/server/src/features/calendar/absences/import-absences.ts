import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { AbsenceTypeLabels } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { absentEmployees } from './absence.sql.ts';
import { createAbsence } from './absence.ts';

type Row = BodyOf<'importEmployeeAbsences'>['rows'][number];
type ImportResult = DataOf<'importEmployeeAbsences'>;

const MOMENT = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/;

/**
 * Absences from sheet rows. A row that is refused has written nothing by then, so the others are kept in
 * the same transaction: a repeated call finds all of them or none.
 */
export async function importAbsences(
  services: Services,
  tx: Tx,
  call: Call<'importEmployeeAbsences'>,
): Promise<ImportResult> {
  const errors: ImportResult['errors'] = [];
  for (const row of call.body.rows) {
    try {
      await importRow(services, tx, call, row);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push({ row: row.row, field: null, text: refusalText(error, call.language) });
    }
  }
  return { okNum: call.body.rows.length - errors.length, errors };
}

async function importRow(services: Services, tx: Tx, actor: Actor, row: Row): Promise<void> {
  const employeeNo = cell(row, 'employeeNo', { zh: '工号', en: 'the employee no.' });
  const request = {
    absenceType: typeOf(cell(row, 'absenceType', { zh: '缺勤类型', en: 'the absence' })),
    fromDate: moment(cell(row, 'fromDate', { zh: '开始', en: 'the start' }), '00:00:00'),
    toDate: moment(cell(row, 'toDate', { zh: '结束', en: 'the end' }), '23:59:59'),
    reason: textOf(row, 'reason'),
  };
  const [person] = await absentEmployees(
    tx,
    actor.companyId,
    sql`code_key(e.employee_no) = code_key(${employeeNo})`,
    request.fromDate.slice(0, 10),
  );
  if (!person)
    throw new DomainError('record-missing', {
      what: { zh: `员工${employeeNo}`, en: `Employee ${employeeNo}` },
    });
  await createAbsence(services, tx, actor, person, request);
}

const textOf = (row: Row, field: string): string | null =>
  row.cells.find((found) => found.field === field)?.value.trim() || null;

function cell(row: Row, field: string, name: { zh: string; en: string }): string {
  const text = textOf(row, field);
  if (text === null) throw new DomainError('required', { field: name });
  return text;
}

type AbsenceType = BodyOf<'createEmployeeAbsence'>['absenceType'];

/** The kind by its number or by its name in either language. */
function typeOf(text: string): AbsenceType {
  const found = Object.entries(AbsenceTypeLabels).find(
    ([value, { zh, en }]) => value === text || zh === text || en === text,
  );
  if (!found)
    throw new DomainError('invalid-value', { field: { zh: '缺勤类型', en: 'The absence type' } });
  return Number(found[0]) as AbsenceType;
}

function moment(text: string, time: string): string {
  if (!MOMENT.test(text)) throw new DomainError('invalid-date', { date: text });
  const [date = '', clock] = text.split(' ');
  if (clock === undefined) return `${date} ${time}`;
  return `${date} ${clock.length === 5 ? `${clock}:00` : clock}`;
}
