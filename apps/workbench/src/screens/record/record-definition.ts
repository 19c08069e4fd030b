import type { AnyOperation, Client, RowOf } from '@garment-mes/sdk';
import type { Fields } from '@garment-mes/sdk/labels';
import type { Validator } from '@garment-mes/sdk/validators';
import type { ComponentType } from 'react';
import { type Message, msg, t } from '#app/i18n.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { entriesOf, sentValues, typedValues } from '#screens/form/form-body.ts';
import type {
  Form,
  FormEntry,
  FormIssue,
  FormValues,
  LinesEntry,
} from '#screens/form/form-definition.ts';
import {
  type Body,
  defineList,
  type Key,
  type List,
  type ListDefinition,
  type ListOperation,
  type NamedAction,
  type Rows,
} from '#screens/list/list-definition.ts';
import { sheetFields } from '#screens/sheet/record-sheet.ts';
import { once } from './once.ts';

/** A form of a record: what a person types, and how it is checked before it is sent. */
export interface RecordForm<Row, C extends AnyOperation, U extends AnyOperation> {
  /** In the order they are typed. */
  readonly form: readonly (
    | Key<Body<C> | Body<U>>
    | FormEntry<Key<Body<C> | Body<U>>, Row>
    | LinesEntry<Body<C> | Body<U>, Row>
  )[];
  /** Labels of the body that makes a record, from `@garment-mes/sdk/labels`. */
  readonly body: Fields;
  /** Check of that body, from `@garment-mes/sdk/validators`. */
  readonly validate: Validator;
  /** Fields that a link begins a new record with: `?batchRangeId=…` opens its form with that value. */
  readonly opens?: readonly Key<Body<C>>[];
  /** What a document cannot say: one field against another. */
  readonly check?: (
    values: FormValues,
    row: Row | undefined,
  ) => readonly FormIssue<Key<Body<C> | Body<U>>>[];
  /** A hook that finds while it is typed what only the service knows, such as a number that is taken; it is said at once. */
  readonly found?: (values: FormValues) => readonly FormIssue<Key<Body<C> | Body<U>>>[];
  /** Values a new record begins with; switches and texts begin empty. */
  readonly initial?: Partial<Body<C>>;
  /** What making one is called, where it is no plain record: its button and its save. */
  readonly words?: { readonly create: Message; readonly save: Message };
  /** Where a record is typed: in the table below its row, beside it, or on a page in its place. `drawer` when left out. */
  readonly edit?: 'row' | 'drawer' | 'page';
  /** Drawn next to the form out of what is typed, such as a preview; not in the table. */
  readonly beside?: ComponentType<BesideProps>;
}

/** What is drawn next to a form is given. */
export interface BesideProps {
  readonly values: FormValues;
  /** The stored record; none while a new one is typed. */
  readonly row?: object | undefined;
}

interface NoForm {
  readonly form?: undefined;
}

/** On and off: the question before a record goes out of use. */
interface StateSwitch<Row> {
  readonly field: Key<Row>;
  readonly confirm: (rows: Rows<Row>) => string;
}

interface RecordCalls<
  L extends ListOperation,
  C extends AnyOperation,
  U extends AnyOperation,
  D extends AnyOperation,
> {
  readonly list: L;
  readonly create?: C;
  readonly update?: U;
  /** Its right draws 导入, where that is not the right to make a record; each row is made with `create` all the same. */
  readonly imports?: AnyOperation;
  /** Takes id and version, or the id in its path. */
  readonly remove?: D;
  /** The rows that may be changed, and removed; all of them when left out. */
  readonly when?: Readonly<Partial<Record<'edit' | 'remove', (row: RowOf<L>) => boolean>>>;
  /** The question before a row is removed, where it is another than its name. */
  readonly confirm?: (rows: Rows<RowOf<L>>) => string;
  /** Makes a new record out of a row; these fields are typed again. */
  readonly copy?: readonly Key<Body<C>>[];
  /** A button of a row: a new record that begins with what the row says, such as an adjustment of its wage. */
  readonly begins?: {
    readonly label: Message;
    readonly when?: (row: RowOf<L>) => boolean;
    readonly values: (row: RowOf<L>) => Partial<Body<C>>;
  };
  /** A button above the list, by this word: a copy of a record that is chosen by its label. */
  readonly copyFrom?: Message;
  /** What a person knows the record by: a field, or the words themselves; `name` when left out. */
  readonly label?: Key<RowOf<L>> | ((row: RowOf<L>) => string);
  /** Field that says whether the record is in use: `delFlag` or `status`, `0` on and `1` off, or a yes or no; the update sends it. */
  readonly state?: Key<RowOf<L>> | StateSwitch<RowOf<L>>;
}

