import type { AnyOperation, DataOf, QueryOf, RowOf } from '@garment-mes/sdk';
import type { DeptType } from '@garment-mes/sdk/amc';
import type { Fields, ReferenceName } from '@garment-mes/sdk/labels';
import type { ComponentType, ReactNode } from 'react';
import type { Message } from '#app/i18n.ts';
import {
  type Action,
  type Column,
  defineList,
  type List,
  type ListDefinition,
  type ListOperation,
} from '#screens/list/list-definition.ts';

interface Asking<Query> {
  readonly param: keyof Query & string;
  readonly label: Message;
}

/** First and last day; `param` is the first. */
interface AskedDays<Query> extends Asking<Query> {
  readonly kind: 'days';
  readonly to: keyof Query & string;
}

/** A number or name, whole; moments are `YYYY-MM-DD HH:mm:ss`, months `YYYY-MM`; a switch is `true` or left out. */
interface AskedText<Query> extends Asking<Query> {
  readonly kind: 'text' | 'moment' | 'month' | 'switch';
}

/** A record that is searched by number or name. */
interface AskedRecord<Query> extends Asking<Query> {
  readonly kind: 'record';
  readonly reference: ReferenceName;
}

/** A department, of one type such as a table or a line where that is said; else any, as they stand in their tree. */
interface AskedDepartment<Query> extends Asking<Query> {
  readonly kind: 'department';
  readonly deptType?: DeptType;
}

/** What the control of a parameter is given. */
export interface AskingProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A control of the report's own, such as a period that is chosen by its number. */
interface AskedOwn<Query> extends Asking<Query> {
  readonly kind: 'own';
  readonly Control: ComponentType<AskingProps>;
}

/** One value of an enumeration of the specs, or none. */
interface AskedEnum<Query> extends Asking<Query> {
  readonly kind: 'enum';
  /** `ScanChannel` */
  readonly enumName: string;
}

/** One of a few in their order, of which one always holds; `''` leaves the parameter out. */
export interface AskedSegments<Query> extends Asking<Query> {
  readonly kind: 'segments';
  readonly options: readonly { readonly value: string; readonly label: Message }[];
}

/** What a report is asked beside its columns. */
export type Parameter<Query> =
  | AskedDays<Query>
  | AskedText<Query>
  | AskedRecord<Query>
  | AskedDepartment<Query>
  | AskedOwn<Query>
  | AskedEnum<Query>
  | AskedSegments<Query>;

/** What was asked, by the names of the query; an empty text is left out. */
export type Asked = Readonly<Record<string, string>>;

type AskedOf<Op> = { readonly [Name in keyof QueryOf<Op>]?: string };

/** A column that came with the answer, such as a day. */
export interface AnsweredColumn<Row> {
  readonly id: string;
  /** Words of the head, in the language of the page. */
  readonly header: string;
  readonly value: (row: Row) => string | number | undefined;
  readonly isFigure?: boolean;
  /** Its total, as the service worked it out. */
  readonly total?: ReactNode;
  /** What the report would be asked to answer this column alone: its figures then lead to what is behind them. */
  readonly narrows?: Asked;
  /** Draws a cell around its figure or text. */
  readonly draw?: (row: Row, drawn: ReactNode) => ReactNode;
  /** Stays in view at the end of the line. */
  readonly pin?: 'end';
}

/** What stands behind a row, or behind figures of it. */
interface Behind<Row, Query> {
  /** Word of what is there: of the button in each row, and of the table. */
  readonly label: Message;
  readonly title: (row: Row, asked: Query) => string;
  /** The figures that lead there; in their place a last column when left out. */
  readonly of?: readonly (keyof Row & string)[];
  /** The word stands in each row as well, beside figures that lead there. */
  readonly inRow?: boolean;
  /** Rows behind which something stands; all of them when left out. */
  readonly when?: (row: Row) => boolean;
  /** Pixels of the drawer, 960 when left out. */
  readonly size?: 560 | 800 | 960;
}

interface BehindPanel<Row, Query> extends Behind<Row, Query> {
  /** Draws it. `asked` is what the report was asked, and for which of its columns. */
  readonly Panel: ComponentType<BehindProps<Row>>;
}

/** What a panel behind a row is given. */
export interface BehindProps<Row> {
  readonly row: Row;
  readonly asked: Asked;
}

type Loose<Query> = { readonly [Name in keyof Query]?: Query[Name] | '' | undefined };

interface BehindList<
  Row,
  Query,
  Op extends ListOperation,
  Actions extends Readonly<Record<string, AnyOperation>>,
> extends Behind<Row, Query> {
  /** The call that answers pages, and the right to see them. */
  readonly list: Op;
  /** What of it; a parameter that is `undefined` is left out. */
  readonly query: (row: Row, asked: Query) => Loose<QueryOf<Op>>;
  readonly fields: Fields;
  readonly columns: readonly Column<RowOf<Op>>[];
  /** Left out of rows that say so themselves. */
  readonly without?: (row: Row) => readonly string[];
  readonly rowId: (row: RowOf<Op>) => string;
  readonly order?: ListDefinition<Op, AnyOperation, Actions>['order'];
  readonly actions?: { readonly [Name in keyof Actions]: Action<RowOf<Op>, Actions[Name]> };
  /** Topic of the push channel that makes what is shown old. */
  readonly live?: (row: Row) => string;
}

