import { bedHead, CutMode } from '@garment-mes/domain/cutting-bed';
import { fieldsWith } from '@garment-mes/domain/fields';
import type { Bill } from './bill-context.ts';
import type { BedDraft } from './draft/draft.ts';
import { headNames } from './draft/head-names.ts';
import { cellName } from './figures/bill-issues.ts';

type Field = keyof BedDraft;

const MARKER = fieldsWith(bedHead, 'part', 'marker');
/** Words and choices of the head; its figures are typed key by key. */
const CHOSEN: readonly Field[] = [
  'orderNo',
  ...headNames.filter((name) => bedHead[name].part !== 'marker'),
];

/** What the parts of a bill have in common. */
const sameFrame = (one: Bill, other: Bill): boolean =>
  one.bed === other.bed &&
  one.choices === other.choices &&
  one.readOnly === other.readOnly &&
  one.change === other.change;

const sameFields = (one: Bill, other: Bill, fields: Iterable<Field>): boolean =>
  [...fields].every(
    (field) =>
      one.draft[field] === other.draft[field] && one.faultOf(field) === other.faultOf(field),
  );

const sameFaults = (one: Bill, other: Bill, cells: readonly string[]): boolean =>
  cells.every((cell) => one.faultOf(cell) === other.faultOf(cell));

/** Figures are recomputed with every key; most say what they said before. */
function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && deepEqual(one[name], other[name]))
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What the strokes of a die are worked out from. */
const sameStrokes = ({ figures: one }: Bill, { figures: other }: Bill): boolean =>
  one.plies === other.plies &&
  one.sizes.length === other.sizes.length &&
  one.sizes.every(({ positions }, at) => positions === other.sizes[at]?.positions);

/** Whether the bed is of the same order, in the same state. */
export const sameOrder = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) && sameFields(one, other, ['orderId', 'orderNo']);

/** Whether name and measures of the marker say the same, faults included. */
export const sameMarker = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) && sameFields(one, other, MARKER);

/** Whether order, fabric, table and date say the same, faults included. */
export const sameChoices = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  (one.draft.cutMode !== CutMode.die || sameStrokes(one, other)) &&
  sameFields(one, other, CHOSEN);

/** Whether the people, their shares and what these are shares of say the same. */
export const samePeople = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  one.draft.people === other.draft.people &&
  Object.is(one.figures.cutNum, other.figures.cutNum) &&
  one.faultOf('employees') === other.faultOf('employees');

/** Whether the ratios, and what the order still asks for, say the same. */
export const sameRatios = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  sameFields(one, other, ['bedType', 'sizes', 'panels']) &&
  one.figures.perPly === other.figures.perPly &&
  deepEqual(one.figures.sizes, other.figures.sizes) &&
  sameFaults(
    one,
    other,
    one.draft.sizes.map(({ sizeId }) => cellName('sizes', sizeId, 'ratio')),
  );

/** Whether the plies of the colours, their ranges and their limit say the same. */
export const sameColors = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  sameFields(one, other, ['fabricPart', 'materialId', 'colors']) &&
  one.figures.plies === other.figures.plies &&
  one.figures.maxPlies === other.figures.maxPlies &&
  one.draft.colors.every(
    ({ key }) => one.figures.ranges.get(key) === other.figures.ranges.get(key),
  ) &&
  sameFaults(
    one,
    other,
    one.draft.colors.map(({ key }) => cellName('colors', key, 'plies')),
  );

const overCut = ({ figures }: Bill) => figures.issues.filter(({ code }) => code === 'over-cut');

/** Whether the pieces by colour and size, and the cells that pass their limit, say the same. */
export const samePieces = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  sameFields(one, other, ['bedType', 'sizes', 'colors']) &&
  Object.is(one.figures.cutNum, other.figures.cutNum) &&
  deepEqual(one.figures.matrix, other.figures.matrix) &&
  deepEqual(overCut(one), overCut(other));

/** Whether the same rolls may still be chosen. */
export const sameRolls = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  one.draft.materialId === other.draft.materialId &&
  one.draft.rolls === other.draft.rolls;