/** A plain record: its list, its form and what is done with its rows. */
export type RecordDefinition<
  L extends ListOperation,
  C extends AnyOperation,
  U extends AnyOperation,
  D extends AnyOperation,
  ChipOp extends AnyOperation,
  A extends Readonly<Record<string, AnyOperation>>,
> = RecordCalls<L, C, U, D> &
  Omit<ListDefinition<L, ChipOp, A>, 'operation' | 'label'> &
  (RecordForm<RowOf<L>, C, U> | NoForm);

/** A checked definition; the types of its operations are erased. */
export interface RecordOf<Row> {
  readonly list: List<Row>;
  readonly form: Omit<Form, 'save'> | undefined;
  readonly create: AnyOperation | undefined;
  readonly update: AnyOperation | undefined;
  readonly edit: 'row' | 'drawer' | 'page';
  readonly beside: ComponentType<BesideProps> | undefined;
  readonly initial: FormValues;
  /** Fields a copy does not take over. */
  readonly cleared: readonly string[];
  /** What a person calls a record. */
  readonly nameOf: (row: Row) => string;
  /** Field by which a person knows a record. */
  readonly label: string;
  /** What the button of a new record, its page and its save are called, where it is no plain record. */
  readonly words?: { readonly create: Message; readonly save: Message } | undefined;
  /** Parameters of an address that begin a new record with these values. */
  readonly opens?: readonly string[] | undefined;
  /** What a new record begins with that a row is the reason for. */
  readonly begins?: ((row: Row) => FormValues) | undefined;
  /** Values of a row as the form types them. */
  readonly valuesOf: (row: Row) => FormValues;
  /** Reads a record with what its row in the list lacks; the list is asked when left out. */
  readonly read?: (client: Client, id: string) => Promise<Row | undefined>;
}

/** Checks a record against its operations: columns, fields of the form, asked fields and bodies have to fit. */
export function defineRecord<
  L extends ListOperation,
  C extends AnyOperation = AnyOperation,
  U extends AnyOperation = AnyOperation,
  D extends AnyOperation = AnyOperation,
  ChipOp extends AnyOperation = AnyOperation,
  const A extends Readonly<Record<string, AnyOperation>> = Record<never, AnyOperation>,
>(definition: RecordDefinition<L, C, U, D, ChipOp, A>): RecordOf<RowOf<L>> {
  type Row = RowOf<L>;
  const { list: operation, update, remove, when = {}, copy, copyFrom, begins } = definition;
  const { state, confirm, imports = definition.create } = definition;
  const { form, label = 'name', ...rest } = definition;
  const listed = defineList({ ...rest, label, operation } as unknown as ListDefinition<
    L,
    ChipOp,
    A
  >) as List<Row>;
  const { nameOf } = listed;
  const typed = form === undefined ? undefined : definition;
  const body = (typed as { readonly body?: Fields } | undefined)?.body ?? {};
  // The same press sent twice makes one record.
  const create =
    definition.create && 'requestId' in body ? once(definition.create) : definition.create;
  const entries = form === undefined ? [] : entriesOf(form as never);
  const how = {
    fields: body,
    entries: entries.map((entry) =>
      listed.fields[entry.field]?.permission === undefined ? entry : { ...entry, withheld: true },
    ),
  };
  const valuesOf = (row: Row): FormValues => {
    const own = Object.keys(body).filter((field) => !OWN.has(field));
    return typedValues(
      how,
      Object.fromEntries(own.map((field) => [field, (row as Values)[field] ?? ''])),
    );
  };
  const sentOf = (row: Row): FormValues => sentValues(how, valuesOf(row));
  const {
    validate,
    check,
    found,
    initial = {},
    edit = 'drawer',
    beside,
    opens,
    words,
  } = (typed ?? {}) as Partial<RecordForm<never, AnyOperation, AnyOperation>>;
  const own: NamedAction<Row>[] = [
    ...(create
      ? [
          act<Row>('create', create, {
            label: words?.create ?? msg('新增'),
            on: 'list',
            primary: true,
          }),
        ]
      : []),
    ...(create && copyFrom ? [act<Row>('copyFrom', create, { label: copyFrom, on: 'list' })] : []),
    ...(create && imports && form && sheetFields(body).length > 0
      ? [act<Row>('import', imports, { label: msg('导入'), on: 'list' })]
      : []),
    ...(update && form
      ? [act<Row>('edit', update, { label: msg('编辑'), ...whenOf(when.edit) })]
      : []),
    ...(create && begins
      ? [act<Row>('begin', create, { label: begins.label, ...whenOf(begins.when) })]
      : []),
    ...(create && copy ? [act<Row>('copy', create, { label: msg('复制') })] : []),
  ];
  const last: NamedAction<Row>[] = [
    ...(update && state ? switches(update, state, listed, sentOf) : []),
    ...(remove
      ? [removal(remove, when.remove, confirm ?? namedIn(msg('确定删除 {name}？'), nameOf))]
      : []),
  ];
  return {
    list: { ...listed, actions: [...own, ...listed.actions, ...last] },
    form: form && {
      ...how,
      validate:
        validate && ((values) => validate(values).filter(({ path }) => path !== '/requestId')),
      check: check as Form['check'],
      found: found as Form['found'],
    },
    ...{ create, update, edit, beside, opens, words, nameOf, valuesOf },
    label: typeof label === 'function' ? 'name' : label,
    initial: typedValues(how, { ...blank(body), ...initial }),
    cleared: copy ?? [],
    begins: begins && ((row) => typedValues(how, { ...begins.values(row) })),
  };
}

