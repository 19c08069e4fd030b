/** A step of an escalation as the catalogue of problems holds it. */
export interface SetStep {
  readonly step: number;
  readonly jobId?: string | null;
  readonly afterMin: number;
}

/** What an open problem is judged by. */
export interface OpenProblem {
  readonly status: 0 | 1;
  readonly responseMin: number;
  readonly resolveMin: number;
  readonly escalateTo: readonly SetStep[];
}

/** Whom a step calls: the holders of a job, or without one those who answer for the problem. */
export interface DueStep {
  readonly step: number;
  readonly jobIds: readonly string[];
  readonly callsHeads: boolean;
}

/**
 * Steps whose time has come after some minutes of shift time. The first step is over once somebody is on
 * the way, later ones once it is solved. A problem without steps of its own calls those who answer for it
 * again when the time to respond is over, and `usualJobId` when the time to resolve it is.
 */
export function dueSteps(
  { status, responseMin, resolveMin, escalateTo }: OpenProblem,
  minutes: number,
  usualJobId: string | undefined,
): DueStep[] {
  const rows: readonly SetStep[] =
    escalateTo.length > 0
      ? escalateTo
      : [
          { step: 1, jobId: null, afterMin: responseMin },
          ...(usualJobId ? [{ step: 2, jobId: usualJobId, afterMin: resolveMin }] : []),
        ];
  const due = rows.filter(
    ({ step, afterMin }) => step > 0 && afterMin <= minutes && (step > 1 || status === 0),
  );
  return [...new Set(due.map(({ step }) => step))]
    .sort((a, b) => a - b)
    .map((step) => {
      const own = due.filter((row) => row.step === step);
      return {
        step,
        jobIds: own.flatMap(({ jobId }) => jobId ?? []),
        callsHeads: own.some(({ jobId }) => !jobId),
      };
    });
}
