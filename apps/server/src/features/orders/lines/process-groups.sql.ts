import { checkProcessGroups, type SentOutProcess } from '@garment-mes/domain/orders';
import { refuseFirst } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';

type Stored = Pick<SentOutProcess, 'section' | 'outGroupId'>;

/**
 * Operations go out to groups that may do them. The groups are held until the transaction ends: nobody disables or
 * deletes one, or changes what it does, before the operations are stored.
 *
 * @param before the stored operation of a line; a line that leaves its group out keeps the one of it
 * @throws {DomainError} `process-group-missing`, `process-group-disabled` or `process-group-section`
 */
export async function requireProcessGroups<Line extends SentOutProcess>(
  tx: Tx,
  { companyId }: Actor,
  lines: readonly Line[],
  before: (line: Line) => Stored | undefined,
): Promise<void> {
  const sent = lines.map((line) => {
    const stored = before(line);
    const { processName, section, outGroupId = stored?.outGroupId } = line;
    return { processName, section, outGroupId, before: stored };
  });
  const ids = [...new Set(sent.flatMap(({ outGroupId }) => outGroupId ?? []))];
  if (ids.length === 0) return;
  const groups = await tx.all<{
    id: string;
    name: string;
    processSections: readonly number[];
    isEnabled: boolean;
  }>(sql`
    select id, name, process_sections, del_flag = '0' as is_enabled from mes2.subcontract_group
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and del_flag <> '2' order by id for share`);
  refuseFirst(checkProcessGroups(sent, new Map(groups.map((group) => [group.id, group]))));
}
