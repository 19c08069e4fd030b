import type { Place } from '../frame/widget.tsx';

/** Where each widget of the cutting-room board stands: first column, first row, columns, rows. */
export const PLACES = {
  planNum: [1, 1, 4, 2],
  cutNum: [5, 1, 4, 2],
  donePct: [9, 1, 4, 2],
  bedNum: [13, 1, 4, 2],
  utilPct: [17, 1, 4, 2],
  stockDays: [21, 1, 4, 2],
  tables: [1, 3, 16, 6],
  hours: [17, 3, 8, 6],
  queue: [1, 9, 10, 4],
  problems: [11, 9, 7, 4],
  months: [18, 9, 7, 4],
} as const satisfies Record<string, Place>;
