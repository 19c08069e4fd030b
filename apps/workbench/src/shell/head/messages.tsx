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
import { Bell, Megaphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { awaitsScreen, href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ago } from '#screens/fields/time-text.ts';
import type { OpenAddress } from '../use-open-address.ts';
import styles from './popup.module.css';

const UNREAD = 0;
const READ = 1;
/** Rows the popup draws, whatever the service sends. */
const ROWS = 50;

interface MessagesProps {
  /** `message` is the bell with everything that was sent, `notice` the announcements alone. */
  readonly kind: 'message' | 'notice';
  readonly open: OpenAddress;
}

/** How many messages wait, the newest of them, and the way to all. */
export function Messages({ kind, open: openAddress }: MessagesProps) {
  const t = useText();
  const { userId } = useWorkbench();
  const [shown, setShown] = useState(false);
  const asked = kind === 'notice' ? { userId, type: kind } : { userId };
  const newest = { query: { ...asked, pageNum: 1, pageSize: ROWS } };
  const waiting = { query: { ...asked, readed: UNREAD, pageNum: 1, pageSize: 1 } } as const;
  const { data } = useOperation(listNotices, newest, { live: 'message' });
  const { data: counted } = useOperation(listNotices, waiting, { live: 'message' });
  const markRead = useAction(readNotice, { ok: null });
  const marked = useRef(new Set<string>());
  const clear = useAction(clearMessages, { ok: t('清空成功！'), inline: true });
  const { ask, dialog } = useConfirm();
  const notices = (data?.list ?? []).slice(0, ROWS);
  const unread = counted?.total ?? 0;
  const title = kind === 'notice' ? t('通知') : t('消息');

  function follow(notice: NoticeRow) {
    setShown(false);
    if (notice.readed === UNREAD && !marked.current.has(notice.id)) {
      marked.current.add(notice.id);
      markRead.run({ body: { messageId: notice.id, readed: READ } }).catch(() => {
        marked.current.delete(notice.id);
      });
    }
    const { address, id } = notice;
    const leads = address !== null && !awaitsScreen(address);
    openAddress(leads ? address : href('/noticeDetail/{id}', { id }));
  }

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
            <MessageRow key={notice.id} notice={notice} onFollow={follow} />
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
