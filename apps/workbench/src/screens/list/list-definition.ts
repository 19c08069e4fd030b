import type { AnyOperation, BodyOf, DataOf, QueryOf, RowOf } from '@garment-mes/sdk';
import type { Fields, ReferenceName, Tone } from '@garment-mes/sdk/labels';
import type { ComponentType } from 'react';
import type { Message } from '#app/i18n.ts';
import { columnFields } from '#screens/fields/labels.ts';
import type { FormEntry } from '#screens/form/form-definition.ts';
import type { DayRange } from './list-state.ts';

/** An operation that answers pages. */
export type ListOperation = AnyOperation &
  ((...given: never[]) => Promise<{
    readonly total: number;
    readonly list: readonly object[];
  }>);

type FieldOf<Row> = keyof Row & string;
/** Names of the fields of a body, of each of its forms. */
export type Key<T> = T extends unknown ? keyof T & string : never;
export type Body<Op extends AnyOperation> = NonNullable<BodyOf<Op>>;

interface ColumnLook<Row> {
  readonly Cell?: ComponentType<{ readonly row: Row }>;
  /** Words that `Cell` may draw beside the value: room is kept for them. */
  readonly beside?: (row: Row) => string;
  /** `Cell` draws up to three lines: the rows begin as high as those with a picture. */
  readonly tall?: boolean;
  /** In view here, although the spec leaves it to the person to show it. */
  readonly shown?: boolean;
  /** Words of the buttons that `Cell` draws: as wide as they need, at the end of the row, and in no file. */
  readonly buttons?: (row: Row) => readonly string[];
}

/** A property of the row: label, kind, sorting, filter, sum and link are those of the spec. */
export interface FieldColumn<Row> extends ColumnLook<Row> {
  readonly field: FieldOf<Row>;
}

/** A value worked out from the row. */
export interface ComputedColumn<Row> extends ColumnLook<Row> {
  readonly id: string;
  readonly title: Message;
  readonly value: (row: Row) => unknown;
  /** A number: it stands to the right, and leaves for a sheet as one. */
  readonly isFigure?: boolean;
}

export type Column<Row> = FieldOf<Row> | FieldColumn<Row> | ComputedColumn<Row>;

/** Where an action stands: in each row, under the table for the chosen rows, or above it. */
type ActionPlace = 'row' | 'rows' | 'list';

/** The row of a row action, or the chosen rows; an action of the list is given none. */
export type Rows<Row> = readonly [Row, ...Row[]];

/** What a person may set off. It is known by its name in `actions`; its operation is the right that draws it. */
export interface Action<Row, Op extends AnyOperation> {
  /** The call, in one for all chosen rows. One without needs no right and has `to`, `open` or a screen that takes it. */
  readonly operation?: Op;
  readonly label: Message;
  /** A further call whose right it needs. */
  readonly also?: AnyOperation;
  /** `row` when left out. */
  readonly on?: ActionPlace;
  /** The call takes one row: of the chosen rows each is called by itself, the oldest first, and each refusal is listed. */
  readonly each?: boolean;
  /** Said when it worked, `操作成功` otherwise; or read out of the answer. */
  readonly ok?: Message | ((answer: never) => string);
  readonly danger?: boolean;
  /** It is what people come for. */
  readonly primary?: boolean;
  /**
   * The rows it is offered for, and to whom: nobody decides on his own work. An action of the chosen rows is off while one
   * of them does not fit.
   */
  readonly when?: (row: Row, userId: string) => boolean;
  /** The question asked first. */
  readonly confirm?: (rows: Rows<Row>) => string;
  /** Fields of the body a person fills in first; `asked` has their labels. */
  readonly ask?: readonly (Key<Body<Op>> | FormEntry<Key<Body<Op>>>)[];
  /** Labels of the body, for `ask`. */
  readonly asked?: Fields;
  /** What these fields begin with, out of the rows and the company's day. */
  readonly begin?: (rows: Rows<Row>, today: string) => Partial<Body<Op>>;
  readonly body?: (rows: Rows<Row>, asked: Partial<Body<Op>>) => BodyOf<Op>;
  readonly query?: (rows: Rows<Row>) => QueryOf<Op>;
  /** The address it opens in place of a call; an action of the list has no row. */
  readonly to?: (row: Row) => string;
  /** Drawn in place of a call until it closes itself. */
  readonly open?: ComponentType<OpenedProps<Row>>;
  /** Done here in place of a call, such as a sentence that is read aloud. */
  readonly act?: (rows: Rows<Row>) => void;
}

