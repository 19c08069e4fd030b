import { clearMessages, listNotices, type NoticeRow } from '@garment-mes/sdk/mmc';
import {
  Avatar,
  Badge,
  Button,
  EmptyState,
  IconButton,
  Popover,
  useConfirm,
} from '@garment-mes/ui';
import { Bell, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useFollowNotice } from '#app/notices/use-follow-notice.ts';
import { useUnread } from '#app/notices/use-unread.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ago } from '#screens/fields/time-text.ts';
import type { OpenAddress } from '../use-open-address.ts';
import styles from './popup.module.css';

const UNREAD = 0;
/** Rows the popup draws, whatever the service sends. */
const ROWS = 50;

interface MessagesProps {
  /** `message` is the bell, `notice` the announcements: each counts what its list shows. */
  readonly kind: 'message' | 'notice';
  readonly open: OpenAddress;
}

/** How many messages wait, the newest of them, and the way to all. */
export function Messages({ kind, open: openAddress }: MessagesProps) {
  const t = useText();
  const { userId } = useWorkbench();
  const [shown, setShown] = useState(false);
  const newest = { query: { userId, type: kind, pageNum: 1, pageSize: ROWS } };
  const { data } = useOperation(listNotices, newest, { live: 'message' });
  const follow = useFollowNotice(openAddress);
  const clear = useAction(clearMessages, { ok: t('清空成功！'), inline: true });
  const { ask, dialog } = useConfirm();
  const notices = (data?.list ?? []).slice(0, ROWS);
  const unread = useUnread(kind);
  const title = kind === 'notice' ? t('通知') : t('消息');

  return (
    <Popover
      open={shown}
      onOpenChange={setShown}
      align="end"
      aria-label={title}
      className={styles.popup ?? ''}
      trigger={
        <IconButton
          label={unread === 0 ? title : t('{title}，{count} 条未读', { title, count: unread })}
          tip="bottom"
          icon={
            <Badge count={unread}>
              {kind === 'notice' ? <Megaphone size={18} /> : <Bell size={18} />}
            </Badge>
          }
        />
      }
    >
      <h2 className={styles.title}>{title}</h2>
      {notices.length === 0 ? (
        <EmptyState />
      ) : (
        <ul className={styles.rows}>
          {notices.map((notice) => (
            <MessageRow
              key={notice.id}
              notice={notice}
              onFollow={(followed) => {
                setShown(false);
                follow(followed);
              }}
            />
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
            openAddress(href('/notice', undefined, { type: kind }));
          }}
        >
          {t('查看全部')}
        </Button>
      </footer>
      {dialog}
    </Popover>
  );
}

interface MessageRowProps {
  readonly notice: NoticeRow;
  readonly onFollow: (notice: NoticeRow) => void;
}

/** Who sent what and how long ago. */
function MessageRow({ notice, onFollow }: MessageRowProps) {
  const t = useText();
  const { now } = useWorkbench();
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onFollow(notice)}>
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
  );
}
