import { listTodos } from '@garment-mes/sdk/amc';
import { listNotices } from '@garment-mes/sdk/mmc';
import { EmptyState, ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { href } from '#kit/routes.ts';
import { TextLink } from '#kit/text-link.tsx';
import { ago, toMinute } from '#kit/time-text.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import styles from './home.module.css';
import { Shortcuts } from './shortcuts.tsx';

const OPEN = 0;
const UNREAD = 0;
const NEWEST = { pageNum: 1, pageSize: 10 } as const;

export default function Home() {
  const t = useText();
  const { userId, userName, companyName, menus, now } = useWorkbench();
  const todos = useOperation(listTodos, { query: { ...NEWEST, status: OPEN } }, { live: 'todo' });
  const notices = useOperation(listNotices, { query: { ...NEWEST, userId } }, { live: 'message' });

  return (
    <div className={styles.home}>
      <header className={styles.greeting}>
        <h1>{t('{name}，您好', { name: userName })}</h1>
        <p>{companyName}</p>
      </header>
      <Shortcuts entries={menus} />
      <div className={styles.columns}>
        <Panel title={t('我的待办')} query={todos}>
          {todos.data?.list.map(({ id, tips, taskEndDate }) => (
            <li key={id} className={styles.line}>
              <span>{tips}</span>
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
      </div>
    </div>
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
