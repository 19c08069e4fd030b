import type { Client } from '@garment-mes/sdk';
import { type CheckRecord, getCheckRecord } from '@garment-mes/sdk/mes2';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useOperation } from '#app/api.tsx';
import { newRequestId } from '#app/request-id.ts';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useTab } from '#app/tab/tab-scope.tsx';
import { useWorkbench, type Workbench } from '#app/workbench-context.ts';
import { NOTHING_TAPPED, type Tapping } from './piece.ts';
import { createTapQueue, type KeptTaps, type TapQueue, type TapState } from './tap-queue.ts';
import { type NewTap, type Tally, type TypedPart, tallyOf } from './taps.ts';

/** What of a record this browser keeps: taps that have not arrived, and the garment in the hand. */
interface Kept extends KeptTaps {
  readonly checkNo: string;
  readonly isFinal: boolean;
  readonly tapping: Tapping;
}

type Owner = Pick<Workbench, 'companyId' | 'userId'>;
type All = Readonly<Record<string, Kept>>;

/** The check type of a lot. */
export const FINAL = 5;

const NOTHING: Kept = { checkNo: '', isFinal: false, taps: [], tapping: NOTHING_TAPPED };

const keyOf = ({ companyId, userId }: Owner): string => `taps.${companyId}.${userId}`;
const allOf = (owner: Owner): All => readStored<All>(keyOf(owner)) ?? {};
const keptOf = (owner: Owner, id: string): Kept => allOf(owner)[id] ?? NOTHING;

/** Records of this person that have taps which did not arrive, by id and number. @param finals those of lots */
export const waitingTaps = (
  owner: Owner,
  finals: boolean,
): readonly { readonly id: string; readonly checkNo: string }[] =>
  Object.entries(allOf(owner)).flatMap(([id, { taps, checkNo, isFinal }]) =>
    taps.length > 0 && isFinal === finals ? [{ id, checkNo }] : [],
  );

function revise(owner: Owner, id: string, change: Partial<Kept>): void {
  const { [id]: old = NOTHING, ...others } = allOf(owner);
  const kept = { ...old, ...change };
  const isNothing = kept.taps.length === 0 && !kept.tapping.piece && kept.tapping.done.length === 0;
  writeStored(keyOf(owner), isNothing ? others : { ...others, [id]: kept });
}

/** A queue goes on when its page was left: it is the same one when the page is opened again. */
const queuesOf = new WeakMap<Client, Map<string, TapQueue>>();

const headOf = ({ record: { checkNo, checkType } }: CheckRecord) => ({
  checkNo,
  isFinal: checkType === FINAL,
});

function queueOf(workbench: Workbench, checkId: string): TapQueue {
  const { client, companyId, userId } = workbench;
  const queues = queuesOf.get(client) ?? new Map<string, TapQueue>();
  queuesOf.set(client, queues);
  const name = `${companyId}.${userId}.${checkId}`;
  const queue =
    queues.get(name) ??
    createTapQueue({
      ...{ client, checkId, kept: keptOf(workbench, checkId) },
      keep: ({ taps, sent, check }) =>
        revise(workbench, checkId, {
          taps,
          sent,
          ...(check ? headOf(check) : {}),
        }),
    });
  queues.set(name, queue);
  return queue;
}

/** A record while it is tapped. */
export interface Taps extends TapState {
  readonly tally: Tally | undefined;
  readonly tapping: Tapping;
  /** Shows what a step makes of the page at once, and sends what of it is to be known. */
  readonly step: (next: readonly [Tapping, readonly NewTap[]]) => void;
  readonly type: (part: TypedPart) => void;
  /** Why the record could not be read. */
  readonly error: Error | null;
  readonly readAgain: () => void;
  readonly retry: () => void;
  readonly dropFirst: () => void;
}

/** The taps of a record: shown at once, kept in this browser until they arrived, and sent one after the other. */
export function useTaps(checkId: string): Taps {
  const workbench = useWorkbench();
  const { setDirty } = useTab();
  const [queue] = useState(() => queueOf(workbench, checkId));
  const [tapping, setTapping] = useState(() => keptOf(workbench, checkId).tapping);
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const { taps, check } = state;
  // Two people at one record see each other's taps.
  const { data, error, refetch } = useOperation(
    getCheckRecord,
    { query: { id: checkId } },
    { live: 'qc' },
  );
  useEffect(() => {
    if (data) queue.take(data);
  }, [queue, data]);
  useEffect(() => void queue.send(), [queue]);
  const isKept = taps.length > 0 || tapping.piece !== undefined;
  useEffect(() => setDirty(isKept), [isKept, setDirty]);
  // What is left is kept, and is offered above the list.
  useEffect(() => () => setDirty(false), [setDirty]);
  const add = useCallback(
    (more: readonly NewTap[]) => queue.add(more.map((tap) => ({ ...tap, key: newRequestId() }))),
    [queue],
  );
  return {
    ...state,
    ...{ tapping, error, dropFirst: queue.dropFirst },
    readAgain: () => void refetch(),
    retry: () => void queue.send(),
    tally: check && tallyOf(check, taps),
    step([next, more]) {
      setTapping(next);
      revise(workbench, checkId, { tapping: next });
      if (more.length > 0) add(more);
    },
    type: (part) => add([{ kind: 'typed', part }]),
  };
}
