import { expect, test } from 'vitest';
import type { BedDraft } from '../draft/draft.ts';
import { BLACK, choices, firstBed, NAVY } from '../testing/t-shirt.ts';
import { billFigures } from './bill-figures.ts';
import { billIssues, isLaidInPairs } from './bill-issues.ts';
import { isSameRoll } from './roll-figures.ts';

const figures = (draft: BedDraft, cut?: Record<string, number>) =>
  billFigures(draft, choices(cut), 'zh-CN');

const withPlies = (black: string, navy: string): BedDraft => ({
  ...firstBed,
  colors: firstBed.colors.map((color, at) => ({ ...color, plies: at === 0 ? black : navy })),
});

test('multiplies plies by ratio', () => {
  const { matrix, cutNum, perPly, plies, maxPlies } = figures(firstBed);
  expect(matrix?.[0]?.cells.map(({ bedNum }) => bedNum)).toEqual([120, 240, 240, 120]);
  expect({ cutNum, perPly, plies, maxPlies }).toEqual({
    cutNum: 720,
    perPly: '6',
    plies: 120,
    maxPlies: 120,
  });
});

test('numbers the plies through the colours', () => {
  const { ranges } = figures(withPlies('86', '34'));
  expect([...ranges.values()]).toEqual(['1–86', '87–120']);
});

test('follows the fabric of the bed as it is typed', () => {
  const { fabric } = figures(firstBed);
  expect(fabric?.netLen.toFixed(2)).toBe('641.40');
  expect(fabric?.spreadUtilPct?.toFixed(2)).toBe('97.29');
  expect(fabric?.materialUtilPct?.toFixed(2)).toBe('81.72');
  expect(fabric?.usagePerPiece?.toFixed(4)).toBe('0.8908');
  expect(fabric?.usageDiffPct?.toFixed(2)).toBe('-1.02');
  expect(fabric?.needsApproval).toBe(false);
});

test('announces the approval of a difference above the tolerance', () => {
  const rolls = firstBed.rolls.map((roll) => ({ ...roll, returnLen: '0' }));
  expect(figures({ ...firstBed, rolls: rolls.slice(0, 1) }).fabric?.needsApproval).toBe(true);
});

test('marks cells above the order and over its limit', () => {
  // 90 + 120 = 210 is the limit of black S, 100 + 120 = 220 is over it; M stays within the order.
  const states = (cut: number) =>
    figures(firstBed, { [`${BLACK}/S`]: cut }).matrix?.[0]?.cells.map(({ state }) => state);
  expect(states(90)?.[0]).toBe('above');
  expect(states(100)?.[0]).toBe('over');
  expect(states(0)?.[1]).toBe('within');
});

test('says which cell goes over its limit in the words of the refusal', () => {
  const { issues } = figures(firstBed, { [`${BLACK}/S`]: 92 });
  expect(issues.map(({ text }) => text)).toEqual(['Black/S 已裁92 + 本床120 = 212，超过上限210']);
});

test('points at the cell of a wrong ply count, not at its place in the list', () => {
  const { issues, matrix } = figures(withPlies('', '121'));
  expect(issues.map(({ cell, text }) => [cell, text])).toEqual([
    ['colors.k2.plies', '层数须在1到120之间'],
  ]);
  expect(matrix?.[1]?.colorId).toBe(NAVY);
});

test('has no matrix for a half ratio over odd plies', () => {
  const sizes = firstBed.sizes.map((size) =>
    size.sizeName === 'XL' ? { ...size, ratio: '0.5' } : size,
  );
  const { matrix, issues } = figures({ ...withPlies('85', ''), sizes });
  expect(matrix).toBeUndefined();
  expect(issues.map(({ text }) => text)).toContain('尺码XL配比0.5，Black85层不是双数');
});

test('shows what a roll is off, and by how much', () => {
  const rolls = firstBed.rolls.map((roll) =>
    roll.key === '1302' ? { ...roll, returnLen: '18.62' } : roll,
  );
  const [even, off] = figures({ ...firstBed, rolls }).rolls;
  expect(even).toMatchObject({ balanced: true, usedLen: '314.4', plyFrom: 1, plyTo: 60, laid: 60 });
  expect(off).toMatchObject({ balanced: false, plyFrom: 61, plyTo: 120, laid: 120, wanted: 120 });
  expect(off?.difference?.toFixed(2)).toBe('-0.02');
});

