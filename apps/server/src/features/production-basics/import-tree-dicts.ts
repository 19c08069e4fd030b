import { foldCode } from '@garment-mes/domain/formats';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import { refusalOf } from '../../resources/refuse-database-error.ts';
import { type Workings, workingsOf } from '../../resources/workings.ts';
import { addRecord } from '../../resources/write-records.ts';
import { closePlaces, LAST } from '../basics/public.ts';
import { treeDict } from './tree-dict.ts';

type Sheet = BodyOf<'importTreeDicts'>;

/**
 * Hangs the rows of a sheet into a tree, all in one transaction. A row that is refused leaves the others; what
 * hangs below it has no parent then.
 */
export async function importTreeDicts(
  services: Services,
  tx: Tx,
  call: Call<'importTreeDicts'>,
): Promise<DataOf<'importTreeDicts'>> {
  const { kind, rows } = call.body;
  const ids = new Map(
    (
      await tx.all<{ id: string; code: string }>(sql`
        select t.id, t.code from ccm.category t
        where t.company_id = ${call.companyId} and t.kind = ${kind} and t.del_flag <> '2'`)
    ).map(({ id, code }) => [foldCode(code), id]),
  );
  const workings = inBulk(services);
  const made: string[] = [];
  const errors: DataOf<'importTreeDicts'>['errors'] = [];
  for (const [at, row] of rows.entries()) {
    try {
      const parentId = parentOf(row, ids);
      const entry = { parentId, code: row.code, name: row.name, kind, sort: LAST + at };
      const id = await addRecord(workings, tx, call, entry);
      ids.set(foldCode(row.code), id);
      made.push(id);
    } catch (error) {
      // Every rule is asked before anything is written: what a row did not pass left nothing behind.
      if (!(error instanceof DomainError)) throw refusalOf(error, treeDict, 'createTreeDict');
      errors.push({ row: row.row, field: null, text: refusalText(error, call.language) });
    }
  }
  const [first] = made;
  if (first !== undefined) {
    await closePlaces(tx, first);
    await services.publish(tx, { topic: treeDict.topic, keys: made });
  }
  return { okNum: made.length, errors };
}

/** @throws {DomainError} `tree-parent-unknown` */
function parentOf(
  { parentCode }: Sheet['rows'][number],
  ids: ReadonlyMap<string, string>,
): string | null {
  const code = parentCode?.trim();
  if (!code) return null;
  const id = ids.get(foldCode(code));
  if (id === undefined) throw new DomainError('tree-parent-unknown', { code });
  return id;
}

/** Entries come behind all others, in the order of the sheet; places are counted and published once, at the end. */
const inBulk = (services: Services): Workings => ({
  ...workingsOf({ ...services, publish: () => Promise.resolve() }, treeDict),
  write: () => Promise.resolve(),
});
