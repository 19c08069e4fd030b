import type { LoadLevel } from '@garment-mes/domain/schedule';
import type { Tone } from '@garment-mes/ui';

/** A stretch of work on a lane. Moments are milliseconds of the company's clock. */
export interface ChartBar {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Taken from the front of the bar for getting ready. */
  readonly changeoverMs: number;
  readonly forecast: number | undefined;
  /** 0 to 1. */
  readonly done: number;
  readonly title: string;
  readonly note: string;
  /** Said where a lane is high enough for it. */
  readonly more: string;
  readonly tone: Tone;
  readonly state: 'planned' | 'running' | 'ended';
  readonly isFixed: boolean;
  readonly conflicts: readonly string[];
  /** May be dragged, also by the keyboard. */
  readonly isMovable: boolean;
  /** Where it would lie, not where it lies. */
  readonly isProposal: boolean;
}

/** What a lane has to do today, against what it can. */
export interface LaneToday {
  readonly level: LoadLevel;
  /** What is planned of what can be done: `今日 92.00%`. */
  readonly share: string;
  /** The minutes behind it. */
  readonly minutes: string;
}

export interface ChartLane {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Of another workshop: shown, not to be changed. */
  readonly isForeign: boolean;
  /** Nobody works, ascending. */
  readonly restDays: readonly string[];
  /** Worked although it is a day of rest elsewhere. */
  readonly extraDays: readonly string[];
  /** Percent by day. */
  readonly loads: ReadonlyMap<string, number>;
  /** How full today is; `undefined` where nothing is known of it. */
  readonly today: LaneToday | undefined;
  /** By start. */
  readonly bars: readonly ChartBar[];
}

/** A moment that is drawn through all lanes. */
export interface ChartTick {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  readonly tone: 'warn' | 'bad' | 'accent';
}

/** Where a bar is put. */
export interface ChartPlace {
  readonly laneId: string;
  readonly start: number;
}
