import { DomainError } from '../domain-error.ts';
import { MachineStatus, machineMoves } from '../states/machine-moves.ts';

/** Where a machine stands now. Times are `YYYY-MM-DD HH:mm:ss` of the factory. */
export interface MachinePlace {
  readonly machineId: string;
  readonly machineNo: string;
  readonly status: MachineStatus;
  readonly deptId: string;
  readonly stationNo: string;
  readonly fromDate: string;
}

export interface MachineMove {
  readonly machineId: string;
  readonly machineNo: string;
  readonly status: MachineStatus;
  /** `null`: out of every line, into the store. */
  readonly to: {
    readonly deptId: string;
    readonly stationNo: string;
    /** `undefined` where the line does not say how many stations it has. */
    readonly stations: number | undefined;
  } | null;
  readonly fromDate: string;
}

const VERB = { zh: '调位', en: 'move it' };

/**
 * Moves that are made at once: two machines may change places. A station takes one running machine; what stands
 * there stopped, idle or in repair does not take it.
 *
 * @param places where machines stand now: those that move and those at the stations that are asked for
 * @param now the factory's time, to the second
 * @throws {DomainError} `machine-state` of a scrapped one, `machine-moved-twice`, `move-in-future`,
 *   `move-too-early` before its last move, `layout-station` beyond the line, `station-taken`
 */
export function checkMachineMoves(
  moves: readonly MachineMove[],
  places: readonly MachinePlace[],
  now: string,
): void {
  const moving = new Set<string>();
  for (const { machineId, machineNo, status, fromDate, to } of moves) {
    if (status === MachineStatus.scrapped)
      throw new DomainError('machine-state', {
        machineNo,
        status: machineMoves.names[status],
        action: VERB,
      });
    if (moving.has(machineId)) throw new DomainError('machine-moved-twice', { machineNo });
    moving.add(machineId);
    if (fromDate > now) throw new DomainError('move-in-future', {});
    const before = places.find((place) => place.machineId === machineId);
    if (before && fromDate < before.fromDate)
      throw new DomainError('move-too-early', { date: before.fromDate });
    if (to) requireStation(to.stationNo, to.stations);
  }
  const taken = new Map<string, string>();
  for (const { machineId, machineNo, status, deptId, stationNo } of places)
    if (status === MachineStatus.running && !moving.has(machineId))
      taken.set(`${deptId} ${stationNo}`, machineNo);
  for (const { machineNo, status, to } of moves) {
    if (!to || status !== MachineStatus.running) continue;
    const station = `${to.deptId} ${to.stationNo}`;
    const other = taken.get(station);
    if (other !== undefined)
      throw new DomainError('station-taken', { stationNo: to.stationNo, machineNo: other });
    taken.set(station, machineNo);
  }
}

/** A line that says how many stations it has numbers them from 1. */
function requireStation(stationNo: string, stations: number | undefined): void {
  if (stations === undefined) return;
  const isThere = /^[1-9]\d*$/.test(stationNo) && Number(stationNo) <= stations;
  if (!isThere) throw new DomainError('layout-station', { max: stations });
}
