import type { Fields } from '@garment-mes/sdk/labels';
import type { Option } from '@garment-mes/ui';
import type { Message } from '#app/i18n.ts';
import { isSwitch } from './line-kinds.ts';

/** A line while it is typed: figures, choices and times are texts, switches 1 or 0. */
export interface Line {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Cells somebody had filled in, in `filled` of the line: they are marked as long as they have these values. */
export const isFilled = (line: Line, name: string): boolean => {
  const { filled } = line as { readonly filled?: Readonly<Record<string, string>> };
  return filled?.[name] !== undefined && filled[name] === line[name];
};

/** Lines with what follows in those that were typed into. */
export const followed = (
  { follow }: LinesSpec,
  lines: readonly Line[],
  before: readonly Line[],
): readonly Line[] => {
  if (follow === undefined) return lines;
  const was = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const old = was.get(line.id);
    return old === undefined || old === line ? line : { ...line, ...follow(line, old) };
  });
};

/** What a grid of lines shows beside what is typed. */
export interface LineLook {
  /** Fields of the line as the service has it, with their labels. */
  readonly shown?: { readonly fields: Fields; readonly names: readonly string[] } | undefined;
  /** The field that has the name of a line, by which a refusal names it. */
  readonly called?: string | undefined;
  /** What a line takes of the record that was chosen in it. */
  readonly chosen?: ((record: never) => object) | undefined;
  /** Reads a block that is pasted from a field on: other lines in its place, with heads in their first line or without. */
  readonly read?:
    | ((block: readonly (readonly string[])[], from: string) => readonly (readonly string[])[])
    | undefined;
  /** Lines are neither added nor removed. */
  readonly fixed?: boolean | undefined;
  /** Lines nobody may type into, such as those that were confirmed. */
  readonly locked?: ((line: Line) => boolean) | undefined;
  /** What a cell is chosen from, by field, where that is no enumeration and no list of records. */
  readonly options?: Readonly<Record<string, readonly Option[]>> | undefined;
  /** What a line that was typed into takes besides, given it as it was before: figures that follow from others. */
  readonly follow?: ((line: Line, before: Line) => object) | undefined;
  /** Figures whose totals stand below, and that of `worked` by that name. */
  readonly sums?: readonly string[] | undefined;
  /** A column behind the field `of`: what it lacks of the field `from`. */
  readonly difference?:
    | {
        readonly label: Message;
        readonly of: string;
        readonly from: string;
        /** What it is more than `from`: a lack is below nothing. */
        readonly isMore?: boolean;
      }
    | undefined;
  /** A column behind the field `of` with what follows from a line, such as its points over its area. */
  readonly worked?:
    | { readonly label: Message; readonly of: string; readonly text: (line: Line) => string }
    | undefined;
}

/** Lines of a field: what is typed of each, and what says which line it is. */
export interface LinesSpec extends LineLook {
  /** Labels of the line as it is sent. */
  readonly items: Fields;
  /** Fields that are typed, in their order. */
  readonly rows: readonly string[];
  /** Fields that say to two editors which line it is; its id, or its place, when left out. */
  readonly keys: readonly string[] | undefined;
  /** What a new line begins with behind those that are there. */
  readonly line: ((lines: readonly object[]) => object) | undefined;
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** Lines of the service, or of the definition, as they are typed. */
export const linesOf = ({ items }: LinesSpec, value: unknown): readonly Line[] =>
  (Array.isArray(value) ? (value as readonly object[]) : []).map((line, at) => {
    const typed = Object.entries(line).map(([name, one]): [string, unknown] => {
      const field = items[name];
      return [name, field === undefined || isSwitch(field) || isList(one) ? one : textOf(one)];
    });
    const { id = `line ${at}` } = line as { readonly id?: unknown };
    return { ...Object.fromEntries(typed), id: String(id) };
  });

const isList = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A line nobody typed into yet, behind the others. */
export function newLine(spec: LinesSpec, before: readonly Line[], id: string): Line {
  const { items, rows, line } = spec;
  const begun = line?.(before.map((each) => sentLine(spec, each))) ?? {};
  const empty = rows.map((name) => [name, isSwitch(items[name]) ? 0 : '']);
  const [typed] = linesOf(spec, [{ ...Object.fromEntries(empty), ...begun, id }]);
  return typed as Line;
}

/** Places of the lines that are sent: one that says nothing more than a new one in its place is none. */
export const placesSent = (spec: LinesSpec, lines: readonly Line[]): readonly number[] =>
  lines.flatMap((line, at) => {
    const begun = newLine(spec, lines.slice(0, at), line.id);
    const isUntouched = spec.rows.every((name) => textOf(line[name]) === textOf(begun[name]));
    return isUntouched ? [] : [at];
  });

/**
 * The lines as the service takes them.
 *
 * @param isStored they are lines of a stored record: an empty cell clears what was there, one left out would keep it
 */
export const sentLines = (
  spec: LinesSpec,
  lines: readonly Line[],
  isStored = false,
): readonly object[] =>
  placesSent(spec, lines).map((at) => sentLine(spec, lines[at] as Line, isStored));

/** Every field of the document that has a value; an id only where the service gave one. */
function sentLine({ items, rows }: LinesSpec, line: Line, isStored = false): object {
  const sent = Object.entries(items).flatMap(([name, { kind, required }]): [string, unknown][] => {
    const value = line[name];
    if (value === undefined || value === '' || value === null)
      return isStored && required !== true && rows.includes(name) ? [[name, null]] : [];
    if (name === 'id' && !/^\d+$/.test(line.id)) return [];
    return [[name, isNumber(kind, value) ? Number(value) : value]];
  });
  return Object.fromEntries(sent);
}

/** Numbers of enumerations are texts in the cells only; what is no number is sent as it was typed, and refused. */
const isNumber = (kind: string, value: unknown): boolean =>
  (kind === 'integer' || kind === 'number' || kind === 'enum') &&
  typeof value === 'string' &&
  /^-?\d+(\.\d+)?$/.test(value);

/** Lines that came together from two sides, each with an id of its own. */
export function withOwnIds(lines: readonly Line[]): readonly Line[] {
  const taken = new Set(lines.map(({ id }) => id));
  const seen = new Set<string>();
  return lines.map((line) => {
    let { id } = line;
    for (let no = 0; seen.has(id); no += 1) if (!taken.has(`line ${no}`)) id = `line ${no}`;
    taken.add(id);
    seen.add(id);
    return id === line.id ? line : { ...line, id };
  });
}

/** What a person calls a line: its keys, else what is typed of it first. */
export const lineName = ({ rows, keys = rows.slice(0, 1) }: LinesSpec, line: Line): string =>
  keys.map((name) => textOf(line[name])).join(' ');
