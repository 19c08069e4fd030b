import type { ChangedProcess } from '@garment-mes/domain/orders';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { checkProcessRows } from '@garment-mes/domain/styles';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { givenColumns, lineColumns } from '../../records/given-columns.ts';
import { newIds } from '../../records/rewrite-rows.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { processNames, requireProcessGroups } from '../orders/public.ts';

type Row = NonNullable<BodyOf<'saveOrderVersion'>['changes']['processes']>[number];

export interface ProcessOutcome {
  /** Operations that were left out, with the pieces scanned of them. */
  readonly removed: readonly ChangedProcess[];
}

interface Stored {
  readonly id: string;
  readonly processId: string | null;
  readonly processName: string;
  readonly section: Row['section'];
  readonly outGroupId: string | null;
  readonly scanned: number;
  readonly isUsed: boolean;
}

/** Numbers of operations that went out of use, out of the way of those in use. */
const RETIRED = 100_000;

/**
 * Replaces the operations of a running order. One that bundles, beds or scans refer to is put out of use
 * instead of deleted, and one that stays keeps what its line leaves out; bundles that exist keep their own number,
 * minutes and flags.
 */
export async function writeProcesses(
  tx: Tx,
  actor: Actor,
  orderId: string,
  rows: readonly Row[],
): Promise<ProcessOutcome> {
  if (rows.length === 0) throw new DomainError('last-row', {});
  refuseFirst(checkProcessRows(rows));
  const { companyId } = actor;
  const stored = await storedProcesses(tx, actor, orderId);
  const left = new Map(stored.map((process) => [process.id, process]));
  const matched = rows.map((row) => {
    const known =
      left.get(row.id ?? '') ??
      [...left.values()].find(({ processId }) => processId !== null && processId === row.processId);
    if (known) left.delete(known.id);
    return { row, known };
  });
  const knownOf = new Map(matched.map(({ row, known }) => [row, known]));
  await requireProcessGroups(tx, actor, rows, (row) => knownOf.get(row));
  const removed = [...left.values()];
  await tx.run(sql`
    update mes2.order_process set seq_no = -seq_no where company_id = ${companyId} and order_id = ${orderId}`);
  for (const process of removed)
    await tx.run(
      process.isUsed
        ? sql`update mes2.order_process set is_enabled = 0 where company_id = ${companyId} and id = ${process.id}`
        : sql`delete from mes2.order_process where company_id = ${companyId} and id = ${process.id}`,
    );
  for (const { row, known } of matched)
    if (known)
      await updateRow(tx, actor, 'mes2.order_process', known.id, givenColumns(row, processNames));
  const added = matched.filter(({ known }) => known === undefined);
  const ids = await newIds(tx, added.length);
  const library = await libraryOf(tx, actor);
  const seesRates = actor.can('FIELD^orderProcess.price');
  await insertRows(
    tx,
    'mes2.order_process',
    added.map(({ row }, at) => {
      const known = library.get(row.processId ?? '');
      return {
        companyId,
        id: ids[at],
        orderId,
        processId: row.processId ?? null,
        processCode: known?.code ?? `P${row.seqNo}`,
        draftPrice: (seesRates ? row.price : undefined) ?? known?.price ?? '0',
        ...lineColumns(processNames, row),
      };
    }),
  );
  await tx.run(sql`
    update mes2.order_process set seq_no = ${RETIRED}::int - seq_no
    where company_id = ${companyId} and order_id = ${orderId} and seq_no < 0`);
  return { removed };
}

const storedProcesses = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.all<Stored>(sql`
    select p.id, p.process_id, p.process_name, p.section, p.out_group_id,
      coalesce((select sum(b.done_num) from mes2.bundle_process b
        join mes2.bundle l on l.company_id = b.company_id and l.id = b.bundle_id and l.status < 8
        where b.company_id = p.company_id and b.order_process_id = p.id), 0)::int as scanned,
      exists (select 1 from mes2.bundle_process b where b.company_id = p.company_id and b.order_process_id = p.id)
        or exists (select 1 from mes2.cutting_bed_employee e
          where e.company_id = p.company_id and e.order_process_id = p.id)
        or exists (select 1 from mes2.scan s where s.company_id = p.company_id and s.order_process_id = p.id) as is_used
    from mes2.order_process p
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.del_flag = '0' order by p.seq_no`);

async function libraryOf(tx: Tx, { companyId }: Actor) {
  const rows = await tx.all<{ id: string; code: string; price: string }>(sql`
    select id, code, price from ccm.process where company_id = ${companyId} and del_flag = '0'`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Bundles that are not sewn yet get the operations that came, and leave out those that went, where nobody began. */
export async function followOnBundles(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<void> {
  await tx.run(sql`
    insert into mes2.bundle_process
      (company_id, bundle_id, order_process_id, seq_no, process_name, section, sam, is_checkpoint, is_output,
       is_ticket, num)
    select b.company_id, b.id, p.id, p.seq_no, p.process_name, p.section, p.sam, p.is_checkpoint, p.is_output,
      p.is_ticket, b.num
    from mes2.bundle b
    join mes2.order_process p on p.company_id = b.company_id and p.order_id = b.order_id
    where b.company_id = ${companyId} and b.order_id = ${orderId} and b.status <= 3 and b.del_flag = '0'
      and p.is_enabled = 1 and p.pay_scope <> 2 and p.del_flag = '0'
    on conflict (company_id, bundle_id, order_process_id) do nothing`);
  await tx.run(sql`
    update mes2.bundle_process x set status = 3, version = x.version + 1
    from mes2.bundle b, mes2.order_process p
    where x.company_id = ${companyId} and b.company_id = x.company_id and b.id = x.bundle_id and b.order_id = ${orderId}
      and p.company_id = x.company_id and p.id = x.order_process_id and p.is_enabled = 0 and x.status = 0
      and b.status < 3`);
  await tx.run(sql`
    update mes2.bundle b set total_count = t.total
    from (select p.bundle_id, count(*) filter (where p.status <> 3)::int as total from mes2.bundle_process p
      join mes2.bundle x on x.company_id = p.company_id and x.id = p.bundle_id
      where p.company_id = ${companyId} and x.order_id = ${orderId} group by p.bundle_id) t
    where b.company_id = ${companyId} and b.id = t.bundle_id and b.status <= 3`);
}
