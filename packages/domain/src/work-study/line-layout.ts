import { type Decimal, type DecimalInput, decimal, quantity } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';

/** A station of a line and the operations that are sewn there. */
export interface StationWork {
  readonly stationNo: number;
  readonly processIds: readonly string[];
}

export interface LaidProcess {
  readonly id: string;
  readonly processName: string;
  readonly sam: DecimalInput;
}

/**
 * Minutes of one garment at each station, in their order: an operation at several stations is
 * shared evenly among them.
 *
 * @see docs/formulas.md#station-minutes
 */
export function stationMinutes(
  stations: readonly StationWork[],
  processes: readonly LaidProcess[],
): Decimal[] {
  const sams = new Map(processes.map(({ id, sam }) => [id, quantity(sam)]));
  const hands = (id: string) => stations.filter(({ processIds }) => processIds.includes(id)).length;
  return stations.map(({ processIds }) =>
    [...new Set(processIds)].reduce((minutes, id) => {
      const sam = sams.get(id);
      return sam ? minutes.plus(sam.div(hands(id))) : minutes;
    }, decimal(0)),
  );
}

/**
 * What keeps a layout from being kept: a station twice or beyond those of the line, an operation that nobody
 * sews.
 *
 * @param stationNum stations of the line; `undefined` where nobody counted them
 */
export function checkLineLayout(
  stations: readonly StationWork[],
  processes: readonly LaidProcess[],
  stationNum: number | undefined,
): Issue[] {
  const numbers = stations.map(({ stationNo }) => stationNo);
  const placed = new Set(stations.flatMap(({ processIds }) => processIds));
  return [
    ...stations.flatMap(({ stationNo }, at) => [
      ...(numbers.indexOf(stationNo) < at
        ? [issue(`stations.${at}.stationNo`, 'layout-station-twice', { stationNo })]
        : []),
      ...(stationNum !== undefined && stationNo > stationNum
        ? [issue(`stations.${at}.stationNo`, 'layout-station', { max: stationNum })]
        : []),
    ]),
    ...processes
      .filter(({ id }) => !placed.has(id))
      .map(({ processName }) => issue('stations', 'layout-process-open', { process: processName })),
  ];
}
