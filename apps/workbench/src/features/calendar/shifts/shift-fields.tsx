import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import {
  firstChangeDay,
  isSameSegments,
  isShiftUsed,
  requireChangeDay,
  segmentIssues,
} from '@garment-mes/domain/schedule';
import { ShiftRowFields, ShiftSegmentInputFields } from '@garment-mes/sdk/labels';
import type { ShiftRow } from '@garment-mes/sdk/mes2';
import { DateInput } from '@garment-mes/ui';
import { Fragment } from 'react';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { FieldValue, fieldText } from '#screens/fields/field-value.tsx';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import { ChangedLines } from '#screens/merge/changed-lines.tsx';
import { SegmentEditor } from './segment-editor.tsx';
import { segmentsOf } from './segment-values.ts';
import styles from './shifts.module.css';

/** Other hours of a shift that is used: they are in force from a day on. */
const changesUsed = ({ segments: typed }: FormValues, row: ShiftRow | undefined): row is ShiftRow =>
  row !== undefined && isShiftUsed(row) && !isSameSegments(row.segments, segmentsOf(typed));

/**
 * Segments in order, and the day from which others are in force.
 *
 * @param dayCutoff clock time at which the factory day turns, `05:00`
 */
export function checkShift(
  values: FormValues,
  row: ShiftRow | undefined,
  dayCutoff: string,
): readonly FormIssue<'segments' | 'fromDate'>[] {
  const language = currentLanguage();
  const [first] = segmentIssues(segmentsOf(values.segments), dayCutoff);
  const found: FormIssue<'segments' | 'fromDate'>[] = first
    ? [{ field: 'segments', text: refusalText(first, language) }]
    : [];
  if (!changesUsed(values, row)) return found;
  try {
    requireChangeDay(row, String(values.fromDate ?? ''));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    found.push({ field: 'fromDate', text: refusalText(error, language) });
  }
  return found;
}

/** The day from which other hours are in force, with the first possible one. */
function FromDate({ value, onChange, row }: ControlProps) {
  const t = useText();
  const first = firstChangeDay(row as ShiftRow);
  return (
    <>
      <DateInput value={String(value ?? '')} onValueChange={onChange} />
      {first !== undefined && <span className={styles.first}>{t('最早 {first}', { first })}</span>}
    </>
  );
}

/** A line for each segment; breaks, which a list leaves out, as well. */
const segmentLines = (value: unknown): readonly string[] =>
  segmentsOf(value).map(
    ({ start, end, type }) =>
      `${start}–${end} ${fieldText('type', ShiftSegmentInputFields.type, type)}`,
  );

export const segments = {
  field: 'segments',
  Control: SegmentEditor,
  wide: true,
  format: (value: unknown, base: unknown) => (
    <ChangedLines lines={segmentLines(value)} base={segmentLines(base)} />
  ),
} as const;

export const fromDate = {
  field: 'fromDate',
  Control: FromDate,
  when: changesUsed,
  hint: msg('班次已使用：这一天起用新时段，之前的日期保留原时段'),
} as const;

/** The segments on as many lines as the row has, each of them whole. */
function Segments({ row }: { readonly row: ShiftRow }) {
  const segments = row.segmentsText.split(' | ');
  return (
    <span className={styles.words}>
      {segments.map((segment, at) => (
        <Fragment key={at}>
          <span className={styles.whole}>
            {segment}
            {at < segments.length - 1 && ' |'}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** Each calendar on a line of its own. */
function Calendars({ row: { usedBy } }: { readonly row: ShiftRow }) {
  if (usedBy.length === 0)
    return <FieldValue name="usedBy" field={ShiftRowFields.usedBy} value={usedBy} />;
  return (
    <span className={styles.words}>
      {usedBy.map((name) => (
        <span key={name} className={styles.name}>
          {name}
        </span>
      ))}
    </span>
  );
}

/** Columns of the shifts, in their order: up to the day they are in force from they are in view on a small desk. */
export const shiftColumns = [
  'code',
  'name',
  { field: 'segmentsText', Cell: Segments, tall: true },
  'crossDay',
  'netMin',
  'otMin',
  'isDefault',
  { field: 'usedBy', Cell: Calendars, tall: true },
  'effectiveDate',
  'updateDate',
] as const;
