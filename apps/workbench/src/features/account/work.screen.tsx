import type { WorkflowTaskRow } from '@garment-mes/sdk/amc';
import { Button, RadioGroup } from '@garment-mes/ui';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { AGREED, AnswerDialog, REFUSED } from '#garment/answer-dialog.tsx';
import { OwnWages } from '#garment/wages/own-wages.tsx';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { TodoDialog } from './todo-dialog.tsx';
import styles from './work.module.css';
import { approvals, asked, doneTodos, openTodos } from './work-lists.tsx';

type Kind = 'approvals' | 'todos' | 'asked' | 'done' | 'wages';

export default function Work() {
  const t = useText();
  const [, navigate] = useLocation();
  const [kind, setKind] = useTabState<Kind>('work', 'approvals');
  // A notice about the own wage leads to it.
  const wage = new URLSearchParams(useSearch()).get('wage') ?? '';
  const [followed, follow] = useTabState('wage', '');
  if (wage !== followed) {
    follow(wage);
    if (wage !== '') setKind('wages');
  }
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
          options={[
            { value: 'approvals', label: t('待我审批') },
            { value: 'todos', label: t('待办') },
            { value: 'asked', label: t('我发起的') },
            { value: 'done', label: t('已完成') },
            { value: 'wages', label: t('我的工资') },
          ]}
          onValueChange={(next) => setKind(next as Kind)}
        />
      </div>
      <div className={styles.list}>
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
