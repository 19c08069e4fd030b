import { ScanLogRowFields } from '@garment-mes/sdk/labels';
import { listScans, type ScanLogRow } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';

/** The scans behind a figure, in the order they were made. */
export const scansBehind = {
  label: msg('扫描明细'),
  list: listScans,
  fields: ScanLogRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['bundleLabel', 'scanDate', 'employeeName', 'processName', 'num', 'type', 'earnedMin', 'machineNo', 'channel', 'bookedByName', 'deviceDate', 'status'],
  rowId: ({ id }: ScanLogRow) => id,
  order: 'scanDate asc',
} as const;
