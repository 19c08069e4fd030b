import type { Occurrence } from '../screen/occurrences.ts';

/** An alarm has the whole stage for this long. */
const STAGE_MS = 15_000;
/** At most one alarm takes the stage in this time; further ones are lines under the head. */
const APART_MS = 60_000;
const LINE_MS = 300_000;

interface Alarm {
  readonly occurrence: Occurrence;
  readonly at: number;
}

/** What is alarming at the moment. */
export interface Alarms {
  readonly onStage: Alarm | undefined;
  readonly lastAt: number;
  readonly lines: readonly Alarm[];
}

export type AlarmsEvent =
  | { readonly type: 'occurred'; readonly occurrence: Occurrence; readonly now: number }
  | { readonly type: 'beat'; readonly now: number };

export const noAlarms: Alarms = {
  onStage: undefined,
  lastAt: Number.NEGATIVE_INFINITY,
  lines: [],
};

/** The alarms after something happened or a second passed. */
export function alarms(state: Alarms, event: AlarmsEvent): Alarms {
  const { now } = event;
  if (event.type === 'beat') {
    const isOver = state.onStage !== undefined && now - state.onStage.at >= STAGE_MS;
    const lines = state.lines.filter(({ at }) => now - at < LINE_MS);
    if (!isOver && lines.length === state.lines.length) return state;
    return { ...state, onStage: isOver ? undefined : state.onStage, lines };
  }
  const alarm = { occurrence: event.occurrence, at: now };
  return now - state.lastAt < APART_MS
    ? { ...state, lines: [...state.lines, alarm] }
    : { ...state, onStage: alarm, lastAt: now };
}