/** What a component that an action opens is given; an action of the list has no rows. */
export interface OpenedProps<Row> {
  readonly rows: readonly Row[];
  readonly close: () => void;
}

/** An action with its name; the type of its operation is erased. */
export interface NamedAction<Row>
  extends Omit<Action<Row, AnyOperation>, 'begin' | 'body' | 'query' | 'ask'> {
  readonly name: string;
  readonly ask?: readonly (string | FormEntry<string>)[];
  readonly begin?: (rows: Rows<Row>, today: string) => object;
  readonly body?: (rows: Rows<Row>, asked: object) => unknown;
  readonly query?: (rows: Rows<Row>) => unknown;
  /** What its path has places for. */
  readonly path?: (rows: Rows<Row>) => object;
}

interface ChipQuery extends Readonly<Record<string, unknown>> {
  readonly filter?: Readonly<Record<string, readonly string[]>>;
}

/** A number above the table that narrows it. */
export interface ListChip {
  readonly label: string;
  readonly count: number;
  readonly tone?: Tone;
  /** The tab in which alone it is offered. */
  readonly tab?: string;
  /** What the list is asked for once it is pressed: parameters, and values by field in `filter`. */
  readonly query?: ChipQuery;
}

/** Number chips: an operation that counts under the conditions of the list, and how to read it. */
export interface Chips<Op extends AnyOperation> {
  readonly operation: Op;
  readonly chips: (counts: DataOf<Op>) => readonly ListChip[];
  /** What waits in the tabs, by their names: counted whichever of them is shown. */
  readonly ofTabs?: (counts: DataOf<Op>) => Readonly<Record<string, number>>;
}

/** A part of the list: the parameters it is asked for, and values by field. */
interface Part<Row, Query> {
  readonly label: Message;
  readonly query?: Partial<Query>;
  readonly filter?: Readonly<Partial<Record<FieldOf<Row>, readonly string[]>>>;
}

/** One of the parts a list falls into; `?tab=` of an address opens it by its name. */
export interface ListTab<Row, Query> extends Part<Row, Query> {
  readonly name: string;
}

/** A narrowing with a name, offered beside the filters. */
export type Preset<Row, Query> = Part<Row, Query>;

/** What a list is asked for until a person changes it. */
export interface Beginning<Row, Query> {
  /** Days of a quick filter. */
  readonly days?: Readonly<Partial<Record<FieldOf<Row>, DayRange>>>;
  /** Values of quick filters. */
  readonly filter?: Readonly<Partial<Record<FieldOf<Row>, readonly string[]>>>;
  /** Switches that are on, and chosen records. */
  readonly query?: Readonly<Partial<Record<keyof Query & string, true | string>>>;
}

/** What a tree beside a list is given: the chosen id, `''` for everything. */
export interface TreeProps {
  readonly value: string;
  readonly onPick: (id: string) => void;
}

/** A tree beside the list; what is chosen in it is a parameter of the call, and of a new record. */
export interface Side<Query> {
  /** The parameter that takes the chosen id, or what is asked for it. */
  readonly param: (keyof Query & string) | ((value: string) => Partial<Query>);
  /** Names the tree. */
  readonly label: Message;
  readonly Tree: ComponentType<TreeProps>;
}

/** A panel about one row. */
export interface DetailPanel<Row> {
  readonly label: Message;
  readonly Panel: ComponentType<{ readonly row: Row }>;
}

/** A switch that sets a query parameter, such as `mine`, a choice of a record whose id the parameter takes, or a figure. */
export interface QuerySwitch<Query> {
  readonly param: keyof Query & string;
  readonly label: Message;
  /** The list whose rows are chosen from, or the departments; a switch without it. */
  readonly reference?: ReferenceName | 'departments';
  /** The parameter takes a whole number that is typed, such as hours. */
  readonly isFigure?: boolean;
  /** A field it tells about: people who may not see that are not offered it. */
  readonly about?: string;
}

/** A table of records the service pages, sorts and filters. */
export interface ListDefinition<
  Op extends ListOperation,
  ChipOp extends AnyOperation,
  Actions extends Readonly<Record<string, AnyOperation>>,
