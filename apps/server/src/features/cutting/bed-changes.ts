import type { DataOf } from '../../generated/operations.ts';
import type { BedRow } from '../beds/public.ts';

type FieldChange = DataOf<'listBusinessLogs'>['list'][number]['changes'][number];

/** Fields of the head whose changes the log of a bed tells, with their names. */
const TITLES = {
  markerName: '唛架名',
  markerLen: '段长(米)',
  endLossLen: '放头(米/层)',
  widthCm: '有效幅(cm)',
  markerEffPct: '唛架利用率%',
  plies: '总层数',
  cutNum: '实裁件数',
  planDate: '计划日期',
  remark: '备注',
} as const;

type Head = Pick<BedRow, keyof typeof TITLES>;

/** What a save changed in the head of a bed; numbers are compared as numbers, `5.2` is `5.200`. */
export function bedChanges(before: Head, after: Readonly<Record<string, unknown>>): FieldChange[] {
  return Object.entries(TITLES).flatMap(([field, title]) => {
    const fromText = textOf(before[field as keyof Head]);
    const toText = textOf(after[field]);
    const isSame =
      fromText === toText || (fromText !== null && Number(fromText) === Number(toText));
    return isSame ? [] : [{ field, title, fromText, toText }];
  });
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);
