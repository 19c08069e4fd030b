import { expect, test } from 'vitest';
import { bundleStanding } from './bundle-standing.ts';
import { BundleStatus } from './bundle-status.ts';

const fresh = { status: BundleStatus.delivered, lineDeptId: '7', printCount: 1 };
const tie = { section: 2, isOutput: 0, doneNum: 24, status: 2 } as const;
const open = { section: 3, isOutput: 0, doneNum: 0, status: 0 } as const;
const begun = { section: 3, isOutput: 0, doneNum: 4, status: 1 } as const;
const done = { section: 3, isOutput: 1, doneNum: 24, status: 2 } as const;
const skipped = { section: 3, isOutput: 0, doneNum: 0, status: 3 } as const;
const outsourced = { section: 3, isOutput: 0, doneNum: 0, status: 4 } as const;
const finished = { section: 4, isOutput: 1, doneNum: 24, status: 2 } as const;

test.each([
  ['work before sewing leaves it where it was', fresh, [tie, open], 2],
  ['the first report of sewing starts it', fresh, [tie, begun, open], 3],
  ['the last sewing operation ends it', fresh, [done, skipped], 4],
  ['an operation at a subcontractor is not behind it', fresh, [done, outsourced], 3],
  ['the output of finishing passes it', fresh, [open, finished], 5],
  ['a check at the end of the line passes it', { ...fresh, isChecked: true }, [done, skipped], 5],
  ['and nothing passes before it is sewn', { ...fresh, isChecked: true }, [begun], 3],
  ['what is in the warehouse stays there', { ...fresh, status: 6 as const }, [open], 6],
  ['a bundle on hold stays on hold', { ...fresh, status: 7 as const }, [done], 7],
  ['taken back it is at its line again', { ...fresh, status: 4 as const }, [open], 2],
  [
    'or printed, where it was never handed over',
    { status: 3 as const, lineDeptId: null, printCount: 2 },
    [open],
    1,
  ],
  ['or only generated', { status: 3 as const, lineDeptId: null, printCount: 0 }, [open], 0],
] as const)('%s', (_why, bundle, processes, status) => {
  expect(bundleStanding(bundle, processes).status).toBe(status);
});

test('operations that are done are counted, skipped ones are not', () => {
  expect(bundleStanding(fresh, [tie, done, skipped, open]).doneCount).toBe(2);
});
