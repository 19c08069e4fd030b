import type { AnyOperation, BodyOf, DataOf, QueryOf, RowOf } from '@garment-mes/sdk';
import type { Fields, ReferenceName, Tone } from '@garment-mes/sdk/labels';
import type { ComponentType } from 'react';
import type { Message } from '#app/i18n.ts';
import type { FormEntry } from '#screens/form/form-definition.ts';

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
  /** `row` when left out. */
  readonly on?: ActionPlace;
  /** Said when it worked, `操作成功` otherwise. */
  readonly ok?: Message;
  readonly danger?: boolean;
  /** It is what people come for. */
  readonly primary?: boolean;
  /** The rows it is offered for; an action of the chosen rows is off while one of them does not fit. */
  readonly when?: (row: Row) => boolean;
  /** The question asked first. */
  readonly confirm?: (rows: Rows<Row>) => string;
  /** Fields of the body a person fills in first; `asked` has their labels. */
  readonly ask?: readonly (Key<Body<Op>> | FormEntry<Key<Body<Op>>>)[];
  /** Labels of the body, for `ask`. */
  readonly asked?: Fields;
  readonly body?: (rows: Rows<Row>, asked: Partial<Body<Op>>) => BodyOf<Op>;
  readonly query?: (rows: Rows<Row>) => QueryOf<Op>;
  /** The address it opens in place of a call; an action of the list has no row. */
  readonly to?: (row: Row) => string;
  /** Drawn in place of a call until it closes itself. */
  readonly open?: ComponentType<OpenedProps<Row>>;
}

/** What a component that an action opens is given; an action of the list has no rows. */
export interface OpenedProps<Row> {
  readonly rows: readonly Row[];
  readonly close: () => void;
}

/** An action with its name; the type of its operation is erased. */
export interface NamedAction<Row>
  extends Omit<Action<Row, AnyOperation>, 'body' | 'query' | 'ask'> {
  readonly name: string;
  readonly ask?: readonly (string | FormEntry<string>)[];
  readonly body?: (rows: Rows<Row>, asked: object) => unknown;
  readonly query?: (rows: Rows<Row>) => unknown;
}

interface ChipQuery extends Readonly<Record<string, unknown>> {
  readonly filter?: Readonly<Record<string, readonly string[]>>;
}

/** A number above the table that narrows it. */
export interface ListChip {
  readonly label: string;
  readonly count: number;
  readonly tone?: Tone;
  /** What the list is asked for once it is pressed: parameters, and values by field in `filter`. */
  readonly query?: ChipQuery;
}

/** Number chips: an operation that counts under the conditions of the list, and how to read it. */
export interface Chips<Op extends AnyOperation> {
  readonly operation: Op;
  readonly chips: (counts: DataOf<Op>) => readonly ListChip[];
}

/** A switch that sets a query parameter, such as `mine`, or a choice of a record whose id the parameter takes. */
export interface QuerySwitch<Query> {
  readonly param: keyof Query & string;
  readonly label: Message;
  /** The list whose rows are chosen from; a switch without it. */
  readonly reference?: ReferenceName;
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
}

/** Checks a list against its operations: fields, bodies and conditions have to fit the row. */
export function defineList<
  Op extends ListOperation,
  ChipOp extends AnyOperation = AnyOperation,
  const Actions extends Readonly<Record<string, AnyOperation>> = Record<never, AnyOperation>,
>(definition: ListDefinition<Op, ChipOp, Actions>): List<RowOf<Op>> {
  const { actions = {}, ...list } = definition;
  return { ...list, actions: namedActions(actions) } as unknown as List<RowOf<Op>>;
}

/** Actions by name as they are offered one after the other. */
export const namedActions = (actions: object): readonly NamedAction<never>[] =>
  Object.entries(actions).map(([name, action]) => ({ ...action, name }));

/** Those of one place that the person may set off. */
export const actionsOn = <Row>(
  { actions }: Pick<List<Row>, 'actions'>,
  place: ActionPlace,
): readonly NamedAction<Row>[] => actions.filter(({ on = 'row' }) => on === place);
