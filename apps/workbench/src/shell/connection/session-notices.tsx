import { useChannel, useSessionEvent } from '@garment-mes/session-machine/react';
import { clearDrafts, toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import type { LiveTopics } from '../../live-topics.ts';
import { forgetAllDrafts } from '../drafts/kept-drafts.ts';
import { useThrottle } from './use-throttle.ts';

/** Says what the session has to say, and passes on what the push channel brings. */
export function SessionNotices({ topics }: { readonly topics: LiveTopics }) {
  const t = useText();
  const queries = useQueryClient();

  useSessionEvent('notice', ({ tone, text }) => toast[tone](t(text)));
  useSessionEvent('signed-out', ({ reason }) => {
    // The next person must not find what this one kept; an expired session comes back.
    if (reason !== 'asked' && reason !== 'disabled') return;
    clearStored();
    clearDrafts();
    forgetAllDrafts();
    toast.clear();
  });
  useSessionEvent('tabs-dropped', ({ tabs }) =>
    toast.warning(
      t('没有权限，已关闭：{names}', { names: tabs.map((tab) => t(tab.title)).join(t('、')) }),
    ),
  );
  useSessionEvent('company-switched', () => {
    void queries.cancelQueries();
    queries.removeQueries({ type: 'inactive' });
  });
  useSessionEvent('gap', () => void queries.invalidateQueries());

  const refreshMessages = useThrottle(() => topics.publish('message', []));

  useChannel((message) => {
    if (message.kind === 'live') return topics.publish(message.topic, message.keys);
    if (message.kind === 'notice') {
      const { objName, title } = message.notice;
      toast.info([objName, title].filter(Boolean).join('\n'));
    }
    refreshMessages();
  });
  return null;
}