type Values = Readonly<Record<string, unknown>>;

/** What the service gives to a record. */
const OWN: ReadonlySet<string> = new Set(['id', 'version', 'delFlag']);

const act = <Row>(
  name: string,
  operation: AnyOperation,
  more: Omit<NamedAction<Row>, 'name'>,
): NamedAction<Row> => ({ name, operation, ...more });

const whenOf = <Row>(when: ((row: Row) => boolean) | undefined) => (when ? { when } : {});

/** A switch nobody touched is off; everything else begins empty. */
const blank = (body: Fields): FormValues =>
  Object.fromEntries(
    Object.keys(body).flatMap((name): [string, unknown][] => {
      const { enumName, kind } = fieldOf(body, name);
      if (enumName === 'Flag') return [[name, 0]];
      return kind === 'boolean' ? [[name, false]] : [];
    }),
  );

const namedIn =
  <Row>(question: Message, nameOf: (row: Row) => string) =>
  ([row]: Rows<Row>): string =>
    t(question, { name: nameOf(row) });

/** Values of being in use and out of use, where they are figures. */
const IN_USE: Readonly<Record<string, readonly [on: number, off: number]>> = {
  Flag: [1, 0],
  RecordStatus: [0, 1],
};

function switches<Row>(
  operation: AnyOperation,
  state: Key<Row> | StateSwitch<Row>,
  { fields, nameOf }: List<Row>,
  valuesOf: (row: Row) => FormValues,
): readonly NamedAction<Row>[] {
  const { field, confirm } =
    typeof state === 'object'
      ? state
      : { field: state, confirm: namedIn(msg('停用 {name}？'), nameOf) };
  const [on, off] = IN_USE[fieldOf(fields, field).enumName ?? ''] ?? ['0', '1'];
  const stateOf = (row: Row) => (row as Values)[field];
  const to =
    (value: unknown) =>
    ([row]: Rows<Row>) => {
      const { id, version } = row as Values;
      // What is empty is left as it is: an empty text is no value of most fields.
      const kept = Object.entries(valuesOf(row)).filter(([, typed]) => typed !== '');
      return { ...Object.fromEntries(kept), id, version, [field]: value };
    };
  return [
    act('disable', operation, {
      ...{ label: msg('停用'), confirm, body: to(off) },
      when: (row) => stateOf(row) === on,
    }),
    act('enable', operation, {
      ...{ label: msg('启用'), body: to(on) },
      when: (row) => stateOf(row) === off,
    }),
  ];
}

const removal = <Row>(
  operation: AnyOperation,
  when: ((row: Row) => boolean) | undefined,
  confirm: (rows: Rows<Row>) => string,
): NamedAction<Row> =>
  act('remove', operation, {
    ...{ label: msg('删除'), ok: msg('删除成功'), danger: true },
    ...whenOf(when),
    confirm,
    ...(operation.path.includes('{id}')
      ? { path: ([row]: Rows<Row>) => ({ id: (row as Values).id }) }
      : {
          query: ([row]: Rows<Row>) => ({
            id: (row as Values).id,
            version: (row as Values).version,
          }),
        }),
  });
