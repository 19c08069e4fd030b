import { groupBy } from '../group-by.ts';
import { type Issue, issue } from '../refusals/issue.ts';

/** A step of an escalation: who is notified so many minutes after the report. */
export interface EscalationStep {
  /** 1 to 9; several lines may share one. */
  readonly step: number;
  /** Its holders are notified; without one those who answer for the problem. */
  readonly jobId?: string | null | undefined;
  /** Minutes of shift time after the report. */
  readonly afterMin: number;
}

/** What a problem of the catalogue asks of people, in minutes of shift time. */
export interface ProblemLimits {
  readonly responseMin: number;
  readonly resolveMin: number;
  readonly escalateTo: readonly EscalationStep[];
}

/** Whom a step notifies. */
export interface CalledStep {
  readonly step: number;
  readonly afterMin: number;
  readonly jobIds: readonly string[];
  /** Those who answer for the problem, once more. */
  readonly callsHeads: boolean;
  /** The workshop manager, whose job the problem does not name. */
  readonly callsManager: boolean;
}

/** Characters of a name: longer ones do not fit the tile of a terminal. */
export const PROBLEM_NAME_LENGTH = 12;

/** Names of the type under which a new company has the stops of machines, in either language. */
const MACHINE_STOPS: readonly string[] = ['停机', 'Machine down'];

/** Whether problems of a type are about a machine that stands: such a report names the machine. */
export const isMachineStop = (problemTypeName: string | null | undefined): boolean =>
  MACHINE_STOPS.includes(problemTypeName?.trim() ?? '');

const RESPONSE = { min: 1, max: 480 };
const STEPS = { min: 1, max: 9 };

/**
 * The steps of a problem in their order. One without steps of its own calls those who answer for it again when
 * the time to respond is over, and the workshop manager when the time to resolve it is.
 */
export function escalation({ responseMin, resolveMin, escalateTo }: ProblemLimits): CalledStep[] {
  if (escalateTo.length === 0) {
    const usual = { jobIds: [], callsHeads: false, callsManager: false };
    return [
      { ...usual, step: 1, afterMin: responseMin, callsHeads: true },
      { ...usual, step: 2, afterMin: resolveMin, callsManager: true },
    ];
  }
  const steps = groupBy(
    escalateTo.filter(({ step }) => step >= STEPS.min),
    ({ step }) => step,
  );
  return [...steps]
    .sort(([one], [other]) => one - other)
    .map(([step, rows]) => ({
      step,
      afterMin: Math.min(...rows.map(({ afterMin }) => afterMin)),
      jobIds: rows.flatMap(({ jobId }) => jobId || []),
      callsHeads: rows.some(({ jobId }) => !jobId),
      callsManager: false,
    }));
}

/**
 * Steps whose time has come. The first is over once somebody is on the way, later ones once it is solved.
 *
 * @param status 0 while nobody responded, 1 while nobody solved it
 * @param minutes of shift time since the report
 */
export const dueSteps = (limits: ProblemLimits, status: 0 | 1, minutes: number): CalledStep[] =>
  escalation(limits).filter(
    ({ step, afterMin }) => afterMin <= minutes && (step > 1 || status === 0),
  );

/** How far a problem is and the limits of its two stages, in minutes of shift time. */
export interface ProblemTimes {
  readonly status: 0 | 1;
  readonly responseMin: number;
  readonly resolveMin: number;
}

/**
 * Whether the limit of its stage is reached: nobody responded, or nobody solved it. It is late from the minute on in
 * which the usual step calls.
 *
 * @param minutes of shift time since the report
 */
export const isProblemOverdue = (
  { status, responseMin, resolveMin }: ProblemTimes,
  minutes: number,
): boolean => minutes >= (status === 0 ? responseMin : resolveMin);

/** What keeps a problem out of the catalogue. */
export function checkLineProblem(problem: ProblemLimits & { readonly name: string }): Issue[] {
  const { name, responseMin, resolveMin } = problem;
  return [
    ...([...name.trim()].length > PROBLEM_NAME_LENGTH
      ? [issue('name', 'problem-name-long', { max: PROBLEM_NAME_LENGTH })]
      : []),
    ...(responseMin < RESPONSE.min || responseMin > RESPONSE.max
      ? [issue('responseMin', 'out-of-range', { field: RESPONSE_TIME, ...RESPONSE })]
      : []),
    ...(resolveMin < responseMin ? [issue('resolveMin', 'resolve-before-response', {})] : []),
    ...checkEscalation(problem.escalateTo),
  ];
}

const RESPONSE_TIME = { zh: '响应时限', en: 'Time to respond' };

/** Each step comes once, later than the one before it, and calls nobody twice. */
function checkEscalation(rows: readonly EscalationStep[]): Issue[] {
  const sorted = rows.toSorted((one, other) => one.step - other.step);
  return sorted.flatMap(({ step, jobId, afterMin }, at): Issue[] => {
    const before = sorted.slice(0, at);
    const same = before.filter((row) => row.step === step);
    const last = before.findLast((row) => row.step < step);
    if (step < STEPS.min || step > STEPS.max)
      return [issue('escalateTo', 'escalation-step', STEPS)];
    if (same.some((row) => row.afterMin !== afterMin))
      return [issue('escalateTo', 'escalation-minutes', { step })];
    if (same.some((row) => (row.jobId || null) === (jobId || null)))
      return [issue('escalateTo', 'escalation-twice', { step })];
    if (afterMin < 1 || (last && afterMin <= last.afterMin))
      return [issue('escalateTo', 'escalation-not-later', { step, minutes: last?.afterMin ?? 0 })];
    return [];
  });
}

/**
 * A template with its values; what has none is left out, never read as a brace.
 *
 * @param template `{line}{problem}，请{dept}处理`
 */
export const spokenText = (
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string => template.replace(/\{(\w*)\}/g, (_, name: string) => String(values[name] ?? '')).trim();
