import type { ScheduleDraftBar } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { sandboxSaves } from './sandbox-saves.ts';

const draft = (num: number): ScheduleDraftBar => ({
  ...{ orderId: '1', lineDeptId: '2', num, startDate: '2026-11-23 08:00:00', headcount: 20 },
  ...{ efficiencySetId: '3', changeoverMin: 0, isFixed: 0 },
});

test('drafts that are tried again go under the name they had', () => {
  const saves = sandboxSaves();
  const name = saves.nameOf([draft(100)]);
  expect(saves.nameOf([draft(100)])).toBe(name);
  expect(saves.nameOf([draft(90)])).not.toBe(name);
});

test('what was saved and is wanted once more is another save', () => {
  const saves = sandboxSaves();
  const name = saves.nameOf([draft(100)]);
  saves.saved([draft(100)]);
  expect(saves.nameOf([draft(100)])).not.toBe(name);
});
