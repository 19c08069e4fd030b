import { clearMessages, listNotices, type NoticeRow, readNotice } from '@garment-mes/sdk/mmc';
import {
  Avatar,
  Badge,
  Button,
  EmptyState,
  IconButton,
  Popover,
  useConfirm,
} from '@garment-mes/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useAction, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import { href } from '#kit/routes.ts';
import { ago } from '#kit/time-text.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import styles from './popup.module.css';
import type { OpenAddress } from './use-open-address.ts';

const UNREAD = 0;
const READ = 1;
const NEWEST = { pageNum: 1, pageSize: 50 };

/** The bell: how many messages wait, the newest of them, and the way to all. */
export function Messages({ open: openAddress }: { readonly open: OpenAddress }) {
  const t = useText();
  const { userId, now } = useWorkbench();
  const [shown, setShown] = useState(false);
  const { data } = useOperation(listNotices, { query: { ...NEWEST, userId } }, { live: 'message' });
  const markRead = useAction(readNotice, { ok: null });
  const clear = useAction(clearMessages, { ok: t('清空成功！'), inline: true });
  const { ask, dialog } = useConfirm();
  const notices = data?.list ?? [];
  const unread = notices.filter(({ readed }) => readed === UNREAD).length;

  function follow(notice: NoticeRow) {
    setShown(false);
    if (notice.readed === UNREAD)
      void markRead.run({ body: { messageId: notice.id, readed: READ } }).catch(() => undefined);
    openAddress(notice.address ?? href('/noticeDetail/{id}', { id: notice.id }));
  }

  return (
    <Popover
      open={shown}
      onOpenChange={setShown}
      align="end"
      aria-label={t('消息')}
      className={styles.popup ?? ''}
      trigger={
        <IconButton
          label={unread === 0 ? t('消息') : t('消息，{count} 条未读', { count: unread })}
          tip="bottom"
          icon={
            <Badge count={unread}>
              <Bell size={18} />
            </Badge>
          }
        />
      }
    >
      <h2 className={styles.title}>{t('消息')}</h2>
      {notices.length === 0 ? (
        <EmptyState />
      ) : (
        <ul className={styles.rows}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <button type="button" className={styles.row} onClick={() => follow(notice)}>
                <Avatar name={notice.objName ?? ''} src={notice.objHead ?? undefined} size={32} />
                <span className={styles.words}>
                  <span className={styles.who}>
                    <span>{notice.objName}</span>
                    <time dateTime={notice.createDate} title={notice.createDate}>
                      {ago(notice.createDate, now())}
                    </time>
                  </span>
                  <span className={styles.what}>{notice.title}</span>
                </span>
                {notice.readed === UNREAD && (
                  <span className={styles.dot} role="img" aria-label={t('未读')} />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <Button
          variant="plain"
          size="small"
          disabled={notices.length === 0}
          onClick={() =>
            ask({
              title: t('确定清空所有消息？'),
              danger: true,
              onConfirm: () => clear.run({ query: { userId } }),
            })
          }
        >
          {t('清空')}
        </Button>
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            setShown(false);
            openAddress(href('/notice', undefined, { type: 'message' }));
          }}
        >
          {t('查看全部')}
        </Button>
      </footer>
      {dialog}
    </Popover>
  );
}
