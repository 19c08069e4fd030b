import { ApiError } from '@garment-mes/sdk';
import { getOrder, type Order } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '#kit/api.tsx';
import { t } from '#kit/i18n.ts';
import { conflictId, mergeParts, type PartConflict } from '#kit/merge/merge-parts.ts';
import type { MergeSide } from '#kit/merge/merge-rows.ts';
import { useTab, useTabState } from '#kit/tab-scope.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { isWhole } from '../entry/order-entry.ts';
import { MERGEABLE } from './mergeable.ts';
import {
  dirtyParts,
  draftOfOrder,
  isSamePart,
  type OrderDraft,
  type OrderPartName,
} from './order-draft.ts';
import { savedWith, savePart } from './save-part.ts';

/** What was read, and what was typed over it. */
interface Working {
  readonly version: number;
  readonly clean: OrderDraft;
  readonly draft: OrderDraft;
}

const workingOf = (order: Order): Working => {
  const draft = draftOfOrder(order);
  return { version: order.version, clean: draft, draft };
};

/** Somebody else saved the same cells meanwhile: what the service said, their order, and the cells. */
interface Collision {
  readonly text: string;
  readonly theirs: Order;
  readonly conflicts: readonly PartConflict[];
}

/** How often a save goes on by itself from what others saved in between. */
const MERGES = 3;

/** Goes on from an order somebody else saved, with what was typed here on top of it. */
function mergedInto(now: Working, theirs: Order, choose?: (at: PartConflict) => MergeSide) {
  const next = workingOf(theirs);
  const { parts, conflicts } = mergeParts(MERGEABLE, now.clean, next.clean, now.draft, choose);
  return { working: { ...next, draft: parts }, conflicts };
}

/** The grids of an order while they are changed: which of them differ, and saving those one by one. */
export function useOrderDraft(order: Order) {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { setDirty } = useTab();
  const [working, setWorking] = useTabState<Working>('order-draft', () => workingOf(order));
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ part: OrderPartName; text: string }>();
  const [collision, setCollision] = useState<Collision>();
  const dirty = dirtyParts(working.draft, working.clean);
  const isFaulty = working.draft.cells.some(({ num }) => !isWhole(num));

  useEffect(() => setDirty(dirty.length > 0), [dirty.length, setDirty]);
  // What others save is taken over while nobody here typed into the same cell; else the save asks.
  useEffect(() => {
    setWorking((now) => {
      if (order.version <= now.version) return now;
      const { working: next, conflicts } = mergedInto(now, order);
      return conflicts.length === 0 ? next : now;
    });
  }, [order, setWorking]);

  const change = <Name extends OrderPartName>(name: Name, value: OrderDraft[Name]) =>
    setWorking((now) => ({ ...now, draft: { ...now.draft, [name]: value } }));

  /** Saves what differs. @returns where it stands, or `undefined` when it was refused */
  async function saveParts(start: Working, merges: number): Promise<boolean> {
    let now = start;
    for (const part of dirtyParts(start.draft, start.clean)) {
      // Some are saved together with another.
      if (isSamePart(part, now.draft, now.clean)) continue;
      try {
        const { version } = await savePart(client, part, now.draft, order, now.version);
        const clean = { ...now.clean };
        for (const name of savedWith(part, now.draft))
          Object.assign(clean, { [name]: now.draft[name] });
        now = { ...now, version, clean };
        setWorking(now);
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind !== 'stale') {
          setRefusal({ part, text: failureText(error) });
          return false;
        }
        const theirs = await getOrder(client, { query: { id: order.id } });
        const { working: next, conflicts } = mergedInto(now, theirs);
        if (conflicts.length > 0 || merges === 0) {
          setCollision({ text: error.text, theirs, conflicts });
          return false;
        }
        return saveParts(next, merges - 1);
      }
    }
    return true;
  }

  async function saveFrom(start: Working): Promise<void> {
    setPending(true);
    setRefusal(undefined);
    try {
      if (!(await saveParts(start, MERGES))) return;
      setWorking(workingOf(await getOrder(client, { query: { id: order.id } })));
      await queries.invalidateQueries();
      toast.success(t('保存成功'));
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setPending(false);
    }
  }

  /** Saves over what somebody else saved, each cell in dispute as it was chosen. */
  function merge(choices: ReadonlyMap<string, MergeSide>): void {
    if (collision === undefined) return;
    const chosen = (at: PartConflict) => choices.get(conflictId(at)) ?? 'mine';
    const { working: next } = mergedInto(working, collision.theirs, chosen);
    setCollision(undefined);
    setWorking(next);
    void saveFrom(next);
  }

  const save = () => saveFrom(working);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (dirty.length > 0 && !pending && !isFaulty) void save();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return {
    draft: working.draft,
    dirty,
    /** Something typed is no number: nothing is saved until it is. */
    isFaulty,
    pending,
    refusal,
    collision,
    change,
    save,
    merge,
    closeCollision: () => setCollision(undefined),
    reset: () => setWorking((now) => ({ ...now, draft: now.clean })),
  };
}

export type OrderEditing = ReturnType<typeof useOrderDraft>;
