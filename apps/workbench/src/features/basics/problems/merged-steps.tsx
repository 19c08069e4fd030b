import type { EscalationStep } from '@garment-mes/domain/flow';
import { listUserJobs } from '@garment-mes/sdk/amc';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { ChangedLines } from '#screens/merge/changed-lines.tsx';

interface MergedStepsProps {
  readonly value: readonly EscalationStep[] | '';
  readonly base: readonly EscalationStep[] | '';
}

/** Further steps as a merge compares them, by their jobs. */
export function MergedSteps({ value, base }: MergedStepsProps) {
  const t = useText();
  const { data } = useOperation(listUserJobs, { query: {} });
  const nameOf = (jobId: string | null | undefined) =>
    jobId
      ? (data?.jobs.find(({ id }) => id === jobId)?.name ?? t('已删除的岗位'))
      : t('责任部门负责人');
  const said = (steps: MergedStepsProps['value']) =>
    (steps || []).map(({ step, jobId, afterMin }) =>
      t('第{step}级 {people} {minutes}分', { step, people: nameOf(jobId), minutes: afterMin }),
    );
  // Until the jobs are read every name is unknown.
  return data === undefined ? null : <ChangedLines lines={said(value)} base={said(base)} />;
}
