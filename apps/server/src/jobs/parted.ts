/** Tables that are partitioned on PostgreSQL, and how many months a partition spans. */
export const PARTED = [
  { table: 'mes2.scan', months: 1 },
  { table: 'mes2.finished_ledger', months: 3 },
] as const;
