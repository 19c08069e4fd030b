import type { DatedCutoff } from '@garment-mes/domain/time';
import { join, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Language } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { checking, delivering, scanning, storing } from './floor-events.sql.ts';
import { bundling, cutting, printing } from './making-events.sql.ts';
import type { Owned } from './trace.sql.ts';
import { TRACE_WORDS } from './trace-words.ts';

type TraceEvent = DataOf<'getBundleTrace'>['events'][number];

/**
 * What happened to a bundle, from its fabric to its shipment, read from the documents of each step, oldest first.
 *
 * @param dayCutoff from which time of a day its events count for it
 */
export function eventsOf(
  tx: Tx,
  { companyId }: Actor,
  bundle: { readonly id: string; readonly ids: readonly string[] },
  {
    language,
    dayCutoff,
  }: { readonly language: Language; readonly dayCutoff: readonly DatedCutoff[] },
): Promise<Owned<TraceEvent>[]> {
  const life = {
    companyId,
    bundleId: bundle.id,
    ids: bundle.ids,
    words: TRACE_WORDS[language],
  };
  const kinds = [cutting, bundling, printing, checking, delivering, scanning, storing];
  // Steps of one moment follow each other as they do in life.
  const all = kinds
    .flatMap((kind) => kind(life))
    .map((step, turn) => sql`select ${turn}::int as turn, x.* from (${step}) x`);
  return tx.all<Owned<TraceEvent>>(sql`
    select e.event_date, coalesce(e.work_date, e.event_date::date - (e.event_date::time < (
        select c.clock::time from jsonb_to_recordset(${JSON.stringify(dayCutoff)}::jsonb) as c ("from" date, clock text)
        where c."from" <= e.event_date::date order by c."from" desc limit 1))::int) as work_date, e.stage,
      e.title, e.employee_name, e.machine_no, e.num, e.unit_price, e.channel, e.remark, e.dept_id, e.person_id
    from (${join(all, ' union all ')}) e
    order by e.event_date, e.turn`);
}
