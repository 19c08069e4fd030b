import type { ScanRow } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import type { QueuedScan } from '../../queue/queued-scan.ts';
import { isUnlisted, recentScans, secondsLeft } from './recent.ts';

const entry = (requestId: string, change: Partial<QueuedScan> = {}): QueuedScan =>
  ({
    requestId,
    seq: 1,
    companyId: 'CX',
    userId: '7',
    employeeId: '417',
    words: { bundle: 'B0012', colorName: 'Black', sizeName: 'M', process: 'Join', num: 24 },
    at: Date.parse('2024-03-20T09:41:05Z'),
    tries: 0,
    state: 'queued',
    text: undefined,
    outcome: undefined,
    call: 'recordScan',
    body: { bundleProcessSubmitRecord: {} },
    ...change,
  }) as QueuedScan;

const counted = (id: string, change: Partial<ScanRow> = {}) =>
  ({
    id,
    requestId: `r${id}`,
    bundleLabel: 'B0011',
    processName: 'Join',
    num: 24,
    scanDate: '2024-03-20 09:30:00',
    type: 1,
    status: 0,
    suspectFlag: 0,
    reversibleUntil: '2024-03-20 09:40:00',
    ...change,
  }) as ScanRow;

const NOW = Date.parse('2024-03-20T09:42:00Z');

test('shows what waits before what was counted, each report once', () => {
  const list = recentScans(
    [entry('a'), entry('r1', { state: 'ok' })],
    { scans: [counted('1')] },
    '417',
    NOW,
  );
  expect(list.map(({ requestId, state }) => [requestId, state])).toEqual([
    ['a', 'waiting'],
    ['r1', 'done'],
  ]);
});

test('calls a scan undone as soon as its reversal waits, and no longer when that is refused', () => {
  const reversal = (state: QueuedScan['state']) =>
    entry('z', { call: 'reverseScan', body: { requestId: 'z', scanId: '1' }, state });
  const stateWith = (state: QueuedScan['state']) =>
    recentScans([reversal(state)], { scans: [counted('1')] }, '417', NOW).at(-1)?.state;
  expect(stateWith('queued')).toBe('reversed');
  expect(stateWith('refused')).toBe('done');
});

test('leaves out reversal rows and the reports of others', () => {
  const list = recentScans([entry('a')], { scans: [counted('2', { type: 3 })] }, '418', NOW);
  expect(list).toEqual([]);
});

test('counts down to the end of the time for taking back', () => {
  const now = Date.parse('2024-03-20T09:38:30Z');
  expect(secondsLeft('2024-03-20 09:40:00', now)).toBe(90);
  expect(secondsLeft('2024-03-20 09:38:00', now)).toBe(0);
  expect(secondsLeft(undefined, now)).toBe(0);
});

test('a report that was counted is shown until the list of the day has it, and no longer', () => {
  const ok = (at: string) => entry('mine', { state: 'ok', at: Date.parse(`${at}Z`) });
  const listed = [counted('1', { scanDate: '2024-03-20 09:30:00' })];
  expect(isUnlisted(ok('2024-03-20T09:41:00'), listed, NOW)).toBe(true);
  // Twenty later ones of another device have pushed it out of the list.
  const later = [counted('2', { scanDate: '2024-03-20 09:41:30' })];
  expect(isUnlisted(ok('2024-03-20T09:41:00'), later, NOW)).toBe(false);
  // Yesterday's reports are not among those of a day that has just begun.
  expect(isUnlisted(ok('2024-03-19T17:20:00'), [], NOW)).toBe(false);
  expect(isUnlisted(entry('mine', { state: 'refused' }), later, NOW)).toBe(true);
});

test('a refused reversal is in the list, where it can be settled', () => {
  const refused = entry('z', {
    call: 'reverseScan',
    body: { requestId: 'z', scanId: '1' },
    state: 'refused',
    text: 'too late',
    words: { bundle: 'B0011', colorName: '', sizeName: '', process: 'Join', num: -24 },
  });
  const list = recentScans([refused], { scans: [counted('1')] }, '417', NOW);
  expect(list.map(({ requestId, state, num }) => [requestId, state, num])).toEqual([
    ['z', 'refused', -24],
    ['r1', 'done', 24],
  ]);
});

test('while nobody wears a badge everything that was refused is in view, and nothing else', () => {
  const list = recentScans(
    [
      entry('a', { state: 'refused' }),
      entry('b'),
      entry('c', { state: 'locked', employeeId: '9' }),
    ],
    undefined,
    undefined,
    NOW,
  );
  expect(list.map(({ requestId }) => requestId).sort()).toEqual(['a', 'c']);
});

test('a report that is on its way is not taken back', () => {
  const list = recentScans([entry('a', { state: 'sending' })], undefined, '417', NOW);
  expect(list.map(({ state }) => state)).toEqual(['sending']);
});
