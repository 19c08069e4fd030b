import type { RecordKind } from '../../records/claim-record.sql.ts';

/** How sentences and compare-and-set know a bundle. */
export const bundleKind: RecordKind = {
  table: 'mes2.bundle',
  no: 'bundle_no',
  what: { zh: '扎号', en: 'Bundle' },
};

export const batchKind: RecordKind = {
  table: 'mes2.batch_range',
  no: 'batch_no',
  what: { zh: '批次', en: 'Batch' },
};
