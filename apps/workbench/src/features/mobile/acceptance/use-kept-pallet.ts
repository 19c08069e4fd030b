import type { GoodsGrade } from '@garment-mes/domain/goods';
import { useRef, useState } from 'react';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Pallet, Store } from './pallet.ts';

interface Kept {
  readonly grade: GoodsGrade;
  /** Where pieces lie from now on; empty where nobody says. */
  readonly location: string;
  readonly pallet?: Pallet | undefined;
}

type Stores = { readonly [Each in GoodsGrade]?: Store };

const NOTHING: Kept = { grade: 1, location: '' };

/** What somebody is counting and the stores of this device, kept in this browser with every scan. */
export function useKeptPallet() {
  const { companyId, userId } = useWorkbench();
  const key = `pallet.${companyId}.${userId}`;
  // The store belongs to the device, whoever holds it.
  const storesKey = `goodsStores.${companyId}`;
  const [kept, setKept] = useState<Kept>(() => readStored(key) ?? NOTHING);
  const [stores, setStores] = useState<Stores>(() => readStored(storesKey) ?? {});
  // Scans come faster than the page is drawn.
  const newest = useRef(kept);

  function change(part: Partial<Kept>): void {
    const next = { ...newest.current, ...part };
    newest.current = next;
    writeStored(key, next);
    setKept(next);
  }

  return {
    ...kept,
    stores,
    /** Everything as the last scan left it. */
    current: (): Kept => newest.current,
    change,
    keep: (pallet: Pallet | undefined): void => change({ pallet }),
    /** Keeps what becomes of a pallet, as the last scan left it, unless it is another one by now. */
    revise(pallet: Pallet, part: (pallet: Pallet) => Pallet): Pallet | undefined {
      const now = newest.current.pallet;
      if (now?.requestIds[1] !== pallet.requestIds[1]) return undefined;
      const next = part(now);
      change({ pallet: next });
      return next;
    },
    /** Chooses the store of a grade for this device. */
    choose(grade: GoodsGrade, store: Store): void {
      const next = { ...stores, [grade]: store };
      writeStored(storesKey, next);
      setStores(next);
    },
  };
}

export type KeptPallet = ReturnType<typeof useKeptPallet>;
