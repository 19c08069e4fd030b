import type { RecordKind } from '../../records/claim-record.sql.ts';

/** How sentences and compare-and-set know a bed. */
export const bedKind: RecordKind = {
  table: 'mes2.cutting_bed',
  no: 'bed_no',
  what: { zh: '床次', en: 'Bed' },
};
