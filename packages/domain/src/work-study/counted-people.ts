import { type Decimal, decimal } from '../decimal.ts';
import { DomainError, type Issue, issue } from '../refusals/index.ts';

/** The people of a line on a day as they are typed; what is left out is none, of those absent the rest of the roll. */
export interface Counted {
  /** The line's own people, those lent out among them. */
  readonly presentNum: number;
  readonly absentNum?: number | null | undefined;
  readonly lentInNum?: number | null | undefined;
  readonly lentInDeptId?: string | null | undefined;
  readonly lentOutNum?: number | null | undefined;
  readonly lentOutDeptId?: string | null | undefined;
  readonly attendMin: string;
  readonly otMin?: string | null | undefined;
  readonly helperNum?: number | null | undefined;
  readonly leaderNum?: number | null | undefined;
}

const whole = { zh: '出勤', en: 'those present' };
const PARTS = {
  lentOutNum: { zh: '借出', en: 'those lent out' },
  helperNum: { zh: '辅工', en: 'helpers' },
  leaderNum: { zh: '组长', en: 'leaders' },
} as const;

/**
 * What is wrong with the people of a line, by field.
 *
 * @param roll people whose main department the line is
 */
export function peopleIssues(row: Counted, roll: number): readonly Issue[] {
  const { presentNum: present, lentInNum, lentOutNum } = row;
  const absent = row.absentNum ?? roll - present;
  const issues: Issue[] = [];
  if (present > roll) issues.push(issue('presentNum', 'present-over-roll', { present, roll }));
  else if (present + absent !== roll)
    issues.push(issue('absentNum', 'roll-sum', { present, absent, roll }));
  for (const [field, part] of Object.entries(PARTS))
    if ((row[field as keyof typeof PARTS] ?? 0) > present)
      issues.push(issue(field, 'part-over-whole', { part, whole }));
  if ((lentInNum ?? 0) > 0 && !row.lentInDeptId)
    issues.push(
      issue('lentInDeptId', 'lending-line', {
        field: { zh: '来源产线', en: 'the line they came from' },
      }),
    );
  if ((lentOutNum ?? 0) > 0 && !row.lentOutDeptId)
    issues.push(
      issue('lentOutDeptId', 'lending-line', {
        field: { zh: '去向产线', en: 'the line they went to' },
      }),
    );
  return issues;
}

/**
 * A line's people of a day as they are stored.
 *
 * @throws {DomainError} the first of {@link peopleIssues}
 */
export function countedPeople(row: Counted, roll: number) {
  const [first] = peopleIssues(row, roll);
  if (first) throw new DomainError(first.code, first.params as never);
  return {
    rollNum: roll,
    presentNum: row.presentNum,
    absentNum: row.absentNum ?? roll - row.presentNum,
    lentInNum: row.lentInNum ?? 0,
    lentInDeptId: row.lentInDeptId ?? null,
    lentOutNum: row.lentOutNum ?? 0,
    lentOutDeptId: row.lentOutDeptId ?? null,
    helperNum: row.helperNum ?? 0,
    leaderNum: row.leaderNum ?? 0,
    attendMin: decimal(row.attendMin).toFixed(2),
    otMin: decimal(row.otMin ?? 0).toFixed(2),
  };
}

/**
 * Minutes that the efficiency of a line is divided by: attended and overtime minutes, and the net minutes of the shift
 * for each person borrowed more than lent.
 *
 * @param netMin of the shift on the day
 */
export const availableMinutes = (
  { attendMin, otMin, lentInNum, lentOutNum }: Omit<Counted, 'presentNum'>,
  netMin: string,
): Decimal =>
  decimal(attendMin)
    .plus(decimal(otMin ?? 0))
    .plus(decimal(netMin).times((lentInNum ?? 0) - (lentOutNum ?? 0)));