> {
  readonly operation: Op;
  /** Labels of the row, from `@garment-mes/sdk/labels`. */
  readonly fields: Fields;
  /** Every column of the spec in its order when left out. */
  readonly columns?: readonly Column<RowOf<Op>>[];
  /** Above the table: enumerations as choices, dates as ranges, texts as boxes, switches. */
  readonly quickFilters?: readonly (FieldOf<RowOf<Op>> | QuerySwitch<QueryOf<Op>>)[];
  readonly chips?: Chips<ChipOp>;
  /** Sorting before a person chooses one. */
  readonly order?: `${FieldOf<RowOf<Op>>} ${'asc' | 'desc'}`;
  /** By their names, in the order they are offered. */
  readonly actions?: { readonly [Name in keyof Actions]: Action<RowOf<Op>, Actions[Name]> };
  /** Topic of the push channel whose ids are rows of this list. */
  readonly liveTopic?: string;
  /** Query parameters every call carries, such as the kind of bed. */
  readonly query?: Partial<QueryOf<Op>>;
  /** What a person knows a row by: a field, or the words themselves; the first column when left out. */
  readonly label?: FieldOf<RowOf<Op>> | ((row: RowOf<Op>) => string);
  /** The parts it falls into, above the filters; one of them is always chosen. */
  readonly tabs?: readonly ListTab<RowOf<Op>, QueryOf<Op>>[];
  readonly presets?: readonly Preset<RowOf<Op>, QueryOf<Op>>[];
  /** What is asked before a person asks, out of the company's day. */
  readonly begin?: (today: string) => Beginning<RowOf<Op>, QueryOf<Op>>;
  readonly side?: Side<QueryOf<Op>>;
  /** The rows of one record: what has ended is among them from the beginning. */
  readonly whole?: boolean;
  /** Panels about a row, in a drawer that 详情, Enter or a double click opens. */
  readonly detail?: readonly DetailPanel<RowOf<Op>>[];
}

/** A checked definition; the types of its actions' operations are erased. */
export interface List<Row> {
  readonly operation: ListOperation;
  readonly fields: Fields;
  readonly columns?: readonly Column<Row>[];
  readonly quickFilters?: readonly (string | QuerySwitch<Record<string, unknown>>)[];
  readonly chips?: Chips<AnyOperation>;
  readonly order?: string;
  readonly actions: readonly NamedAction<Row>[];
  readonly liveTopic?: string;
  readonly query?: object;
  /** What a person calls a row. */
  readonly nameOf: (row: Row) => string;
  readonly tabs?: readonly ListTab<Anything, Anything>[];
  readonly presets?: readonly Preset<Anything, Anything>[];
  readonly begin?: (today: string) => Beginning<Anything, Anything>;
  readonly side?: Side<Anything>;
  readonly whole?: boolean;
  readonly detail?: readonly DetailPanel<Row>[];
}

type Anything = Readonly<Record<string, unknown>>;

/** Checks a list against its operations: fields, bodies and conditions have to fit the row. */
export function defineList<
  Op extends ListOperation,
  ChipOp extends AnyOperation = AnyOperation,
  const Actions extends Readonly<Record<string, AnyOperation>> = Record<never, AnyOperation>,
>(definition: ListDefinition<Op, ChipOp, Actions>): List<RowOf<Op>> {
  const { actions = {}, label, ...list } = definition;
  const first = label ?? columnFields(list.fields)[0] ?? 'id';
  const nameOf = (row: object): string =>
    typeof first === 'function'
      ? first(row as RowOf<Op>)
      : String((row as Anything)[first] ?? (row as Anything).id);
  return { ...list, nameOf, actions: namedActions(actions) } as unknown as List<RowOf<Op>>;
}

/** Actions by name as they are offered one after the other. */
export const namedActions = (actions: object): readonly NamedAction<never>[] =>
  Object.entries(actions).map(([name, action]) => ({ ...action, name }));

/** Those of one place that the person may set off. */
export const actionsOn = <Row>(
  { actions }: Pick<List<Row>, 'actions'>,
  place: ActionPlace,
): readonly NamedAction<Row>[] => actions.filter(({ on = 'row' }) => on === place);

/** Without the parts an action leaves out: an operation without a body must not be given one. */
export const requestOf = (body: unknown, query: unknown, path?: unknown): object => ({
  ...(path === undefined ? {} : { path }),
  ...(body === undefined ? {} : { body }),
  ...(query === undefined ? {} : { query }),
});
