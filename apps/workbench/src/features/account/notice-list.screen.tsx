import { NoticeRowFields } from '@garment-mes/sdk/labels';
import { clearMessages, listNotices, readAllNotices } from '@garment-mes/sdk/mmc';
import { Button, RadioGroup, useConfirm } from '@garment-mes/ui';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useFollowNotice, useGoTo } from '#app/notices/use-follow-notice.ts';
import { useUnread } from '#app/notices/use-unread.ts';
import { href } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineList, type List } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import styles from './notice.module.css';

const KINDS = ['message', 'notice', 'other'] as const;
type Kind = (typeof KINDS)[number];

const noticesOf = (type: Kind) =>
  defineList({
    operation: listNotices,
    fields: NoticeRowFields,
    columns: ['readed', 'objHead', 'title', 'messageType', 'level', 'createDate'],
    quickFilters: ['messageType'],
    order: 'createDate desc',
    liveTopic: 'message',
    query: { type },
  });

type Notices = typeof noticesOf extends (type: Kind) => List<infer Row> ? List<Row> : never;
const lists: Readonly<Record<Kind, Notices>> = {
  message: noticesOf('message'),
  notice: noticesOf('notice'),
  other: noticesOf('other'),
};

/** A kind nobody knows opens the messages. */
const kindOf = (search: string): Kind => {
  const asked = new URLSearchParams(search).get('type');
  return KINDS.find((kind) => kind === asked) ?? 'message';
};

export default function NoticeList() {
  const t = useText();
  const search = useSearch();
  const kind = kindOf(search);
  const [, navigate] = useLocation();
  const isKnown = new URLSearchParams(search).get('type') === kind;
  useEffect(() => {
    if (!isKnown) navigate(href('/notice', undefined, { type: kind }), { replace: true });
  }, [isKnown, kind, navigate]);
  const { userId } = useWorkbench();
  const follow = useFollowNotice(useGoTo());
  const { ask, dialog } = useConfirm();
  const readAll = useAction(readAllNotices, { inline: true });
  const clear = useAction(clearMessages, { ok: t('清空成功！'), inline: true });
  const words = { message: t('消息'), notice: t('通知'), other: t('其他') };
  const unread = {
    message: useUnread('message'),
    notice: useUnread('notice'),
    other: useUnread('other'),
  };

  return (
    <>
      <div className={styles.kinds}>
        <RadioGroup
          variant="segments"
          aria-label={t('消息')}
          value={kind}
          options={KINDS.map((value) => ({
            value,
            label: unread[value] ? `${words[value]} ${unread[value]}` : words[value],
          }))}
          onValueChange={(type) =>
            navigate(href('/notice', undefined, { type }), { replace: true })
          }
        />
      </div>
      <ListScreen
        key={kind}
        list={lists[kind]}
        onRowOpen={follow}
        toolbar={
          <>
            <Button
              onClick={() =>
                ask({
                  title: t('全部标记为已读？'),
                  onConfirm: () => readAll.run({ body: { userId, type: kind } }),
                })
              }
            >
              {t('全部已读')}
            </Button>
            <Button
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
          </>
        }
      />
      {dialog}
    </>
  );
}
