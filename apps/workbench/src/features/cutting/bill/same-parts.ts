import { CutMode } from '@garment-mes/domain';
import type { Bill } from './bill-context.ts';
import { type BedDraft, emptyDraft } from './draft.ts';

type Field = keyof BedDraft;

const LINES: ReadonlySet<Field> = new Set<Field>(['sizes', 'colors', 'rolls', 'people']);
/** What is typed of a bed beside its lines. */
const HEAD = (Object.keys(emptyDraft('')) as Field[]).filter((field) => !LINES.has(field));

/** What the parts of a bill have in common. */
const sameFrame = (one: Bill, other: Bill): boolean =>
  one.bed === other.bed &&
  one.choices === other.choices &&
  one.readOnly === other.readOnly &&
  one.change === other.change;

/** What the strokes of a die are worked out from. */
const sameStrokes = ({ figures: one }: Bill, { figures: other }: Bill): boolean =>
  one.plies === other.plies &&
  one.sizes.length === other.sizes.length &&
  one.sizes.every(({ positions }, at) => positions === other.sizes[at]?.positions);

/** Whether marker, table and date say the same, faults included. */
export const sameHead = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  (one.draft.cutMode !== CutMode.die || sameStrokes(one, other)) &&
  HEAD.every(
    (field) =>
      one.draft[field] === other.draft[field] && one.faultOf(field) === other.faultOf(field),
  );

/** Whether the people, their shares and what these are shares of say the same. */
export const samePeople = (one: Bill, other: Bill): boolean =>
  sameFrame(one, other) &&
  one.draft.people === other.draft.people &&
  Object.is(one.figures.cutNum, other.figures.cutNum) &&
  one.faultOf('employees') === other.faultOf('employees');
