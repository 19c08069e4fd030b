import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { requireCodesFree } from './keys.ts';
import { refusing } from './refuse-database-error.ts';
import { lockRecord, updateRecord } from './stored-record.sql.ts';
import type { RecordCall, Workings } from './workings.ts';
import { bizTypeOf, stateValues } from './write-records.ts';

const MOST_IDS = 500;

interface BatchOutcome {
  readonly okIds: string[];
  readonly fails: { id: string; text: string }[];
}

/** Switches records on or off, each on its own: what one of them refuses does not keep the others. */
export function switchRecords(workings: Workings, call: RecordCall): Promise<BatchOutcome> {
  const { resource } = workings;
  const { ids, status } = call.body as { ids: readonly string[]; status: 0 | 1 };
  return eachOf(ids, call, (id) =>
    refusing(resource, resource.operations.update, () => switchRecord(workings, call, id, status)),
  );
}

async function switchRecord(
  { resource, services }: Workings,
  call: RecordCall,
  id: string,
  status: 0 | 1,
): Promise<void> {
  await services.engine.tenant(call.scope, async (tx) => {
    const before = await lockRecord(tx, resource.table, call.companyId, id);
    if (!before) throw new DomainError('record-missing', { what: resource.what });
    const from = resource.state === 'status' ? Number(before.status) : Number(before.delFlag);
    if (from === status) return;
    const values = new Map(stateValues(resource, { status }));
    await requireCodesFree(tx, resource, call.companyId, values, before);
    await updateRecord(tx, resource.table, call.companyId, id, values);
    await services.audit(tx, {
      bizType: bizTypeOf(resource),
      bizId: id,
      action: status === 0 ? 'enable' : 'disable',
      from,
      to: status,
    });
    await services.publish(tx, { topic: resource.topic, keys: [id] });
  });
}

/**
 * Does the same to many records, in the order of their ids, and reports each that refused. The work
 * opens its own transaction.
 *
 * @throws {DomainError} `too-many-ids`
 */
export async function eachOf(
  ids: readonly string[],
  { language }: Pick<RecordCall, 'language'>,
  work: (id: string) => Promise<unknown>,
): Promise<BatchOutcome> {
  if (ids.length > MOST_IDS) throw new DomainError('too-many-ids', { max: MOST_IDS });
  const okIds: string[] = [];
  const fails: { id: string; text: string }[] = [];
  for (const id of [...new Set(ids)].sort(byNumber)) {
    try {
      await work(id);
      okIds.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      fails.push({ id, text: refusalText(error, language) });
    }
  }
  return { okIds, fails };
}

const byNumber = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : 1);
