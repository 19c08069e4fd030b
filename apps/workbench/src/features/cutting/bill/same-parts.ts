import { CutMode } from '@garment-mes/domain';
import type { Bill } from './bill-context.ts';
import { type BedDraft, emptyDraft } from './draft.ts';

type Field = keyof BedDraft;

const LINES: ReadonlySet<Field> = new Set<Field>(['sizes', 'panels', 'colors', 'rolls', 'people']);
const MARKER: ReadonlySet<Field> = new Set<Field>([
  'markerName',
  'markerLen',
  'endLossLen',
  'widthCm',
  'markerEffPct',
]);
/** What is typed of a bed beside its lines. */
const HEAD = (Object.keys(emptyDraft('')) as Field[]).filter((field) => !LINES.has(field));
/** Words and choices of the head; its figures are typed key by key. */
const CHOSEN = HEAD.filter((field) => !MARKER.has(field));

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

/** What the strokes of a die are worked out from. */
const sameStrokes = ({ figures: one }: Bill, { figures: other }: Bill): boolean =>
  one.plies === other.plies &&
  one.sizes.length === other.sizes.length &&
  one.sizes.every(({ positions }, at) => positions === other.sizes[at]?.positions);

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
