import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChartPlace } from './chart-model.ts';

/** One press of Alt and an arrow: days along the lane, lanes up or down. */
export interface Step {
  readonly days: number;
  readonly lanes: number;
}

const DAY_MS = 86_400_000;

/** A place some steps away; a step over the first or the last lane is none. */
export const stepped = (
  from: ChartPlace,
  steps: readonly Step[],
  laneIds: readonly string[],
): ChartPlace =>
  steps.reduce((at, { days, lanes }) => {
    const laneId = laneIds[laneIds.indexOf(at.laneId) + lanes];
    return laneId === undefined ? at : { laneId, start: at.start + days * DAY_MS };
  }, from);

interface StepsOf {
  /** Moves a bar from where it is now, and says it where that fails. @returns whether it moved */
  readonly onMove: (id: string, steps: readonly Step[]) => Promise<boolean>;
  /** Steps that were to follow a move that was refused. */
  readonly onRefused?: (id: string, steps: readonly Step[]) => void;
}

/** A move that failed did not happen; whoever made it has said so. */
const settle = (move: Promise<boolean>): Promise<boolean> => move.catch(() => false);

/**
 * Moves of bars by keys, one after the other: a move changes the versions of the bars behind it as well. Steps pressed
 * while one is on its way wait and go together, from the place and in the version the bar then has.
 */
export function useSteps({ onMove, onRefused }: StepsOf) {
  const waiting = useRef(new Map<string, readonly Step[]>());
  const isRunning = useRef(false);
  // Counts moves that are through: the render after it knows the bars as they were left.
  const [done, setDone] = useState(0);

  function start(id: string, steps: readonly Step[]) {
    isRunning.current = true;
    void settle(onMove(id, steps)).then((hasMoved) => {
      isRunning.current = false;
      const rest = waiting.current.get(id);
      if (!hasMoved && rest !== undefined) {
        waiting.current.delete(id);
        onRefused?.(id, rest);
      }
      setDone((count) => count + 1);
    });
  }

  const next = useEffectEvent(() => {
    const [first] = waiting.current;
    if (first === undefined || isRunning.current) return;
    waiting.current.delete(first[0]);
    start(...first);
  });
  useEffect(() => next(), [done]);

  return (id: string, days: number, lanes: number): void => {
    const step = { days, lanes };
    if (isRunning.current) waiting.current.set(id, [...(waiting.current.get(id) ?? []), step]);
    else start(id, [step]);
  };
}
