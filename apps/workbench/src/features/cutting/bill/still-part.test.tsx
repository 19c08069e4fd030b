// @vitest-environment jsdom
import { CutMode } from '@garment-mes/domain/cutting-bed';
import { cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Bill, BillContext, useBill } from './bill-context.ts';
import { changeDraft, type DraftEvent } from './draft/change-draft.ts';
import { billFigures } from './figures/bill-figures.ts';
import {
  sameChoices,
  sameColors,
  sameMarker,
  sameOrder,
  samePeople,
  samePieces,
  sameRatios,
  sameRolls,
} from './same-parts.ts';
import { StillPart } from './still-part.tsx';
import { choices, firstBed } from './testing/t-shirt.ts';

const offered = choices();
const change = () => undefined;
const billOf = (draft = firstBed, faults: Readonly<Record<string, string>> = {}): Bill => ({
  bed: undefined,
  draft,
  choices: offered,
  clashes: [],
  figures: billFigures(draft, offered, 'zh-CN'),
  readOnly: false,
  faultOf: (cell) => faults[cell],
  change,
});
const after = (event: DraftEvent) => billOf(changeDraft(firstBed, event));
const [roll] = firstBed.rolls;
const [color] = firstBed.colors;
const inRoll = after({
  type: 'roll.changed',
  key: roll?.key ?? '',
  cell: 'remnantLen',
  value: '0.02',
});
const inHead = after({ type: 'field.changed', field: 'remark', value: 'A' });

afterEach(cleanup);

test('a key in the marker leaves the rest of the head alone', () => {
  const longer = after({ type: 'field.changed', field: 'markerLen', value: '5.3' });
  expect(sameMarker(billOf(), longer)).toBe(false);
  expect(sameChoices(billOf(), longer)).toBe(true);
  expect(sameMarker(billOf(), inHead)).toBe(true);
});

test('a key in the marker changes nothing of sizes, colours, pieces and the rolls to choose from', () => {
  const longer = after({ type: 'field.changed', field: 'markerLen', value: '5.3' });
  expect(longer.figures.matrix).not.toBe(billOf().figures.matrix);
  for (const isSame of [sameOrder, sameRatios, sameColors, samePieces, sameRolls])
    expect(isSame(billOf(), longer)).toBe(true);
});

test('a ratio makes the sizes and the pieces others, plies the colours and the pieces', () => {
  const [size] = firstBed.sizes;
  const wider = after({ type: 'ratio.changed', sizeId: size?.sizeId ?? '', value: '3' });
  expect(sameRatios(billOf(), wider)).toBe(false);
  expect(samePieces(billOf(), wider)).toBe(false);
  expect(sameColors(billOf(), wider)).toBe(true);
  const higher = after({ type: 'plies.changed', key: color?.key ?? '', value: '60' });
  expect(sameColors(billOf(), higher)).toBe(false);
  expect(samePieces(billOf(), higher)).toBe(false);
  expect(sameRatios(billOf(), higher)).toBe(true);
});

test('a fault of one cell makes its grid another', () => {
  const wrong = (cell: string) => billOf(firstBed, { [cell]: '层数须为整数' });
  expect(sameRatios(billOf(), wrong(`sizes.${firstBed.sizes[0]?.sizeId}.ratio`))).toBe(false);
  expect(sameColors(billOf(), wrong(`colors.${color?.key}.plies`))).toBe(false);
});

test('cells that pass their limit make the pieces others, figures of the order the sizes', () => {
  const bill = billOf();
  const issue = { cell: 'colors.1', code: 'over-cut', text: '超裁' } as const;
  const over = { ...bill, figures: { ...bill.figures, issues: [issue] } };
  expect(samePieces(bill, over)).toBe(false);
  const [first, ...rest] = bill.figures.sizes;
  const cut = first && { ...first, remainNum: first.remainNum - 1 };
  const less = { ...bill, figures: { ...bill.figures, sizes: cut ? [cut, ...rest] : rest } };
  expect(sameRatios(bill, less)).toBe(false);
});

test('a roll that joins is no longer offered', () => {
  const without = after({ type: 'roll.removed', key: roll?.key ?? '' });
  expect(sameRolls(billOf(), without)).toBe(false);
});

test('another answer of the order redraws every part', () => {
  const now = { ...billOf(), choices: choices() };
  expect(sameChoices(billOf(), now)).toBe(false);
  expect(sameMarker(billOf(), now)).toBe(false);
  expect(samePeople(billOf(), now)).toBe(false);
});

test('the head follows the plies of a bed that is cut by a die, for its strokes do', () => {
  const byDie = changeDraft(firstBed, {
    type: 'field.changed',
    field: 'cutMode',
    value: CutMode.die,
  });
  const more = changeDraft(byDie, { type: 'plies.changed', key: color?.key ?? '', value: '7' });
  expect(sameChoices(billOf(byDie), billOf(more))).toBe(false);
});

test('a key in a roll changes nothing of the head and the people', () => {
  expect(inRoll.draft.rolls).not.toBe(firstBed.rolls);
  expect(sameChoices(billOf(), inRoll)).toBe(true);
  expect(sameMarker(billOf(), inRoll)).toBe(true);
  expect(samePeople(billOf(), inRoll)).toBe(true);
});

test('what a part says, and what is wrong with it, makes it another', () => {
  expect(sameChoices(billOf(), inHead)).toBe(false);
  expect(sameMarker(billOf(), billOf(firstBed, { markerLen: '段长必填' }))).toBe(false);
  expect(sameChoices(billOf(), billOf(firstBed, { tableId: '裁床台必填' }))).toBe(false);
  expect(samePeople(billOf(), billOf(firstBed, { employees: '分摊不足' }))).toBe(false);
  const more = after({ type: 'plies.changed', key: color?.key ?? '', value: '60' });
  expect(samePeople(billOf(), more)).toBe(false);
  expect(sameChoices(billOf(), more)).toBe(true);
});

test('a part and what is in it are redrawn when they say something else', () => {
  let drawn = 0;
  function Remark() {
    drawn += 1;
    return <p>{useBill().draft.remark}</p>;
  }
  const Part = memo(() => (
    <div>
      <Remark />
    </div>
  ));
  const page = (bill: Bill) => (
    <BillContext value={bill}>
      <StillPart isSame={sameChoices}>
        <Part />
      </StillPart>
    </BillContext>
  );
  const view = render(page(billOf()));
  view.rerender(page(inRoll));
  expect(drawn).toBe(1);
  view.rerender(page(inHead));
  expect(drawn).toBe(2);
  expect(screen.getByText('A')).toBeDefined();
});