/** A list behind a row, the types of its operation erased. */
export interface DrillList<Row> {
  readonly list: List<object>;
  readonly query: (row: Row, asked: Asked) => object;
  readonly without: (row: Row) => readonly string[];
  readonly rowId: (row: object) => string;
  readonly live?: (row: Row) => string;
}

/** What stands behind a row: a panel or a list. */
export interface Drill<Row> extends Behind<Row, Asked> {
  readonly Panel?: ComponentType<BehindProps<Row>>;
  readonly below?: DrillList<Row>;
}

interface Views<Row, Query> {
  /** The parameter whose value chooses among them. */
  readonly param: keyof Query & string;
  /** Columns that say nothing under a value; those that are named here are shown under every other one. */
  readonly without: Readonly<Record<string, readonly (keyof Row & string)[]>>;
}

/** A list of figures over parameters; totals are those of the service. */
export interface Report<Row> {
  readonly list: List<Row>;
  readonly title: Message;
  readonly empty?: Message;
  readonly parameters: readonly Parameter<Record<string, unknown>>[];
  readonly rowId: (row: Row) => string;
  readonly begin: (today: string) => Asked;
  readonly to?: (row: Row) => string;
  readonly behind?: Drill<Row>;
  readonly views?: Views<Row, Record<string, unknown>>;
  readonly columnsOf?: (answer: unknown) => readonly AnsweredColumn<Row>[];
  readonly columnsAfter?: string;
}

/** A list and the parameters in front of it. */
export interface ReportDefinition<
  Op extends ListOperation,
  Actions extends Readonly<Record<string, AnyOperation>>,
  BehindOp extends ListOperation,
  BehindActions extends Readonly<Record<string, AnyOperation>>,
> extends Omit<ListDefinition<Op, AnyOperation, Actions>, 'chips' | 'query'> {
  /** Names the table, its sheet and its print. */
  readonly title: Message;
  /** Said where nothing was found. */
  readonly empty?: Message;
  readonly parameters: readonly Parameter<QueryOf<Op>>[];
  /** Identifies a row. */
  readonly rowId: (row: RowOf<Op>) => string;
  /** What is asked before a person asks, out of the company's day; nothing when left out. */
  readonly begin?: (today: string) => AskedOf<Op>;
  /** The address that Enter or a double click opens; what is behind the row when left out. */
  readonly to?: (row: RowOf<Op>) => string;
  readonly behind?:
    | BehindPanel<RowOf<Op>, AskedOf<Op>>
    | BehindList<RowOf<Op>, AskedOf<Op>, BehindOp, BehindActions>;
  readonly views?: Views<RowOf<Op>, QueryOf<Op>>;
  /** Columns that come with the answer, which is `undefined` until it is there. */
  readonly columnsOf?: (answer: DataOf<Op> | undefined) => readonly AnsweredColumn<RowOf<Op>>[];
  /** The field after which they stand; at the end when left out. */
  readonly columnsAfter?: keyof RowOf<Op> & string;
}

/** Checks a report against its operations: columns, parameters and queries have to exist. */
export function defineReport<
  Op extends ListOperation,
  const Actions extends Readonly<Record<string, AnyOperation>> = Record<never, AnyOperation>,
  BehindOp extends ListOperation = ListOperation,
  const BehindActions extends Readonly<Record<string, AnyOperation>> = Record<never, AnyOperation>,
>(definition: ReportDefinition<Op, Actions, BehindOp, BehindActions>): Report<RowOf<Op>> {
  const { operation, fields, columns, quickFilters, order, actions, liveTopic, ...report } =
    definition;
  const { behind, begin = () => ({}), ...rest } = report;
  const list = { operation, fields, columns, quickFilters, order, actions, liveTopic };
  return {
    ...rest,
    begin,
    list: defineList(given(list) as never),
    ...(behind && { behind: 'Panel' in behind ? behind : drillOf(behind) }),
  } as unknown as Report<RowOf<Op>>;
}

/** Without the keys that were left out. */
const given = (keys: object): object =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));

/** Without parameters that are asked for nothing. */
const askedFor = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  );

function drillOf<
  Row,
  Query,
  Op extends ListOperation,
  Actions extends Readonly<Record<string, AnyOperation>>,
>(behind: BehindList<Row, Query, Op, Actions>) {
  const { list: operation, query, fields, columns, rowId, order, actions, ...rest } = behind;
  const { without = () => [], live, ...head } = rest;
  const list = defineList(given({ operation, fields, columns, order, actions }) as never);
  const asked = (row: Row, of: Query) => askedFor(query(row, of));
  return { ...head, below: { list, query: asked, without, rowId, ...(live && { live }) } };
}
