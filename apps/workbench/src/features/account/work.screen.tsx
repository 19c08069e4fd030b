import type { WorkflowTaskRow } from '@garment-mes/sdk/amc';
import { Button, RadioGroup, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { msg, useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { AGREED, AnswerDialog, REFUSED } from '#garment/answer-dialog.tsx';
import { OwnWages } from '#garment/wages/own-wages.tsx';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { TodoDialog } from './todo-dialog.tsx';
import { useWorkCounts, WORK_KINDS, type WorkKind } from './use-work-counts.ts';
import styles from './work.module.css';
import { approvals, asked, doneTodos, openTodos } from './work-lists.tsx';

const WORDS: Readonly<Record<WorkKind, string>> = {
  approvals: msg('待我审批'),
  todos: msg('待办'),
  asked: msg('我发起的'),
  done: msg('已完成'),
  wages: msg('我的工资'),
};

export default function Work() {
  const t = useText();
  const [, navigate] = useLocation();
  const [kind, setKind] = useTabState<WorkKind | ''>('work', '');
  const { counts, begin } = useWorkCounts();
  // A notice about the own wage leads to it, one about a request to what was asked.
  const query = new URLSearchParams(useSearch());
  const wage = query.get('wage') ?? '';
  const [followed, follow] = useTabState('wage', '');
  if (wage !== followed) {
    follow(wage);
    if (wage !== '') setKind('wages');
  }
  const named = WORK_KINDS.find((each) => each === query.get('view')) ?? '';
  const [shown, show] = useTabState<WorkKind | ''>('work-view', '');
  if (named !== shown) {
    show(named);
    if (named !== '') setKind(named);
  }
  // What it begins with stays open when it becomes empty.
  if (kind === '' && wage === '' && named === '' && begin !== undefined) setKind(begin);
  const [adding, setAdding] = useState(false);
  const [deciding, setDeciding] = useState<{
    readonly task: WorkflowTaskRow;
    readonly result: typeof AGREED | typeof REFUSED;
  }>();
  const openLink = ({ link }: Pick<WorkflowTaskRow, 'link'>) => {
    if (link !== null && !awaitsScreen(link)) navigate(link);
  };
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {t('新增待办')}
    </Button>
  );

  return (
    <div className={styles.work}>
      <div className={styles.kinds}>
        <RadioGroup
          variant="segments"
          aria-label={t('我的工作')}
          value={kind}
          options={WORK_KINDS.map((value) => ({
            value,
            label: counts[value] ? `${t(WORDS[value])} ${counts[value]}` : t(WORDS[value]),
          }))}
          onValueChange={(next) => setKind(next as WorkKind)}
        />
      </div>
      <div className={styles.list}>
        {kind === '' && <Skeleton lines={6} />}
        {kind === 'approvals' && (
          <ListScreen
            list={approvals}
            onRowOpen={openLink}
            onAction={(name, [task]) => {
              if (task) setDeciding({ task, result: name === 'refuse' ? REFUSED : AGREED });
              return true;
            }}
          />
        )}
        {kind === 'todos' && <ListScreen list={openTodos} toolbar={add} />}
        {kind === 'asked' && <ListScreen list={asked} onRowOpen={openLink} />}
        {kind === 'done' && <ListScreen list={doneTodos} />}
        {kind === 'wages' && (
          <div className={styles.wages}>
            <OwnWages asked={wage} />
          </div>
        )}
      </div>
      {adding && <TodoDialog onClose={() => setAdding(false)} />}
      {deciding && <AnswerDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </div>
  );
}
