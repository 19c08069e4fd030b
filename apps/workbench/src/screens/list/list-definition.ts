import type { AnyOperation, BodyOf, DataOf, QueryOf, RowOf } from '@garment-mes/sdk';
import type { Fields, Tone } from '@garment-mes/sdk/labels';
import type { ComponentType } from 'react';
import type { Message } from '#app/i18n.ts';

/** An operation that answers pages. */
export type ListOperation = AnyOperation &
  ((...given: never[]) => Promise<{
    readonly total: number;
    readonly list: readonly object[];
  }>);

type FieldOf<Row> = keyof Row & string;

interface ColumnLook<Row> {
  /** Draws the cell; wins over `format`. */
  readonly Cell?: ComponentType<{ readonly row: Row }>;
  readonly format?: (value: never) => string;
  /** Pixels; follows the kind of the value when left out. */
  readonly width?: number;
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

/** What every action says about itself; its operation is also the right that draws it. */
interface ActionLook<Op> {
  readonly operation: Op;
  readonly label: Message;
  /** Said when it worked, `操作成功` otherwise. */
  readonly ok?: Message;
  readonly danger?: boolean;
}

/** Acts on one row: calls the operation, or opens the address of `to`. */
export interface RowAction<Row, Op extends AnyOperation> extends ActionLook<Op> {
  readonly when?: (row: Row) => boolean;
  readonly body?: (row: Row) => BodyOf<Op>;
  readonly query?: (row: Row) => QueryOf<Op>;
  /** The question asked first. */
  readonly confirm?: (row: Row) => string;
  readonly to?: (row: Row) => string;
}

/** Acts on the selected rows in one call. */
export interface BatchAction<Row, Op extends AnyOperation> extends ActionLook<Op> {
  /** Whether a selected row takes part; the action is off when one does not. */
  readonly when?: (row: Row) => boolean;
  readonly body?: (rows: readonly Row[]) => BodyOf<Op>;
  readonly query?: (rows: readonly Row[]) => QueryOf<Op>;
  readonly confirm?: (rows: readonly Row[]) => string;
}

/** Stands above the table and opens an address. */
export interface ToolbarAction<Op extends AnyOperation> extends ActionLook<Op> {
  readonly to: string;
  readonly primary?: boolean;
}

/** A number above the table that narrows it. */
export interface ListChip {
  readonly label: string;
  readonly count: number;
  readonly tone?: Tone;
  /** Values by field that the list is narrowed to. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Query parameters that narrow the list. */
  readonly query?: object;
}

/** Number chips: an operation that counts under the conditions of the list, and how to read it. */
export interface Chips<Op extends AnyOperation> {
  readonly operation: Op;
  readonly chips: (counts: DataOf<Op>) => readonly ListChip[];
}

/** A switch that sets a query parameter, such as `mine`. */
export interface QuerySwitch<Query> {
  readonly param: keyof Query & string;
  readonly label: Message;
}

/** A table of records the service pages, sorts and filters. */
export interface ListDefinition<
  Op extends ListOperation,
  ChipOp extends AnyOperation,
  RowOps extends readonly AnyOperation[],
  BatchOps extends readonly AnyOperation[],
  ToolbarOps extends readonly AnyOperation[],
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
  readonly rowActions?: { readonly [I in keyof RowOps]: RowAction<RowOf<Op>, RowOps[I]> };
  readonly batchActions?: { readonly [I in keyof BatchOps]: BatchAction<RowOf<Op>, BatchOps[I]> };
  readonly toolbar?: { readonly [I in keyof ToolbarOps]: ToolbarAction<ToolbarOps[I]> };
  /** Topic of the push channel whose ids are rows of this list. */
  readonly liveTopic?: string;
  /** Query parameters every call carries, such as the kind of bed. */
  readonly query?: Partial<QueryOf<Op>>;
}

/** A checked definition; the operations of its actions are no longer told apart. */
export interface List<Row> {
  readonly operation: ListOperation;
  readonly fields: Fields;
  readonly columns?: readonly Column<Row>[];
  readonly quickFilters?: readonly (string | QuerySwitch<Record<string, unknown>>)[];
  readonly chips?: Chips<AnyOperation>;
  readonly order?: string;
  readonly rowActions?: readonly RowAction<Row, AnyOperation>[];
  readonly batchActions?: readonly BatchAction<Row, AnyOperation>[];
  readonly toolbar?: readonly ToolbarAction<AnyOperation>[];
  readonly liveTopic?: string;
  readonly query?: object;
}

/** Checks a list against its operations: fields, bodies and conditions have to fit the row. */
export function defineList<
  Op extends ListOperation,
  ChipOp extends AnyOperation = AnyOperation,
  const RowOps extends readonly AnyOperation[] = [],
  const BatchOps extends readonly AnyOperation[] = [],
  const ToolbarOps extends readonly AnyOperation[] = [],
>(definition: ListDefinition<Op, ChipOp, RowOps, BatchOps, ToolbarOps>): List<RowOf<Op>> {
  return definition as unknown as List<RowOf<Op>>;
}
