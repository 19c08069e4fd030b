import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { legendIssues, storedLevels } from '@garment-mes/domain/work-study';
import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { liveRows } from '../../resources/expressions.ts';
import {
  legendChange,
  legendRows,
  legendVersion,
  lineNum,
  replaceLegend,
} from './line-priorities.sql.ts';

const COLUMNS = {
  id: sql`r.id`,
  level: sql`r.level`,
  name: sql`r.name`,
  color: sql`r.color`,
  meaning: sql`r.meaning`,
  lineNum,
  version: sql`r.version`,
};

/** The legend of the priority colours: a few rows that are saved as one and carry one version. */
export const linePriorities: Feature<
  'listLinePriorityDescriptions' | 'saveLinePriorityDescriptions'
> = ({ engine, list, audit, publish }) => ({
  listLinePriorityDescriptions: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(
      scope,
      (tx) =>
        list.page(tx, {
          operation: 'listLinePriorityDescriptions',
          last: true,
          from: sql`from mes2.line_priority_description r where ${liveRows(companyId)}`,
          columns: COLUMNS,
          query,
          can,
          defaultOrder: sql`r.level`,
        }),
      { readOnly: true },
    ),

  saveLinePriorityDescriptions: ({ scope, companyId, body }) =>
    engine.tenant(scope, async (tx) => {
      const rows = body.rows.map(({ name, meaning, ...row }) => ({
        ...{ ...row, name: name.trim(), meaning: meaning.trim() },
      }));
      refuseFirst(legendIssues(rows, []));
      const version = await legendVersion(tx, companyId);
      if (version !== body.version) {
        const { name = '', time = '' } = (await legendChange(tx, companyId)) ?? {};
        const what = { zh: '产线优先级说明', en: 'The line priority legend' };
        throw new DomainError('changed-meanwhile', { what, name, time });
      }
      const stored = await legendRows(tx, companyId);
      refuseFirst(legendIssues(rows, stored));
      const kept = storedLevels(rows, stored);
      const levels = rows.map((row, at) => ({ ...row, id: kept[at]?.id ?? null }));
      await replaceLegend(tx, companyId, levels, version + 1);
      const saved = await legendRows(tx, companyId);
      await audit(tx, {
        bizType: 'line_priority_description',
        bizId: saved[0]?.id ?? '0',
        action: 'update',
      });
      await publish(tx, { topic: 'dict', keys: saved.map(({ id }) => id) });
      return saved;
    }),
});
