import {
  listTodos,
  listWorkflowTasks,
  type TodoRow,
  updateTodo,
  type WorkflowTaskRow,
} from '@garment-mes/sdk/amc';
import { HomeDayKindLabels } from '@garment-mes/sdk/labels';
import type { HomeDay } from '@garment-mes/sdk/mes2';
import { Button, Tag } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { AGREED, AnswerDialog, REFUSED } from '#garment/answer-dialog.tsx';
import { ago, isOver, toMinute } from '#screens/fields/time-text.ts';
import styles from './home.module.css';
import { Panel } from './panel.tsx';

const OPEN = 0;
const WAITING = 0;
const DONE = 1;
const NEWEST = { pageNum: 1, pageSize: 5 } as const;

/** What waits for me today: answered in place where a step is enough, a link to the rest. */
export function MyDay({ day }: { readonly day: UseQueryResult<HomeDay, Error> | undefined }) {
  const t = useText();
  const tasks = useOperation(
    listWorkflowTasks,
    { query: { ...NEWEST, result: WAITING } },
    { live: 'todo' },
  );
  const todos = useOperation(listTodos, { query: { ...NEWEST, status: OPEN } }, { live: 'todo' });
  const groups = day?.data?.groups ?? [];
  const counts = [tasks.data?.total, todos.data?.total, ...groups.map(({ total }) => total)];

  return (
    <Panel
      title={t('我的一天')}
      queries={[tasks, todos, ...(day ? [day] : [])]}
      isEmpty={counts.every((count) => !count)}
      empty={t('没有等您处理的事。待审批、待办和本岗位今天要做的事会列在这里。')}
      action={<TextLink to={href('/work')}>{t('新增待办')}</TextLink>}
    >
      <Group title={t('待我审批')} total={tasks.data?.total} to={href('/work')}>
        {tasks.data?.list.map((task) => (
          <Approval key={task.id} task={task} />
        ))}
      </Group>
      <Group title={t('我的待办')} total={todos.data?.total} to={href('/work')}>
        {todos.data?.list.map((todo) => (
          <ToDo key={todo.id} todo={todo} />
        ))}
      </Group>
      {groups.map(({ kind, total, link, rows }) => (
        <Group key={kind} title={labelOf(HomeDayKindLabels[kind])} total={total} to={link}>
          {rows.map((row) => (
            <li key={row.id} className={styles.line}>
              <TextLink variant="quiet" to={row.link}>
                {row.title}
              </TextLink>
              <span className={styles.note}>{row.note}</span>
              <Due date={row.due} late={row.late} />
            </li>
          ))}
        </Group>
      ))}
    </Panel>
  );
}

/** Things of one kind under their name, with the list that has them all. */
function Group(props: {
  readonly title: string;
  readonly total: number | undefined;
  readonly to: string;
  readonly children: ReactNode;
}) {
  if (!props.total) return null;
  return (
    <section className={styles.group}>
      <h3>
        <TextLink variant="quiet" to={props.to}>
          {props.title} <span className={styles.count}>{props.total}</span>
        </TextLink>
      </h3>
      <ul>{props.children}</ul>
    </section>
  );
}

function Due({ date, late }: { readonly date: string | null; readonly late: boolean }) {
  const t = useText();
  if (date === null) return null;
  return (
    <span className={styles.when}>
      {late && <Tag tone="bad">{t('已逾期')}</Tag>}
      <time dateTime={date}>{date}</time>
    </span>
  );
}

function Approval({ task }: { readonly task: WorkflowTaskRow }) {
  const t = useText();
  const { now } = useWorkbench();
  const [answer, setAnswer] = useState<typeof AGREED | typeof REFUSED>();
  const { title, link, applicantName, createDate } = task;
  return (
    <li className={styles.line}>
      <TextLink variant="quiet" to={link ?? href('/work')}>
        {title}
      </TextLink>
      <time dateTime={createDate} title={createDate}>
        {applicantName} {ago(createDate, now())}
      </time>
      <span className={styles.answers}>
        <Button size="small" onClick={() => setAnswer(AGREED)}>
          {t('同意')}
        </Button>
        <Button size="small" variant="plain" onClick={() => setAnswer(REFUSED)}>
          {t('拒绝')}
        </Button>
      </span>
      {answer !== undefined && (
        <AnswerDialog task={task} result={answer} onClose={() => setAnswer(undefined)} />
      )}
    </li>
  );
}

function ToDo({ todo: { id, tips, taskEndDate, version } }: { readonly todo: TodoRow }) {
  const t = useText();
  const { now } = useWorkbench();
  const finish = useAction(updateTodo, { ok: t('待办已完成') });
  return (
    <li className={styles.line}>
      <span>{tips}</span>
      <Due date={toMinute(taskEndDate)} late={isOver(taskEndDate, now())} />
      <span className={styles.answers}>
        <Button
          size="small"
          pending={finish.pending}
          onClick={() =>
            void finish.run({ body: { id, status: DONE, version } }).catch(() => undefined)
          }
        >
          {t('完成')}
        </Button>
      </span>
    </li>
  );
}
