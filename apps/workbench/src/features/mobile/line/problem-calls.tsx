import {
  createProblemLog,
  type LineProblemSetRow,
  listLineProblemSets,
} from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { newRequestId } from '#kit/request-id.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import { Sheet } from '../report/sheet.tsx';
import styles from './line.module.css';

/** Keys of the terminal. */
const KEYS = 4;
const IN_USE = '0';
const ALL = { pageNum: 1, pageSize: 200 };

/** What can be called out at a line, by kind; the kinds used most come first. */
export function useProblemSets() {
  const { data } = useOperation(listLineProblemSets, { query: ALL });
  const sets = (data?.list ?? []).filter(({ delFlag }) => delFlag === IN_USE);
  const kinds = Map.groupBy(sets, ({ problemTypeName }) => problemTypeName ?? '');
  const used = (rows: readonly LineProblemSetRow[]) =>
    rows.reduce((sum, { used30d }) => sum + used30d, 0);
  return {
    sets,
    kinds: [...kinds].toSorted(([, a], [, b]) => used(b) - used(a)).slice(0, KEYS),
  };
}

interface ProblemCallsProps {
  readonly lineDeptId: string;
  readonly orderId: string | null;
  readonly kinds: ReturnType<typeof useProblemSets>['kinds'];
}

/** Calls for help in two steps: which kind, then which problem. */
export function ProblemCalls({ lineDeptId, orderId, kinds }: ProblemCallsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const [open, setOpen] = useState<string>();
  const call = useAction(createProblemLog, { inline: true, ok: t('已叫人') });
  if (!can(createProblemLog.permissionKey)) return null;
  const choices = kinds.find(([kind]) => kind === open)?.[1];

  async function report(problemSetId: string) {
    try {
      await call.run({ body: { requestId: newRequestId(), lineDeptId, problemSetId, orderId } });
      setOpen(undefined);
    } catch {
      // The refusal stands on the sheet.
    }
  }

  return (
    <>
      <div className={styles.calls}>
        {kinds.map(([kind]) => (
          <button key={kind} type="button" className={styles.call} onClick={() => setOpen(kind)}>
            {kind}
          </button>
        ))}
      </div>
      {choices && (
        <Sheet
          title={open ?? ''}
          {...(call.error ? { note: failureText(call.error) } : {})}
          onClose={() => setOpen(undefined)}
        >
          <div className={styles.choices}>
            {choices.map(({ id, name, responseMin }) => (
              <button
                key={id}
                type="button"
                className={styles.choice}
                disabled={call.pending}
                onClick={() => void report(id)}
              >
                {name}
                <small>{t('{min} 分钟内响应', { min: responseMin })}</small>
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
