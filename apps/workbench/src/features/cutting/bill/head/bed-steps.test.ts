import { expect, test } from 'vitest';
import { bedSteps } from './bed-steps.tsx';

const bed = {
  bedType: 1,
  parentBedId: null,
  status: 4,
  bundleNumTotal: 36,
  unsentNum: 36,
  sentDate: null,
  spreadStartDate: '2024-03-18 08:25:00',
  cutEndDate: '2024-03-18 14:50:00',
  submitDate: '2024-03-18 15:20:00',
  bundleDate: '2024-03-18 15:21:00',
} as const;
const states = (part: object) =>
  bedSteps({ ...bed, ...part })
    .map(({ id, state, note }) => [id, state, note].filter(Boolean).join(' '))
    .join(', ');

test('a bed goes five steps, the last when all of its bundles left for the lines', () => {
  const four = 'spread done 03-18 08:25, cut done 03-18 14:50, submit done 03-18 15:20';
  expect(states({})).toBe(`${four}, bundle done 03-18 15:21, sent current`);
  expect(states({ unsentNum: 0, sentDate: '2024-03-20 09:42:00' })).toBe(
    `${four}, bundle done 03-18 15:21, sent done 03-20 09:42`,
  );
  expect(states({ status: 5, unsentNum: undefined })).toMatch(/sent done$/);
});

test('a draft has not begun, a bed on its table is being cut', () => {
  const none = { submitDate: null, bundleDate: null, cutEndDate: null, bundleNumTotal: 0 };
  expect(states({ ...none, status: 0, spreadStartDate: null })).toBe(
    'spread todo, cut todo, submit todo, bundle todo, sent todo',
  );
  expect(states({ ...none, status: 1 })).toMatch(
    /^spread done 03-18 08:25, cut current, submit todo/,
  );
});

test('a replacement gives no bundles, and ends with its submission', () => {
  expect(states({ bedType: 4, parentBedId: '9', status: 3 })).toBe(
    'spread done 03-18 08:25, cut done 03-18 14:50, submit done 03-18 15:20',
  );
});

test('a bed that was given up is no further than its times say', () => {
  expect(states({ status: 9, spreadStartDate: null, cutEndDate: null })).toBe(
    'spread todo, cut todo, submit todo, bundle todo, sent todo',
  );
});
