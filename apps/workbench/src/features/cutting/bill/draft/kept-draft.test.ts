import { expect, test } from 'vitest';
import { firstBed } from '../testing/t-shirt.ts';
import { keepDraft, restorable, sameDraft } from './kept-draft.ts';

const typed = { ...firstBed, remark: 'typed' };
const throughStorage = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('offers a kept bill that differs from the page', () => {
  const kept = throughStorage(keepDraft(typed, 3, 1000));
  expect(restorable(kept, firstBed)).toMatchObject({
    at: 1000,
    version: 3,
    draft: { remark: 'typed' },
  });
});

test('offers nothing when the page shows the same', () => {
  expect(restorable(throughStorage(keepDraft(typed, 3, 1000)), typed)).toBeUndefined();
});

test.each([undefined, null, 'x', {}, { shape: 0, at: 1, draft: typed }])('forgets %o', (kept) => {
  expect(restorable(kept, firstBed)).toBeUndefined();
});

test('a line that says something else, or one more, makes another bill', () => {
  const [roll, ...others] = firstBed.rolls;
  expect(sameDraft(firstBed, { ...firstBed, rolls: [...firstBed.rolls] })).toBe(true);
  expect(sameDraft(firstBed, throughStorage(firstBed) as typeof firstBed)).toBe(true);
  expect(sameDraft(firstBed, { ...firstBed, rolls: others })).toBe(false);
  const typedRoll = { ...(roll as NonNullable<typeof roll>), plies: '8' };
  expect(sameDraft(firstBed, { ...firstBed, rolls: [typedRoll, ...others] })).toBe(false);
});
