import { sql } from '../../database/engine.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

/** How sentences and compare-and-set know a bed. */
export const bedKind: RecordKind = {
  table: 'mes2.cutting_bed',
  no: bedLabel(sql`r`),
  what: { zh: '床次', en: 'Bed' },
};
