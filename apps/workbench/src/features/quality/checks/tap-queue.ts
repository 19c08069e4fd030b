import type { Client } from '@garment-mes/sdk';
import { type CheckRecord, getCheckRecord } from '@garment-mes/sdk/mes2';
import { failureText } from '#app/api.tsx';
import { tapSender } from './tap-sender.ts';
import type { Tap } from './taps.ts';

/** An update on its way: whether it arrived is seen by the counters, when its answer was lost. */
interface Sent {
  readonly version: number;
  readonly many: number;
  readonly counts: string;
}

/** What of a record is kept in this browser until the service has it. */
export interface KeptTaps {
  readonly taps: readonly Tap[];
  readonly sent?: Sent | undefined;
}

/** How a record and its taps stand. */
export interface TapState extends KeptTaps {
  readonly check: CheckRecord | undefined;
  readonly sending: boolean;
  /** Why the first tap was not taken; it waits, and those behind it. */
  readonly failure: string | undefined;
}

interface QueueOptions {
  readonly client: Client;
  readonly checkId: string;
  readonly kept: KeptTaps;
  /** Keeps what has not arrived; called with every change, before anything is sent. */
  readonly keep: (state: TapState) => void;
}

/**
 * Sends the taps of one record in their order. Faults are added under the key of their tap; counters are added to what the
 * record has by now, so that two people may tap at once. A refused tap waits with its reason, none is dropped.
 */
export function createTapQueue({ client, checkId, kept, keep }: QueueOptions) {
  let state: TapState = {
    ...kept,
    check: undefined,
    sending: false,
    failure: undefined,
  };
  let reads = 0;
  const listeners = new Set<() => void>();

  function set(change: Partial<TapState>): void {
    state = { ...state, ...change };
    keep(state);
    for (const listener of listeners) listener();
  }

  async function read(): Promise<CheckRecord> {
    reads += 1;
    const own = reads;
    const check = await getCheckRecord(client, { query: { id: checkId } });
    // An answer on its way is older than one that came meanwhile.
    if (own === reads) set({ check });
    return state.check ?? check;
  }

  function arrived(many: number, check: CheckRecord | undefined): void {
    if (check) reads += 1;
    set({ taps: state.taps.slice(many), sent: undefined, ...(check ? { check } : {}) });
  }

  const sender = tapSender({ client, checkId, now: () => state, set, read, arrived });

  async function send(): Promise<void> {
    if (state.sending || state.taps.length === 0) return;
    set({ sending: true, failure: undefined });
    try {
      while (state.taps.length > 0) await sender.sendFirst();
      set({ sending: false });
    } catch (error) {
      set({ sending: false, failure: failureText(error) });
      if (state.check === undefined) await read().catch(() => undefined);
    }
  }

  return {
    state: (): TapState => state,
    /** @returns ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes the record as it was read elsewhere; what is on its way says more than a read. */
    take(check: CheckRecord): void {
      if (state.sending || check.record.version < (state.check?.record.version ?? 0)) return;
      reads += 1;
      set({ check });
    },
    /** Takes taps, and sends them behind those that wait. */
    add(taps: readonly Tap[]): void {
      set({ taps: [...state.taps, ...taps] });
      void send();
    },
    send,
    /** Lets the refused tap go. */
    dropFirst(): void {
      if (state.sending) return;
      set({ taps: state.taps.slice(1), sent: undefined, failure: undefined });
      void send();
    },
  };
}

export type TapQueue = ReturnType<typeof createTapQueue>;
