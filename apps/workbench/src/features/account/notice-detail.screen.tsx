import { ApiError } from '@garment-mes/sdk';
import { getNotice, readNotice } from '@garment-mes/sdk/mmc';
import { Avatar, Button, EmptyState, ErrorState, Link, RichText, Skeleton } from '@garment-mes/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { isOutside, useGoTo } from '#app/notices/use-follow-notice.ts';
import { awaitsScreen, href } from '#app/routes.ts';
import { useTabTitle } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { ago } from '#screens/fields/time-text.ts';
import styles from './notice.module.css';

const UNREAD = 0;
const READ = 1;

export default function NoticeDetail({ id }: { readonly id: string }) {
  const t = useText();
  const { now } = useWorkbench();
  const [, navigate] = useLocation();
  const goTo = useGoTo();
  const { data: notice, error, refetch } = useOperation(getNotice, { query: { id } });
  const markRead = useAction(readNotice, { ok: null, inline: true });
  useTabTitle(notice?.title);

  const read = useEffectEvent(() => {
    markRead.run({ body: { messageId: id, readed: READ } }).catch(() => undefined);
  });
  const unread = notice?.readed === UNREAD;
  useEffect(() => {
    if (unread) read();
  }, [unread]);

  if (error instanceof ApiError && error.kind === 'invalid')
    return (
      <EmptyState
        action={<Button onClick={() => navigate(href('/notice'))}>{t('返回消息列表')}</Button>}
      >
        {t('消息不存在或已清空')}
      </EmptyState>
    );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (notice === undefined) return <Skeleton lines={6} className={styles.notice ?? ''} />;

  const { objName, objHead, title, createDate, content, address, previousId, nextId } = notice;
  const to = (other: string) => navigate(href('/noticeDetail/{id}', { id: other }));
  return (
    <article className={styles.notice}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.from}>
        <Avatar name={objName ?? ''} src={objHead ?? undefined} size={48} />
        <span>{objName}</span>
        <time dateTime={createDate}>
          {createDate} · {ago(createDate, now())}
        </time>
      </div>
      <RichText className={styles.content} html={content ?? ''} />
      <footer className={styles.foot}>
        {address !== null && isOutside(address) && (
          <Link href={address} target="_blank">
            {t('前往处理')}
          </Link>
        )}
        {address !== null && !isOutside(address) && !awaitsScreen(address) && (
          <Button variant="primary" onClick={() => goTo(address)}>
            {t('前往处理')}
          </Button>
        )}
        <Button disabled={previousId === null} onClick={() => previousId && to(previousId)}>
          {t('上一条')}
        </Button>
        <Button disabled={nextId === null} onClick={() => nextId && to(nextId)}>
          {t('下一条')}
        </Button>
        <Button onClick={() => navigate(href('/notice'))}>{t('返回消息列表')}</Button>
      </footer>
    </article>
  );
}
