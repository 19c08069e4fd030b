import { ProblemStatus } from '@garment-mes/domain/states';
import { ProblemStatusLabels } from '@garment-mes/sdk/labels';
import {
  closeProblemLog,
  type ProblemLogRow,
  resolveProblemLog,
  respondProblemLog,
} from '@garment-mes/sdk/mes2';
import { Field, Tag, Textarea } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { Sheet } from '../frame/sheet.tsx';
import styles from './line.module.css';

interface ProblemListProps {
  readonly problems: readonly ProblemLogRow[];
}

/** Problems that are open, with their minutes of the shift; red when nobody came, or nobody solved them, in time. */
export function ProblemList({ problems }: ProblemListProps) {
  const t = useText();
  const { can } = useWorkbench();
  const [solving, setSolving] = useState<ProblemLogRow>();
  const respond = useAction(respondProblemLog);
  const close = useAction(closeProblemLog);
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  if (problems.length === 0) return <p className={styles.quiet}>{t('没有进行中的问题')}</p>;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => {
        const { id, version, status, problemName, stationNo, openMin, isOverdue } = problem;
        return (
          <li key={id} data-late={isOverdue || undefined}>
            <b>
              {problemName} {stationNo}
            </b>
            {openMin !== null && <time>{t('班内 {num} 分钟', { num: openMin })}</time>}
            <Tag tone={isOverdue ? 'bad' : 'warn'}>{labelOf(ProblemStatusLabels[status])}</Tag>
            {status === ProblemStatus.open && can(respondProblemLog.permissionKey) && (
              <button
                type="button"
                className={styles.small}
                onClick={() => quietly(respond.run({ body: { id, version } }))}
              >
                {t('响应')}
              </button>
            )}
            {status === ProblemStatus.responded && can(resolveProblemLog.permissionKey) && (
              <button type="button" className={styles.small} onClick={() => setSolving(problem)}>
                {t('解决')}
              </button>
            )}
            {status === ProblemStatus.resolved && can(closeProblemLog.permissionKey) && (
              <button
                type="button"
                className={styles.small}
                onClick={() => quietly(close.run({ body: { id, version, isSolved: true } }))}
              >
                {t('关闭')}
              </button>
            )}
          </li>
        );
      })}
      {solving && <SolveSheet problem={solving} onClose={() => setSolving(undefined)} />}
    </ul>
  );
}

function SolveSheet({
  problem,
  onClose,
}: {
  readonly problem: ProblemLogRow;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [cause, setCause] = useState('');
  const [action, setAction] = useState('');
  const solve = useAction(resolveProblemLog, { inline: true });

  async function run() {
    const { id, version } = problem;
    try {
      await solve.run({ body: { id, version, cause: cause.trim(), action: action.trim() } });
      onClose();
    } catch {
      // The sheet shows the refusal.
    }
  }

  return (
    <Sheet
      title={t('解决 {problem}', { problem: problem.problemName })}
      {...(solve.error ? { note: failureText(solve.error) } : {})}
      onClose={onClose}
    >
      <Field label={t('原因')} required>
        <Textarea rows={2} maxLength={500} value={cause} onValueChange={setCause} />
      </Field>
      <Field label={t('措施')} required>
        <Textarea rows={2} maxLength={500} value={action} onValueChange={setAction} />
      </Field>
      <button
        type="button"
        className={styles.primary}
        disabled={cause.trim() === '' || action.trim() === '' || solve.pending}
        onClick={() => void run()}
      >
        {t('解决')}
      </button>
    </Sheet>
  );
}
