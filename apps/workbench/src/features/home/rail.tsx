import { listTodos, listWorkflowTasks } from '@garment-mes/sdk/amc';
import { listNotices } from '@garment-mes/sdk/mmc';
import { EmptyState, ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { recentVisits } from '#app/tab/recent-visits.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { ago, toMinute } from '#screens/fields/time-text.ts';
import styles from './home.module.css';

const OPEN = 0;
const WAITING = 0;
const UNREAD = 0;
const NEWEST = { pageNum: 1, pageSize: 10 } as const;

/** What waits for me, what was said, and where I was. */
export function Rail() {
  const t = useText();
  const { userId, companyId, now } = useWorkbench();
  const tasks = useOperation(
    listWorkflowTasks,
    { query: { ...NEWEST, result: WAITING } },
    { live: 'todo' },
  );
  const todos = useOperation(listTodos, { query: { ...NEWEST, status: OPEN } }, { live: 'todo' });
  const notices = useOperation(listNotices, { query: { ...NEWEST, userId } }, { live: 'message' });
  const visits = recentVisits({ userId, companyId });

  return (
    <aside className={styles.rail}>
      <Panel title={t('待我审批')} query={tasks}>
        {tasks.data?.list.map(({ id, title, applicantName, createDate, link }) => (
          <li key={id} className={styles.line}>
            <TextLink variant="quiet" to={link ?? href('/work')}>
              {title}
            </TextLink>
            <time dateTime={createDate} title={createDate}>
              {applicantName} {ago(createDate, now())}
            </time>
          </li>
        ))}
      </Panel>
      <Panel title={t('我的待办')} query={todos}>
        {todos.data?.list.map(({ id, tips, taskEndDate }) => (
          <li key={id} className={styles.line}>
            <TextLink variant="quiet" to={href('/work')}>
              {tips}
            </TextLink>
            <time dateTime={taskEndDate}>{toMinute(taskEndDate)}</time>
          </li>
        ))}
      </Panel>
      <Panel title={t('最新通知')} query={notices}>
        {notices.data?.list.map(({ id, title, createDate, readed }) => (
          <li key={id} className={styles.line}>
            <TextLink variant="quiet" to={href('/noticeDetail/{id}', { id })}>
              {title}
            </TextLink>
            {readed === UNREAD && <Tag tone="accent">{t('未读')}</Tag>}
            <time dateTime={createDate} title={createDate}>
              {ago(createDate, now())}
            </time>
          </li>
        ))}
      </Panel>
      {visits.length > 0 && (
        <section className={styles.panel}>
          <h2 className={styles.title}>{t('最近访问')}</h2>
          <ul>
            {visits.map(({ path, title }) => (
              <li key={path} className={styles.line}>
                <TextLink variant="quiet" to={path}>
                  {t(title)}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

interface PanelProps {
  readonly title: string;
  readonly query: UseQueryResult<{ readonly list: readonly unknown[] }, Error>;
  readonly children: ReactNode;
}

/** A list that says by itself that it is empty, on its way or broken. */
function Panel({ title, query, children }: PanelProps) {
  const { data, error, refetch } = query;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {error !== null && data === undefined ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={4} />
      ) : data.list.length === 0 ? (
        <EmptyState />
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}
