import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../database/engine.ts';
import type { OperationId } from '../generated/operations.ts';
import { changesOf } from './audit-changes.ts';
import { type ColumnValues, columnValues, tidy } from './draft-values.ts';
import { requireCodesFree } from './keys.ts';
import { readRecord } from './read-records.ts';
import { refusing } from './refuse-database-error.ts';
import { requireVersion } from './require-version.ts';
import type { AnyResource, Caller } from './resource.ts';
import { insertRecord, updateRecord } from './stored-record.sql.ts';
import { tableFacts } from './table-facts.sql.ts';
import { requireReferences } from './uses/references.sql.ts';
import { requireCodeKept, requireUnused } from './uses/uses.sql.ts';
import type { Fields, RecordCall, Workings } from './workings.ts';

export const createRecord = (workings: Workings, call: RecordCall): Promise<unknown> =>
  refusing(workings.resource, workings.resource.operations.create, () =>
    workings.services.engine.tenant(call.scope, async (tx) =>
      readRecord(workings, tx, call, await addRecord(workings, tx, call, call.body)),
    ),
  );

/**
 * Stores a new record in a transaction that is open already.
 * @returns its id
 */
export async function addRecord(
  workings: Workings,
  tx: Tx,
  call: Caller,
  sent: Fields,
): Promise<string> {
  const { resource, services } = workings;
  const { companyId } = call;
  const body = tidy(sent) as Fields;
  const values = await valuesOf(workings, tx, resource.operations.create, body);
  await requireReferences(tx, resource, companyId, body, undefined);
  await requireCodesFree(tx, resource, companyId, values, undefined);
  await workings.check({ tx, call, body: body as never, before: undefined });
  const id = await insertRecord(tx, resource.table, companyId, values);
  await workings.write(tx, id, body, undefined);
  await services.audit(tx, { bizType: bizTypeOf(resource), bizId: id, action: 'create' });
  await services.publish(tx, { topic: resource.topic, keys: [id] });
  return id;
}

export function changeRecord(workings: Workings, call: RecordCall): Promise<unknown> {
  const { resource, services } = workings;
  const { update } = resource.operations;
  const { companyId } = call;
  const body = tidy(call.body) as Fields;
  const id = String(body.id);
  return refusing(resource, update, () =>
    services.engine.tenant(call.scope, async (tx) => {
      const before = await requireVersion(tx, resource, call, id, Number(body.version));
      const values = new Map([
        ...(await valuesOf(workings, tx, update, body)),
        ...stateValues(resource, body),
      ]);
      await requireReferences(tx, resource, companyId, body, before);
      await requireCodeKept(tx, resource, companyId, before, body);
      await requireCodesFree(tx, resource, companyId, values, before);
      await workings.check({ tx, call, body: body as never, before });
      await updateRecord(tx, resource.table, companyId, id, values);
      await workings.write(tx, id, body, before);
      await services.audit(tx, {
        bizType: bizTypeOf(resource),
        bizId: id,
        action: 'update',
        diff: changesOf(update, before, values),
      });
      await services.publish(tx, { topic: resource.topic, keys: [id] });
      return readRecord(workings, tx, call, id);
    }),
  );
}

/** Marks a record deleted that nothing names. */
export function removeRecord(workings: Workings, call: RecordCall): Promise<boolean> {
  const { resource, services } = workings;
  const { id, version } = call.query ?? {};
  return services.engine.tenant(call.scope, async (tx) => {
    const before = await requireVersion(tx, resource, call, String(id), Number(version));
    await resource.checkRemoval?.(tx, call, before);
    await requireUnused(tx, resource, call.companyId, before);
    await updateRecord(tx, resource.table, call.companyId, before.id, new Map([['del_flag', '2']]));
    await resource.removed?.(tx, before);
    await services.audit(tx, {
      bizType: bizTypeOf(resource),
      bizId: before.id,
      action: 'delete',
    });
    await services.publish(tx, { topic: resource.topic, keys: [before.id] });
    return true;
  });
}

/** What a body writes: its fields as columns, and what the record makes of the others. */
async function valuesOf(
  { resource, spread }: Workings,
  tx: Tx,
  operation: OperationId,
  body: Fields,
): Promise<ColumnValues> {
  const facts = await tableFacts(tx, resource.table);
  const made = Object.entries(spread(body)).filter(([, value]) => value !== undefined);
  return new Map([...columnValues(resource, operation, body, facts), ...made]);
}

/** On or off, as the form of a record may send it along; deleting is a call of its own. */
export function stateValues(
  { state = 'delFlag' }: AnyResource,
  { status, delFlag }: Fields,
): [string, unknown][] {
  if (delFlag === '2')
    throw new DomainError('invalid-value', { field: { zh: '状态', en: 'Status' } });
  if (typeof delFlag === 'string') return [['del_flag', delFlag]];
  if (status === null || status === undefined) return [];
  return [state === 'status' ? ['status', status] : ['del_flag', String(status)]];
}

/** Name of a record in the log: its table without the schema, `exchange_rate`. */
export const bizTypeOf = ({ table }: Pick<AnyResource, 'table'>): string =>
  table.split('.')[1] ?? table;
