import { expect, test } from 'vitest';
import { MachineStatus } from '../states/machine-moves.ts';
import { checkMachineMoves, type MachineMove, type MachinePlace } from './machine-places.ts';

const NOW = '2024-03-18 10:00:00';
const place = (no: string, stationNo: string, more: Partial<MachinePlace> = {}): MachinePlace => ({
  machineId: no,
  machineNo: no,
  status: MachineStatus.running,
  deptId: 'line 3',
  stationNo,
  fromDate: '2024-03-01 08:00:00',
  ...more,
});
const move = (no: string, stationNo: string, more: Partial<MachineMove> = {}): MachineMove => ({
  machineId: no,
  machineNo: no,
  status: MachineStatus.running,
  to: { deptId: 'line 3', stationNo, stations: 20 },
  fromDate: NOW,
  ...more,
});
const check = (moves: readonly MachineMove[], places: readonly MachinePlace[] = []) =>
  checkMachineMoves(moves, places, NOW);
const refusal = (moves: readonly MachineMove[], places?: readonly MachinePlace[]) => {
  try {
    check(moves, places);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'allowed';
};

test('two machines change places in one call, not one after the other', () => {
  const places = [place('M1', '1'), place('M2', '2')];
  expect(refusal([move('M1', '2'), move('M2', '1')], places)).toBe('allowed');
  expect(() => check([move('M1', '2')], places)).toThrow('station-taken');
});

test('a station is taken by a running machine only, and by one of this call too', () => {
  for (const status of [MachineStatus.stopped, MachineStatus.idle, MachineStatus.repair])
    expect(refusal([move('M1', '2')], [place('M2', '2', { status })])).toBe('allowed');
  expect(refusal([move('M1', '2', { status: MachineStatus.idle })], [place('M2', '2')])).toBe(
    'allowed',
  );
  expect(refusal([move('M1', '2'), move('M2', '2')])).toBe('station-taken');
  expect(refusal([move('M1', '2')], [place('M2', '2', { deptId: 'line 4' })])).toBe('allowed');
});

test.each(['0', '21', '01', '1.5', 'A1', '-1'])('station %s is not one of twenty', (stationNo) => {
  expect(refusal([move('M1', stationNo)])).toBe('layout-station');
});

test('a line that does not count its stations takes any name', () => {
  const to = { deptId: 'line 9', stationNo: 'A1', stations: undefined };
  expect(refusal([move('M1', 'A1', { to })])).toBe('allowed');
});

test('the store takes whatever leaves a line', () => {
  expect(refusal([move('M1', '', { to: null })], [place('M1', '1')])).toBe('allowed');
});

test('a move lies between the last one and now', () => {
  const places = [place('M1', '1', { fromDate: '2024-03-05 13:00:00' })];
  expect(refusal([move('M1', '2', { fromDate: '2024-03-05 13:00:00' })], places)).toBe('allowed');
  expect(refusal([move('M1', '2', { fromDate: '2024-03-05 12:59:59' })], places)).toBe(
    'move-too-early',
  );
  expect(refusal([move('M1', '2', { fromDate: '2024-03-18 10:00:01' })], places)).toBe(
    'move-in-future',
  );
});

test('a scrapped machine stays where it is, and nothing moves twice at once', () => {
  expect(refusal([move('M1', '2', { status: MachineStatus.scrapped })])).toBe('machine-state');
  expect(refusal([move('M1', '2'), move('M1', '3')])).toBe('machine-moved-twice');
});
