import {
  createProblemLog,
  type LineProblemSetRow,
  listLineProblemSets,
} from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { type Message, useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { CALL_KEYS, OTHER_CALLS, ProblemTile } from '#garment/problem-tile.tsx';
import { LeftOut } from '#screens/list/left-out.tsx';
import { Sheet } from '../frame/sheet.tsx';
import styles from './line.module.css';

const IN_USE = '0';
const ALL = { pageNum: 1, pageSize: 200 };

interface OfferedKey {
  readonly key: Message;
  /** What can be called out under it, the most used first. */
  readonly sets: readonly LineProblemSetRow[];
}

interface OfferedKeys {
  readonly keys: readonly OfferedKey[];
  /** Problems the company has, and those that are offered. */
  readonly total: number;
  readonly shown: number;
}

/** What can be called out at a line, by who comes; what nobody of the four answers for has a key behind them. */
export function useProblemKeys(): OfferedKeys {
  const { data } = useOperation(listLineProblemSets, { query: ALL });
  const sets = (data?.list ?? [])
    .filter(({ delFlag }) => delFlag === IN_USE)
    .toSorted((a, b) => b.used30d - a.used30d);
  const answered = Map.groupBy(sets, ({ responsibleDeptType }) =>
    CALL_KEYS.find(({ comes }) => comes === responsibleDeptType),
  );
  const keys: readonly OfferedKey[] = CALL_KEYS.map((one) => ({
    key: one.key,
    sets: answered.get(one) ?? [],
  }));
  const rest = answered.get(undefined) ?? [];
  return {
    keys: rest.length === 0 ? keys : [...keys, { key: OTHER_CALLS, sets: rest }],
    total: data?.total ?? 0,
    shown: data?.list.length ?? 0,
  };
}

interface ProblemCallsProps {
  readonly lineDeptId: string;
  readonly orderId: string | null;
  readonly offered: OfferedKeys;
}

/** Calls for help in two steps: which kind, then which problem. */
export function ProblemCalls({ lineDeptId, orderId, offered }: ProblemCallsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const [open, setOpen] = useState<Message>();
  const call = useAction(createProblemLog, { inline: true, ok: t('已叫人') });
  if (!can(createProblemLog.permissionKey)) return null;
  const { keys, total, shown } = offered;
  const choices = keys.find(({ key }) => key === open)?.sets;

  async function report(problemSetId: string) {
    try {
      await call.run({ body: { requestId: newRequestId(), lineDeptId, problemSetId, orderId } });
      setOpen(undefined);
    } catch {
      // The sheet shows the refusal.
    }
  }

  return (
    <>
      <div className={styles.calls}>
        {keys.map(({ key }) => (
          <button key={key} type="button" className={styles.call} onClick={() => setOpen(key)}>
            {t(key)}
          </button>
        ))}
      </div>
      {choices && (
        <Sheet
          title={open === undefined ? '' : t(open)}
          {...(call.error ? { note: failureText(call.error) } : {})}
          onClose={() => setOpen(undefined)}
        >
          <LeftOut total={total} shown={shown} />
          {choices.length === 0 && (
            <p className={styles.quiet}>{t('产线问题设置里还没有这一类')}</p>
          )}
          <div className={styles.choices}>
            {choices.map((problem) => (
              <ProblemTile
                key={problem.id}
                problem={problem}
                disabled={call.pending}
                onClick={() => void report(problem.id)}
              />
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
