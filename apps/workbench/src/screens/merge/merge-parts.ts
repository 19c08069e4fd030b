import type { Fields } from '@garment-mes/sdk/labels';
import { type MergeConflict, type MergeSide, mergeRows } from './merge-rows.ts';

/** A line of a part of a record. */
interface PartLine {
  readonly id: string;
}

/** A record as lists of lines, and as single records that have only one. */
export type Parts<Whole> = { readonly [Name in keyof Whole]: readonly PartLine[] | object };

/** What a part has many of, or the part itself. */
type LineOf<Part> = Part extends readonly (infer Line)[] ? Line : Part;

type Figures = Readonly<Record<string, unknown>>;

/** A field with many figures: each of them is merged by itself. */
export interface Spread<Line> {
  /** Figures by the ids of what they are of, joined by `/`. */
  readonly read: (line: Line) => Figures;
  /** @param line says what else belongs to a figure */
  readonly write: (line: Line, figures: Figures) => unknown;
}

/** How the lines of a part are recognised, named and compared. */
interface MergeablePart<Line> {
  /** What the part is called. */
  readonly title: string;
  readonly labels: Fields;
  /** Fields a person types; what the service works out is not compared. */
  readonly fields: readonly (keyof Line & string)[];
  /** By field: how its figures are read one by one. */
  readonly spread?: Readonly<Record<string, Spread<Line>>>;
  /** What a person recognises a line by. */
  readonly name: (line: Line) => string;
  /** Fields that say which line it is, where the service gives lines new ids; the id when left out. */
  readonly keys?: readonly (keyof Line & string)[];
}

/** The parts of a record as they are merged and as a merge is shown. */
export type MergeableParts<Whole extends Parts<Whole>> = {
  readonly [Name in keyof Whole]: MergeablePart<LineOf<Whole[Name]>>;
};

/** A place of a record that two people changed differently. */
export interface PartConflict extends MergeConflict {
  /** Name of the part. */
  readonly part: string;
  /** What the line is called. */
  readonly name: string;
}

/** Identifies a conflict within a merge. */
export const conflictId = ({ part, key, field }: PartConflict): string =>
  `${part}/${key}/${field ?? ''}`;

interface Merged<Whole> {
  readonly parts: Whole;
  readonly conflicts: readonly PartConflict[];
}

// Each part has lines of its own kind; read and written by field names they are all alike.
type AnyLine = PartLine & Readonly<Record<string, unknown>>;
type AnyPart = MergeablePart<AnyLine>;

/**
 * What was typed here over what somebody else saved meanwhile. A part nobody typed into is the other's.
 *
 * @param base what both began with
 */
export function mergeParts<Whole extends Parts<Whole>>(
  how: MergeableParts<Whole>,
  base: Whole,
  theirs: Whole,
  mine: Whole,
  choose: (conflict: PartConflict) => MergeSide = () => 'mine',
): Merged<Whole> {
  const conflicts: PartConflict[] = [];
  const parts = Object.fromEntries(
    Object.entries(how).map(([name, part]) => {
      const partOf = (whole: Whole) => whole[name as keyof Whole] as readonly AnyLine[] | object;
      const linesOf = (whole: Whole): readonly AnyLine[] => {
        const own = partOf(whole);
        return Array.isArray(own) ? own : [{ ...own, id: name }];
      };
      const [was, their, my] = [linesOf(base), linesOf(theirs), linesOf(mine)] as const;
      if (JSON.stringify(was) === JSON.stringify(my)) return [name, partOf(theirs)];
      const sides = { name, was, their, my };
      const { rows, found } = mergePart(part as unknown as AnyPart, sides, choose);
      conflicts.push(...found);
      if (Array.isArray(partOf(mine))) return [name, rows];
      const { id: _, ...record } = rows[0] ?? { id: name };
      return [name, record];
    }),
  ) as unknown as Whole;
  return { parts, conflicts };
}

/** The name beside an id: `materialName` of `materialId`. */
const nameFieldOf = (field: string): string => field.replace(/Id$/, 'Name');

interface Sides {
  readonly name: string;
  readonly was: readonly AnyLine[];
  readonly their: readonly AnyLine[];
  readonly my: readonly AnyLine[];
}

/** A key for each line; of lines that say the same, such as blank ones, all but the first go by their id. */
function keysOf(lines: readonly AnyLine[], keys: AnyPart['keys']): readonly [AnyLine, string][] {
  const taken = new Set<string>();
  return lines.map((line) => {
    const said = keys?.map((field) => line[field]).join('/') ?? line.id;
    const key = taken.has(said) ? `${said}/${line.id}` : said;
    taken.add(key);
    return [line, key];
  });
}

function mergePart(
  { fields, spread = {}, name, keys }: AnyPart,
  { name: part, was, their, my }: Sides,
  choose: (conflict: PartConflict) => MergeSide,
) {
  const named = new Map([was, their, my].flatMap((lines) => keysOf(lines, keys)));
  const keyOf = (line: AnyLine) => named.get(line) ?? line.id;
  const find = (lines: readonly AnyLine[], key: string) =>
    lines.find((line) => keyOf(line) === key);
  const partConflict = (conflict: MergeConflict): PartConflict => {
    const { key, field } = conflict;
    const line = find(my, key) ?? find(their, key) ?? find(was, key);
    // A person reads the name of a record, not its id.
    const shown = (lines: readonly AnyLine[], value: unknown) =>
      (field?.endsWith('Id') && find(lines, key)?.[nameFieldOf(field)]) || value;
    return {
      ...conflict,
      part,
      name: line ? name(line) : '',
      base: shown(was, conflict.base),
      theirs: shown(their, conflict.theirs),
      mine: shown(my, conflict.mine),
    };
  };
  const { rows, conflicts } = mergeRows<AnyLine>(
    was,
    their,
    my,
    (line) => ({
      key: keyOf(line),
      fields: Object.fromEntries(
        fields.flatMap((field) => {
          const held = spread[field];
          return held === undefined
            ? [[field, line[field]]]
            : Object.entries(held.read(line)).map(([at, figure]) => [`${field}/${at}`, figure]);
        }),
      ),
    }),
    // Names beside the ids follow the side the id was taken from.
    (line, merged) => {
      const values = gathered(line, merged, spread);
      const own = find(my, keyOf(line));
      const names = fields
        .filter((field) => field.endsWith('Id') && nameFieldOf(field) in line)
        .map((field) => {
          const from = own && own[field] === values[field] ? own : line;
          return [nameFieldOf(field), from[nameFieldOf(field)]];
        });
      return { ...line, ...values, ...Object.fromEntries(names) } as AnyLine;
    },
    (conflict) => choose(partConflict(conflict)),
  );
  return { rows, found: conflicts.map(partConflict) };
}

/** The fields of a line again: figures that were merged one by one are put back into the field they are of. */
function gathered(
  line: AnyLine,
  merged: Readonly<Record<string, unknown>>,
  spread: Readonly<Record<string, Spread<AnyLine>>>,
): Readonly<Record<string, unknown>> {
  const plain = Object.entries(merged).filter(([field]) => !field.includes('/'));
  const held = Object.entries(spread).map(([field, { write }]) => {
    const figures = Object.entries(merged)
      .filter(([at, figure]) => at.startsWith(`${field}/`) && (figure ?? '') !== '')
      .map(([at, figure]) => [at.slice(field.length + 1), figure]);
    return [field, write(line, Object.fromEntries(figures))];
  });
  return Object.fromEntries([...plain, ...held]);
}
