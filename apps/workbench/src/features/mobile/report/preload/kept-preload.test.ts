import type { AppPreload } from '@garment-mes/sdk/mes2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored, writeStored } from '#app/tab/stored.ts';
import { keepPreload, keptPreload } from './kept-preload.ts';

/** Characters a browser keeps for a page. */
const ROOM = 5 * 1024 * 1024;

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...stored].filter(([other]) => other !== key);
      if (others.reduce((sum, [, { length }]) => sum + length, text.length) > ROOM)
        throw new Error('QuotaExceededError');
      stored.set(key, text);
    },
  });
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

/** As long as those of a factory are. */
const idOf = (index: number): string => String(100_366_784_458_136_987n + BigInt(index));

const preload = (bundles: number): AppPreload => ({
  asOf: '2026-03-02 08:00:00',
  lineDeptId: idOf(0),
  lineDeptName: '缝制3组',
  employees: [],
  machines: [],
  truncated: false,
  bundles: Array.from({ length: bundles }, (_, at) => ({
    id: idOf(at),
    barcode: `BCX0000000${String(at).padStart(4, '0')}`,
    bundleLabel: `B${String(at).padStart(4, '0')}`,
    orderNo: `SO26110${String(at % 40).padStart(2, '0')}`,
    colorName: '藏青',
    sizeName: 'XL',
    num: 24,
    status: 1,
    processes: Array.from({ length: 22 }, (_each, seq) => ({
      id: idOf(at * 22 + seq),
      orderProcessId: idOf((at % 40) * 22 + seq),
      processCode: `S${seq}`,
      seqNo: seq * 10,
      processName: `前后片配对 ${seq}`,
      num: 24,
      doneNum: at % 25,
      isCheckpoint: seq % 5 === 0 ? 1 : 0,
      isOutput: seq === 21 ? 1 : 0,
      status: 1,
    })),
  })),
});

test('as many bundles as a device is given are found again after the page was closed', () => {
  const given = preload(2_000);
  keepPreload('preload.CX.7', given);
  // In the browser, not in the memory of the page.
  expect([...stored.keys()]).toEqual(['workbench.preload.CX.7']);
  expect(keptPreload('preload.CX.7')).toEqual(given);
});

test('what a phone and a terminal of one browser keep fits beside each other', () => {
  for (const key of ['preload.CX.7', 'preload.CX.7.3']) {
    keepPreload(key, preload(2_000));
    expect(stored.has(`workbench.${key}`), key).toBe(true);
  }
});

test('what an earlier release kept is read', () => {
  const given = preload(3);
  writeStored('preload.CX.7', given);
  expect(keptPreload('preload.CX.7')).toEqual(given);
});

test('nothing kept is nothing known', () => {
  expect(keptPreload('preload.CX.7')).toBeUndefined();
});
