import { type CalledStep, escalation, type ProblemLimits } from '@garment-mes/domain/flow';
import { t } from '#app/i18n.ts';

/** Whom a step notifies, in words. */
export function calledPeople(
  { jobIds, callsHeads, callsManager }: CalledStep,
  jobs: ReadonlyMap<string, string>,
): string {
  return [
    ...(callsHeads ? [t('责任部门负责人')] : []),
    ...(callsManager ? [t('车间主任')] : []),
    ...jobIds.map((id) => jobs.get(id) ?? t('已删除的岗位')),
  ].join(t('、'));
}

/** The steps of a problem, in the order they come. */
export const stepTexts = (limits: ProblemLimits, jobs: ReadonlyMap<string, string>): string[] =>
  escalation(limits).map((step) =>
    t('{people} {minutes}分', { people: calledPeople(step, jobs), minutes: step.afterMin }),
  );

/** The steps of a problem as one line. */
export const stepWords = (limits: ProblemLimits, jobs: ReadonlyMap<string, string>): string =>
  stepTexts(limits, jobs).join(' → ');
