import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { checkLineLayout } from '@garment-mes/domain/work-study';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';

const SEWING = 3;

/**
 * Keeps who of a line sews what of a style. Only operations of the style that are sewn have a station, and
 * each of them has one.
 *
 * @throws {DomainError} `record-missing`, `changed-meanwhile`, or what the layout breaks
 */
export async function saveLineLayout(
  { audit, publish }: Services,
  tx: Tx,
  actor: Actor,
  kind: RecordKind,
  { id, version, styleId, stations }: BodyOf<'saveLineLayout'>,
): Promise<void> {
  const { companyId } = actor;
  const style = await tx.one<{ styleNo: string }>(sql`
    select style_no from mes2.style
    where company_id = ${companyId} and id = ${styleId} and del_flag = '0'`);
  if (!style) throw new DomainError('record-missing', { what: { zh: '款式', en: 'Style' } });
  const processes = await tx.all<{ id: string; processName: string; sam: string }>(sql`
    select id, process_name, sam from mes2.style_process
    where company_id = ${companyId} and style_id = ${styleId} and section = ${SEWING} and del_flag = '0'
    order by seq_no`);
  const known = new Set(processes.map((process) => process.id));
  if (stations.some(({ processIds }) => processIds.some((each) => !known.has(each))))
    throw new DomainError('record-missing', { what: { zh: '工序', en: 'Operation' } });
  const line = await claimRecord<{ deptId: string; stationNum: number | null }>(tx, actor, kind, {
    id,
    version,
  });
  refuseFirst(checkLineLayout(stations, processes, line.stationNum ?? undefined));
  const layout = {
    styleId,
    styleNo: style.styleNo,
    stations: stations.toSorted((a, b) => a.stationNo - b.stationNo),
  };
  await tx.run(sql`
    update mes2.line set layout_json = ${JSON.stringify(layout)}::jsonb
    where company_id = ${companyId} and id = ${id}`);
  await audit(tx, { bizType: 'line', bizId: id, action: 'saveLayout', reason: style.styleNo });
  await publish(tx, { topic: 'schedule', keys: [line.deptId] });
}
