import { expect, test } from 'vitest';
import { firstBed } from '../testing/t-shirt.ts';
import { withArrived } from './arrived-rolls.ts';
import type { BedDraft, RollCell } from './draft.ts';

const [first, second] = firstBed.rolls;
if (!first || !second) throw new Error('the bed has rolls');

const typed = (draft: BedDraft, key: string, cell: RollCell, value: string): BedDraft => ({
  ...draft,
  rolls: draft.rolls.map((roll) => (roll.key === key ? { ...roll, [cell]: value } : roll)),
});
const fresh = { ...second, key: '9', tympanId: '9', rollNo: 'R909' };

test('a roll that a tablet spread comes in under what is typed', () => {
  const mine = typed(firstBed, first.key, 'remnantLen', '1.25');
  const now = { ...firstBed, rolls: [...firstBed.rolls, fresh] };
  const met = withArrived(mine, firstBed, now);
  expect(met?.draft.rolls.map(({ key }) => key)).toEqual(
    [...firstBed.rolls, fresh].map((r) => r.key),
  );
  expect(met?.draft.rolls[0]?.remnantLen).toBe('1.25');
  expect(met?.clashes).toEqual([]);
});

test('a cell that both changed keeps what is typed here, and its roll is named', () => {
  const mine = typed(firstBed, second.key, 'plies', '58');
  const now = typed(typed(firstBed, second.key, 'plies', '59'), second.key, 'spliceLen', '0.5');
  const met = withArrived(mine, firstBed, now);
  expect(met?.draft.rolls[1]).toMatchObject({ plies: '58', spliceLen: '0.5' });
  expect(met?.clashes).toEqual([second.key]);
});

test('a roll that was taken off elsewhere goes, unless it is being typed', () => {
  const now = { ...firstBed, rolls: [first] };
  expect(withArrived(firstBed, firstBed, now)?.draft.rolls).toEqual([first]);
  const mine = typed(firstBed, second.key, 'plies', '58');
  expect(withArrived(mine, firstBed, now)).toMatchObject({ clashes: [second.key] });
});

test('a field that only one side changed is taken, one that both changed is not decided here', () => {
  const now = { ...firstBed, spreadStartDate: '2024-03-18 08:10:00' };
  const mine = { ...firstBed, remark: 'x' };
  expect(withArrived(mine, firstBed, now)?.draft).toMatchObject({
    remark: 'x',
    spreadStartDate: '2024-03-18 08:10:00',
  });
  expect(withArrived(mine, firstBed, { ...now, remark: 'y' })).toBeUndefined();
});

test('a roll that is given another colour here keeps it, however near the ids of the colours are', () => {
  const colored = (colorId: string): BedDraft => ({
    ...firstBed,
    rolls: firstBed.rolls.map((roll) => (roll.key === first.key ? { ...roll, colorId } : roll)),
  });
  const before = colored('96421875000000017');
  const now = typed(before, second.key, 'plies', '59');
  const met = withArrived(colored('96421875000000018'), before, now);
  expect(met?.draft.rolls[0]?.colorId).toBe('96421875000000018');
});
