import { moveTreeDict, type TreeDict } from '@garment-mes/sdk/mes2';
import type { TreePlace } from '@garment-mes/ui';
import { useMemo, useRef, useState } from 'react';
import { useAction } from '#app/api.tsx';
import { moved } from './outline.ts';

interface Move {
  readonly id: string;
  readonly place: TreePlace;
}

/**
 * Moves entries one after the other and shows each where it was put at once, so that who presses a key
 * twice moves twice. When one is refused, those behind it are left out and the tree is as the service has it.
 * @param stored entries of one tree, in order. Keep the array between renders
 */
export function useMoves(stored: readonly TreeDict[]) {
  const moving = useAction(moveTreeDict, { ok: null });
  const [waiting, setWaiting] = useState<readonly Move[]>([]);
  const line = useRef({ last: Promise.resolve(), run: 0 });
  const versions = useRef(new Map<string, number>());
  const entries = useMemo(
    () => waiting.reduce((all, { id, place }) => moved(all, id, place), stored),
    [stored, waiting],
  );

  async function send(move: Move, version: number, run: number): Promise<void> {
    if (run !== line.current.run) return;
    const { id, place } = move;
    const body = { id, parentId: place.parentId ?? null, sort: place.index };
    try {
      const known = Math.max(version, versions.current.get(id) ?? 0);
      const saved = await moving.run({ body: { ...body, version: known } });
      versions.current.set(id, saved.version);
      setWaiting((before) => before.filter((each) => each !== move));
    } catch {
      // The refusal is said by the action; what waits behind it was meant for another tree.
      line.current.run += 1;
      setWaiting([]);
    }
  }

  return {
    entries,
    move(id: string, place: TreePlace): void {
      const entry = stored.find((each) => each.id === id);
      if (entry === undefined) return;
      const move = { id, place };
      setWaiting((before) => [...before, move]);
      const { run } = line.current;
      line.current.last = line.current.last.then(() => send(move, entry.version, run));
    },
  };
}