test('distinguishes a roll whose figures stay from one whose figures change', () => {
  const [first] = firstBed.rolls;
  const typed = firstBed.rolls.map((roll) =>
    roll.key === first?.key ? { ...roll, remnantLen: '0.02' } : roll,
  );
  const before = billFigures(firstBed, choices(), 'zh-CN').rolls;
  const after = billFigures({ ...firstBed, rolls: typed }, choices(), 'zh-CN').rolls;
  expect(before.map((roll, at) => isSameRoll(roll, after[at]))).toEqual(
    before.map((_, at) => at > 0),
  );
});

test('counts the plies and metres a colour still misses', () => {
  const rolls = firstBed.rolls.map((roll) => ({
    ...roll,
    plies: roll.key === '1302' ? '57' : '60',
  }));
  expect(figures({ ...firstBed, rolls }).balances).toEqual([
    { colorId: BLACK, colorName: 'Black', laid: 117, wanted: 120, missingLen: '15.72' },
  ]);
});

test('reckons nothing from a half-typed length', () => {
  const { fabric, rolls } = figures({ ...firstBed, markerLen: '5.x' });
  expect(fabric).toBeUndefined();
  expect(rolls[0]?.usedLen).toBeUndefined();
});

test('asks for people only when the bill is handed on', () => {
  expect(figures(firstBed).issues).toEqual([]);
  expect(billIssues(firstBed, choices(), 'submit', 'zh-CN').map(({ text }) => text)).toEqual([
    'Spreading 请填写参与人',
  ]);
});

test('knows a fabric that is laid in pairs of plies', () => {
  const offered = choices();
  const inPairs = offered.fabrics.map((fabric) => ({ ...fabric, spreadMode: 3 as const }));
  expect(isLaidInPairs(firstBed, offered)).toBe(false);
  expect(isLaidInPairs(firstBed, { ...offered, fabrics: inPairs })).toBe(true);
});

test('does not hold a replacement bed to the limits of the order', () => {
  const replacement = { ...firstBed, bedType: 4 };
  expect(figures(replacement, { [`${BLACK}/S`]: 200 }).issues).toEqual([]);
});

test('refuses two shade bands of one colour where the order keeps shades apart', () => {
  const rolls = firstBed.rolls.map((roll, at) => ({ ...roll, shade: at === 0 ? 'A' : 'B' }));
  const texts = (shadeControl: 0 | 1) =>
    billIssues({ ...firstBed, rolls }, { ...choices(), shadeControl }, 'draft', 'zh-CN').map(
      ({ text }) => text,
    );
  expect(texts(0)).toEqual([]);
  expect(texts(1)).toEqual(['Black有A/B两种以上色号段，请改用细颜色床单']);
});

test('a replacement cuts pieces, and none of the garments the order may have', () => {
  const mended = { ...firstBed, bedType: 4, parentBedId: '1' };
  const [cell] = figures(mended, { [`${BLACK}/S`]: 200 }).matrix?.[0]?.cells ?? [];
  expect(cell).toMatchObject({ bedNum: 120, cutNum: 200, afterNum: 200, state: 'none' });
  const [counted] = figures(firstBed, { [`${BLACK}/S`]: 50 }).matrix?.[0]?.cells ?? [];
  expect(counted).toMatchObject({ bedNum: 120, afterNum: 170 });
});

test('a bed that is handed on counts as cut, one that replaces panels does not', () => {
  const cut = (draft: typeof firstBed, isCut: boolean) => {
    const [size] = billFigures(draft, choices(), 'zh-CN', isCut).sizes;
    return [size?.cutNum, size?.remainNum];
  };
  const limit = 210 + 158;
  expect(cut(firstBed, false)).toEqual([0, limit]);
  expect(cut(firstBed, true)).toEqual([120, limit - 120]);
  expect(cut({ ...firstBed, bedType: 4 }, true)).toEqual([0, limit]);
});
