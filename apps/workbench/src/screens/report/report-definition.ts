import type { AnyOperation, QueryOf, RowOf } from '@garment-mes/sdk';
import type { DeptType } from '@garment-mes/sdk/amc';
import type { ReferenceName } from '@garment-mes/sdk/labels';
import type { Option } from '@garment-mes/ui';
import type { Message } from '#app/i18n.ts';
import {
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

/** A number or name, whole; moments are `YYYY-MM-DD HH:mm:ss`. */
interface AskedText<Query> extends Asking<Query> {
  readonly kind: 'text';
}

interface AskedMoment<Query> extends Asking<Query> {
  readonly kind: 'moment';
}

/** A record that is searched by number or name. */
interface AskedRecord<Query> extends Asking<Query> {
  readonly kind: 'record';
  readonly reference: ReferenceName;
}

/** A department of one type: a table, a line. */
interface AskedDepartment<Query> extends Asking<Query> {
  readonly kind: 'department';
  readonly deptType: DeptType;
}

/** One of a few, or none; of segments one always holds, the first is `''`. */
interface AskedChoice<Query> extends Asking<Query> {
  readonly kind: 'choice';
  readonly options: () => readonly Option[];
}

interface AskedSegments<Query> extends Asking<Query> {
  readonly kind: 'segments';
  readonly options: () => readonly Option[];
}

/** What a report is asked beside its columns. */
export type Parameter<Query> =
  | AskedDays<Query>
  | AskedText<Query>
  | AskedMoment<Query>
  | AskedRecord<Query>
  | AskedDepartment<Query>
  | AskedChoice<Query>
  | AskedSegments<Query>;

/** What was asked, by the names of the query; an empty text is left out. */
export type Asked = Readonly<Record<string, string>>;

/** A list of figures over parameters; totals are those of the service. */
export interface Report<Row> {
  readonly list: List<Row>;
  readonly title: Message;
  readonly parameters: readonly Parameter<Record<string, unknown>>[];
  readonly rowId: (row: Row) => string;
  readonly begin: (today: string) => Asked;
}

/** A list without actions, and the parameters in front of it. */
export interface ReportDefinition<Op extends ListOperation>
  extends Pick<
    ListDefinition<Op, AnyOperation, Record<never, AnyOperation>>,
    'operation' | 'fields' | 'columns' | 'order' | 'liveTopic' | 'quickFilters'
  > {
  /** Names the table, its sheet and its print. */
  readonly title: Message;
  readonly parameters: readonly Parameter<QueryOf<Op>>[];
  /** Identifies a row. */
  readonly rowId: (row: RowOf<Op>) => string;
  /** What is asked before a person asks, out of the company's day; nothing when left out. */
  readonly begin?: (today: string) => { readonly [Name in keyof QueryOf<Op>]?: string };
}

/** Checks a report against its operation: columns and parameters have to exist. */
export function defineReport<Op extends ListOperation>(
  definition: ReportDefinition<Op>,
): Report<RowOf<Op>> {
  const { title, parameters, rowId, begin = () => ({}), ...list } = definition;
  return { list: defineList(list), title, parameters, rowId, begin } as unknown as Report<
    RowOf<Op>
  >;
}
