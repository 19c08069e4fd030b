import { expect, test } from 'vitest';
import { bottleneck } from './line-balance.ts';
import { checkLineLayout, type LaidProcess, stationMinutes } from './line-layout.ts';

const process = (id: string, sam: string): LaidProcess => ({ id, processName: `P${id}`, sam });
const processes = [process('1', '0.33'), process('2', '0.66'), process('3', '0.20')];
const texts = (stations: Parameters<typeof stationMinutes>[0]) =>
  stationMinutes(stations, processes).map((minutes) => minutes.toFixed(4));

test('one operation a station takes its standard minutes', () => {
  const stations = processes.map(({ id }, at) => ({ stationNo: at + 1, processIds: [id] }));
  expect(texts(stations)).toEqual(['0.3300', '0.6600', '0.2000']);
});

test('an operation of several stations is shared, those of one station add up', () => {
  const stations = [
    { stationNo: 1, processIds: ['1'] },
    { stationNo: 2, processIds: ['2'] },
    { stationNo: 3, processIds: ['2', '3'] },
    { stationNo: 4, processIds: [] },
  ];
  expect(texts(stations)).toEqual(['0.3300', '0.3300', '0.5300', '0.0000']);
  const slowest = bottleneck(
    stationMinutes(stations, processes).map((sam) => ({ sam, operators: 1 })),
  );
  expect(slowest?.toFixed(2)).toBe('0.53');
});

test('an operation the style has no more takes no time', () => {
  expect(texts([{ stationNo: 1, processIds: ['9', '3', '3'] }])).toEqual(['0.2000']);
});

test('a layout is kept when every operation has a station and every station is the line’s', () => {
  const all = [{ stationNo: 2, processIds: ['1', '2', '3'] }];
  expect(checkLineLayout(all, processes, 2)).toEqual([]);
  expect(checkLineLayout(all, processes, undefined)).toEqual([]);
  expect(checkLineLayout(all, processes, 1)).toMatchObject([
    { code: 'layout-station', params: { max: 1 } },
  ]);
  expect(checkLineLayout([...all, { stationNo: 2, processIds: [] }], processes, 4)).toMatchObject([
    { code: 'layout-station-twice', params: { stationNo: 2 } },
  ]);
  expect(checkLineLayout([{ stationNo: 1, processIds: ['1', '3'] }], processes, 4)).toMatchObject([
    { code: 'layout-process-open', params: { process: 'P2' } },
  ]);
});
