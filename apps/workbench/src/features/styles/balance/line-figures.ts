import {
  bottleneck,
  controlLimits,
  lineBalancePct,
  pitch,
  stationMinutes,
  takt,
} from '@garment-mes/domain/work-study';
import type { ProcessRow } from '../detail/style-draft.ts';
import { type Places, stationsOf } from './places.ts';

const SECONDS_AN_HOUR = 3600;
const NUMBER = /^\d+(\.\d+)?$/;

interface Shift {
  /** Hours of a shift and pieces it is to make, as they are typed. */
  readonly hours: string;
  readonly target: string;
}

/** What a line of operators can do, each with the operations of its place; times are in minutes. */
export function lineFigures(
  sewing: readonly ProcessRow[],
  places: Places,
  { hours, target }: Shift,
) {
  const people = places.length;
  const minutes = stationMinutes(stationsOf(places), sewing);
  const slowest = bottleneck(minutes.map((sam) => ({ sam, operators: 1 })));
  const slowestAt = minutes.findIndex((time) => slowest?.eq(time));
  const sams = sewing.map(({ sam }) => sam);
  const balance = slowest && lineBalancePct(sams, people, slowest.toString());
  const samTotal = sams.reduce((sum, sam) => sum + Number(sam), 0);
  const even = people > 0 ? pitch(samTotal.toFixed(4), people) : undefined;
  const limits = even && controlLimits(even.toString());
  const known = NUMBER.test(hours) && NUMBER.test(target) && Number(target) > 0;
  const taktMin = known
    ? takt(Number(hours) * SECONDS_AN_HOUR, Number(target))?.div(60)
    : undefined;
  const longest = Math.max(
    0.01,
    ...minutes.map(Number),
    Number(limits?.upper ?? 0),
    Number(taktMin ?? 0),
  );
  return {
    people,
    /** Minutes of the bottleneck, and which place it is. */
    slowest,
    slowestAt,
    /** Per cent. */
    balance,
    /** `undefined` until hours and target are numbers. */
    takt: taktMin,
    pitch: even,
    limits,
    /** Minutes of the longest bar. */
    longest,
  };
}
