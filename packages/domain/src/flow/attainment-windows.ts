import { type DecimalInput, decimal, isDecimal } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';

/** Hours of the day whose output a customer judges, and how much they count. */
export interface AttainmentSpan {
  /** `HH:mm` */
  readonly from: string;
  /** `HH:mm`, `24:00` for the end of the day. */
  readonly to: string;
  readonly weight: DecimalInput;
}

/** The windows of a customer with the limits of their lights, in percent. */
export interface AttainmentScheme {
  readonly windows: readonly AttainmentSpan[];
  readonly okPct: DecimalInput;
  readonly warnPct: DecimalInput;
}

/** How much a window may count. */
const [LEAST_WEIGHT, MOST_WEIGHT] = ['0.1', '9.9'];
/** The warning lies below the goal, and above nothing. */
const LEAST_WARN = 1;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const NAMES = {
  windows: { zh: '时间窗', en: 'Window' },
  weight: { zh: '权重', en: 'Weight' },
  warnPct: { zh: '预警线%', en: 'Warn at %' },
} as const;

/**
 * What keeps windows from being saved, each at its window: `windows.1.to`. They lie apart and may leave gaps. What is
 * no figure yet, the check of the document names.
 */
export function attainmentIssues({ windows, okPct, warnPct }: AttainmentScheme): Issue[] {
  return [
    ...(windows.length === 0 ? [issue('windows', 'required', { field: NAMES.windows })] : []),
    ...windows.flatMap((_, at) => windowIssues(windows, at)),
    ...limitIssues(okPct, warnPct),
  ];
}

function limitIssues(okPct: DecimalInput, warnPct: DecimalInput): Issue[] {
  if (!isDecimal(okPct) || !isDecimal(warnPct)) return [];
  const [ok, warn] = [decimal(okPct), decimal(warnPct)];
  if (warn.gt(ok)) return [issue('warnPct', 'warn-above-ok', {})];
  return warn.lt(LEAST_WARN)
    ? [
        issue('warnPct', 'out-of-range', {
          ...{ field: NAMES.warnPct, min: LEAST_WARN, max: ok.toString() },
        }),
      ]
    : [];
}

function windowIssues(windows: readonly AttainmentSpan[], at: number): Issue[] {
  const window = windows[at] as AttainmentSpan;
  const { from, to, weight } = window;
  const place = `windows.${at}`;
  if (!CLOCK.test(from)) return [issue(`${place}.from`, 'invalid-value', { field: NAMES.windows })];
  if (!isEnd(to)) return [issue(`${place}.to`, 'invalid-value', { field: NAMES.windows })];
  if (to <= from) return [issue(`${place}.to`, 'window-reversed', {})];
  if (isDecimal(weight) && (decimal(weight).lt(LEAST_WEIGHT) || decimal(weight).gt(MOST_WEIGHT)))
    return [
      issue(`${place}.weight`, 'out-of-range', {
        ...{ field: NAMES.weight, min: LEAST_WEIGHT, max: MOST_WEIGHT },
      }),
    ];
  // Said once, at the later one of both.
  const other = windows.find(
    (one, own) =>
      own !== at &&
      one.from < to &&
      from < one.to &&
      (one.from < from || (one.from === from && own < at)),
  );
  return other === undefined
    ? []
    : [issue(`${place}.from`, 'windows-overlap', { first: spanOf(other), second: spanOf(window) })];
}

const isEnd = (clock: string): boolean => CLOCK.test(clock) || clock === '24:00';
const spanOf = ({ from, to }: AttainmentSpan): string => `${from}-${to}`;

/** Hours in which people work, on the clock; those behind midnight end before they begin. */
export interface ShiftHours {
  readonly start: string;
  readonly end: string;
}

/** Places of the windows that lie in the hours of no shift: they are allowed, and pointed out. */
export const idleWindows = (
  windows: readonly Pick<AttainmentSpan, 'from' | 'to'>[],
  hours: readonly ShiftHours[],
): readonly number[] =>
  windows.flatMap(({ from, to }, at) => {
    const isWorked = hours.some(({ start, end }) =>
      end > start ? from < end && start < to : from < end || start < to,
    );
    return CLOCK.test(from) && isEnd(to) && !isWorked ? [at] : [];
  });
