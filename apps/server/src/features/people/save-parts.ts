import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { PERSON } from './person-file.ts';
import { requireOwnOrPersonnel } from './reader.ts';

/** The lines of a person as they are to be, on the version of the person they were read with. */
interface Parts {
  readonly id: string;
  readonly version: number;
  readonly rows: readonly Part[];
}

interface Part {
  readonly id?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/**
 * Replaces the schools or employers of a person: rows with an id keep it, rows that are gone go.
 * @throws {DomainError} `changed-meanwhile`, `dates-reversed`, `record-foreign` for a row of somebody else
 */
export async function saveParts(
  services: Services,
  tx: Tx,
  actor: Actor,
  table: 'amc.education' | 'amc.work_experience',
  { id: employeeId, version, rows }: Parts,
): Promise<void> {
  const { companyId } = actor;
  requireOwnOrPersonnel(actor, employeeId);
  await claimRecord(tx, actor, PERSON, { id: employeeId, version });
  const from = table === 'amc.education' ? sql`amc.education` : sql`amc.work_experience`;
  const kept = rows.flatMap(({ id }) => (id ? [id] : []));
  await tx.run(sql`
    delete from ${from}
    where company_id = ${companyId} and employee_id = ${employeeId} and id <> all(${kept}::bigint[])`);
  for (const { id, ...values } of rows) {
    if (values.startDate && values.endDate && values.endDate < values.startDate)
      throw new DomainError('dates-reversed', {
        from: { zh: '开始', en: 'the start' },
        to: { zh: '结束', en: 'The end' },
      });
    const own = await tx.one(sql`
      select 1 from ${from}
      where company_id = ${companyId} and employee_id = ${employeeId} and id = ${id ?? null}::bigint`);
    if (id && !own)
      throw new DomainError('record-foreign', { what: { zh: '经历', en: 'The entry' } });
    if (id) await updateRow(tx, actor, table, id, values);
    else await insertRow(tx, table, { ...values, companyId, employeeId });
  }
  const action = table === 'amc.education' ? 'education' : 'work';
  await services.audit(tx, { bizType: 'employee', bizId: employeeId, action });
  await services.publish(tx, { topic: 'employee', keys: [employeeId] });
}
