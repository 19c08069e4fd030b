import { BedType } from '@garment-mes/domain/cutting-bed';
import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import {
  KEEP_EVERY_MS,
  type KeptDraft,
  keepDraft,
  keptDraftKey,
  restorable,
} from './kept-draft.ts';
import type { BillDraft } from './use-bill-draft.ts';

/** A new bed of several shades is kept apart from a new plain one. */
const NEW_SHADE = 'newXYS';

/**
 * Keeps what is typed in this browser every ten seconds, and finds what an earlier visit left.
 * @returns the bill to offer back, and how to take it or let it go
 */
export function useKeptDraft(bedId: string | undefined, bill: BillDraft, ready: boolean) {
  const { companyId, userId, now } = useWorkbench();
  const isShade = bill.base.bedType === BedType.shadeLevel;
  const key = keptDraftKey(companyId, userId, bedId ?? (isShade ? NEW_SHADE : undefined));
  const [found] = useState(() => readStored<unknown>(key));
  // What this page itself kept before it was shown again is no earlier visit's.
  const [settled, setSettled] = useState(bill.dirty);
  // Typing before the answer takes nothing away: the offer stays until it is taken or refused.
  const offered: KeptDraft | undefined =
    ready && !settled ? restorable(found, bill.draft) : undefined;

  const keep = useEffectEvent(() => {
    if (bill.dirty) writeStored(key, keepDraft(bill.draft, bill.version, now()));
  });
  useEffect(() => {
    const clock = setInterval(() => keep(), KEEP_EVERY_MS);
    return () => clearInterval(clock);
  }, []);

  function forget() {
    writeStored(key, null);
    setSettled(true);
  }

  return {
    offered,
    restore() {
      if (offered) bill.restore(offered.draft, offered.version ?? bill.version);
      setSettled(true);
    },
    forget,
  };
}
