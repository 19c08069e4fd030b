import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { tidy } from '../../resources/draft-values.ts';
import { liveRows } from '../../resources/expressions.ts';
import {
  legendChange,
  legendRows,
  legendVersion,
  levelsOnLines,
  replaceLegend,
} from './line-priorities.sql.ts';

type Row = BodyOf<'saveLinePriorityDescriptions'>['rows'][number];

const COLUMNS = {
  id: sql`r.id`,
  level: sql`r.level`,
  name: sql`r.name`,
  color: sql`r.color`,
  meaning: sql`r.meaning`,
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
      const rows = tidy(body.rows) as Row[];
      checkLegend(rows);
      const version = await legendVersion(tx, companyId);
      if (version !== body.version) {
        const { name = '', time = '' } = (await legendChange(tx, companyId)) ?? {};
        const what = { zh: '产线优先级说明', en: 'The line priority legend' };
        throw new DomainError('changed-meanwhile', { what, name, time });
      }
      const kept = new Set(rows.map(({ level }) => level));
      const gone = (await levelsOnLines(tx, companyId)).find((level) => !kept.has(level));
      if (gone !== undefined) throw new DomainError('level-on-line', { level: gone });
      await replaceLegend(tx, companyId, rows, version + 1);
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

function checkLegend(rows: readonly Row[]): void {
  if (rows.length === 0) throw new DomainError('keep-one-row', {});
  if (new Set(rows.map(({ level }) => level)).size < rows.length)
    throw new DomainError('level-twice', {});
  if (new Set(rows.map(({ color }) => color.toUpperCase())).size < rows.length)
    throw new DomainError('color-twice', {});
  for (const { level, name, color, meaning } of rows) {
    if (level < 1 || level > 9)
      throw new DomainError('out-of-range', {
        field: { zh: '级别', en: 'The level' },
        min: 1,
        max: 9,
      });
    if (!/^#[0-9A-Fa-f]{6}$/.test(color))
      throw new DomainError('invalid-value', { field: { zh: '颜色', en: 'The colour' } });
    requireLength(name, { zh: '名称', en: 'The name' }, 8);
    requireLength(meaning, { zh: '说明', en: 'The meaning' }, 60);
  }
}

function requireLength(
  text: string | null,
  field: { readonly zh: string; readonly en: string },
  max: number,
): void {
  if (text === null) throw new DomainError('required', { field });
  if (text.length > max) throw new DomainError('too-long', { field, max });
}
