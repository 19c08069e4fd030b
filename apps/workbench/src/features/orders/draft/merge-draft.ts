import { type MergeConflict, type MergeSide, mergeRows } from './merge-rows.ts';
import { MERGEABLE, type Spread } from './mergeable.ts';
import { isSamePart, ORDER_PARTS, type OrderDraft, type OrderPartName } from './order-draft.ts';

/** A place of an order that two people changed differently. */
export interface DraftConflict extends MergeConflict {
  readonly part: OrderPartName;
  /** What the line is called. */
  readonly name: string;
}

export const conflictId = ({ part, key, field }: DraftConflict): string =>
  `${part}/${key}/${field ?? ''}`;

/** Grids whose lines get new ids when they are saved are recognised by what they say. */
const KEYS: Partial<Readonly<Record<OrderPartName, readonly string[]>>> = {
  colours: ['partName', 'materialId'],
};

interface MergedDraft {
  readonly draft: OrderDraft;
  readonly conflicts: readonly DraftConflict[];
}

/**
 * What was typed here over what somebody else saved meanwhile. A grid nobody typed into is the other's.
 *
 * @param base what both began with
 */
export function mergeDraft(
  base: OrderDraft,
  theirs: OrderDraft,
  mine: OrderDraft,
  choose: (conflict: DraftConflict) => MergeSide = () => 'mine',
): MergedDraft {
  const conflicts: DraftConflict[] = [];
  const draft = Object.fromEntries(
    ORDER_PARTS.map((part) => {
      if (isSamePart(part, mine, base)) return [part, theirs[part]];
      const { rows, found } = mergePart(part, base, theirs, mine, choose);
      conflicts.push(...found);
      return [part, rows];
    }),
  ) as unknown as OrderDraft;
  return { draft, conflicts };
}

/** The name that stands beside an id: `materialName` of `materialId`. */
const nameFieldOf = (field: string): string => field.replace(/Id$/, 'Name');

type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

function mergePart(
  part: OrderPartName,
  base: OrderDraft,
  theirs: OrderDraft,
  mine: OrderDraft,
  choose: (conflict: DraftConflict) => MergeSide,
) {
  const rowsOf = (draft: OrderDraft) => draft[part] as unknown as readonly AnyRow[];
  // Each grid has lines of its own kind; read and written by field names they are all alike.
  const {
    fields,
    spread = {},
    name,
  } = MERGEABLE[part] as unknown as {
    readonly fields: readonly string[];
    readonly spread?: Readonly<Record<string, Spread<AnyRow>>>;
    readonly name: (row: AnyRow) => string;
  };
  const keyed = KEYS[part];
  const keyOf = (row: AnyRow) => (keyed ? keyed.map((field) => row[field]).join('/') : row.id);
  const find = (draft: OrderDraft, key: string) => rowsOf(draft).find((row) => keyOf(row) === key);
  const told = (conflict: MergeConflict): DraftConflict => {
    const { key, field } = conflict;
    const row = find(mine, key) ?? find(theirs, key) ?? find(base, key);
    // A person reads the name of a record, not its id.
    const shown = (draft: OrderDraft, value: unknown) =>
      (field?.endsWith('Id') && find(draft, key)?.[nameFieldOf(field)]) || value;
    return {
      ...conflict,
      part,
      name: row ? name(row) : '',
      base: shown(base, conflict.base),
      theirs: shown(theirs, conflict.theirs),
      mine: shown(mine, conflict.mine),
    };
  };
  const { rows, conflicts } = mergeRows<AnyRow>(
    rowsOf(base),
    rowsOf(theirs),
    rowsOf(mine),
    (row) => ({
      key: keyOf(row),
      fields: Object.fromEntries(
        fields.flatMap((field) => {
          const held = spread[field];
          return held === undefined
            ? [[field, row[field]]]
            : Object.entries(held.read(row)).map(([at, figure]) => [`${field}/${at}`, figure]);
        }),
      ),
    }),
    // Names beside the ids follow the side the id was taken from.
    (row, merged) => {
      const values = gathered(row, merged, spread);
      const own = find(mine, keyOf(row));
      const names = fields
        .filter((field) => field.endsWith('Id') && nameFieldOf(field) in row)
        .map((field) => {
          const from = own && own[field] === values[field] ? own : row;
          return [nameFieldOf(field), from[nameFieldOf(field)]];
        });
      return { ...row, ...values, ...Object.fromEntries(names) } as AnyRow;
    },
    (conflict) => choose(told(conflict)),
  );
  return { rows, found: conflicts.map(told) };
}

/** The fields of a line again: figures that were merged one by one are put back into the field they are of. */
function gathered(
  row: AnyRow,
  merged: Readonly<Record<string, unknown>>,
  spread: Readonly<Record<string, Spread<AnyRow>>>,
): Readonly<Record<string, unknown>> {
  const plain = Object.entries(merged).filter(([field]) => !field.includes('/'));
  const held = Object.entries(spread).map(([field, { write }]) => {
    const figures = Object.entries(merged)
      .filter(([at, figure]) => at.startsWith(`${field}/`) && (figure ?? '') !== '')
      .map(([at, figure]) => [at.slice(field.length + 1), figure]);
    return [field, write(row, Object.fromEntries(figures))];
  });
  return Object.fromEntries([...plain, ...held]);
}
