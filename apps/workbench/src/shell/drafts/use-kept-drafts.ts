import { useSessionActions, useSessionEvent } from '@garment-mes/session-machine/react';
import { useCallback, useEffect, useState } from 'react';
import type { TabMemories } from '../tabs/tab-memories.ts';
import {
  type DraftOwner,
  forgetDrafts,
  type KeptDraft,
  keepDrafts,
  plainValues,
  readDrafts,
} from './kept-drafts.ts';

interface KeptDrafts {
  /** Input of a former page, waiting to be taken back. */
  readonly offered: readonly KeptDraft[];
  readonly takeBack: () => void;
  readonly discard: () => void;
}

/**
 * Keeps unsaved input when the session ends or the page goes, and offers it to the same person in
 * the same company.
 * @param show redraws a tab, with what it remembers
 */
export function useKeptDrafts(
  { userId, companyId }: DraftOwner,
  memories: TabMemories,
  show: (keys: readonly string[]) => void,
): KeptDrafts {
  const session = useSessionActions();
  const [offered, setOffered] = useState(() => readDrafts({ userId, companyId }));

  const keep = useCallback(() => {
    const { tabs, unsavedTabs } = session.snapshot();
    const drafts = tabs
      .filter(({ key }) => unsavedTabs.includes(key))
      .map((tab) => ({ tab, memory: plainValues(memories.of(tab.key)) }));
    keepDrafts({ userId, companyId }, drafts);
  }, [companyId, memories, session, userId]);

  useSessionEvent('signed-out', ({ reason }) => {
    if (reason !== 'asked' && reason !== 'disabled') keep();
  });
  useEffect(() => {
    const gone = () => {
      if (session.snapshot().status === 'signed-in') keep();
    };
    // A page that the browser brings back as it was has its input still.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forgetDrafts({ userId, companyId });
    };
    window.addEventListener('pagehide', gone);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', gone);
      window.removeEventListener('pageshow', back);
    };
  }, [companyId, keep, session, userId]);

  const discard = () => {
    forgetDrafts({ userId, companyId });
    setOffered([]);
  };
  return {
    offered,
    discard,
    takeBack() {
      const shown = session.snapshot().activeTab;
      for (const { tab, memory } of offered) {
        session.tabs.open(tab);
        memories.put(tab.key, memory);
        session.tabs.mark(tab.key, true);
      }
      session.tabs.activate(shown);
      show(offered.map(({ tab }) => tab.key));
      discard();
    },
  };
}
