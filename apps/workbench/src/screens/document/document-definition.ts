import type { AnyOperation, Client, DataOf, RowOf } from '@garment-mes/sdk';
import type { Fields } from '@garment-mes/sdk/labels';
import type { Validator } from '@garment-mes/sdk/validators';
import type { ComponentType } from 'react';
import { type Message, msg } from '#app/i18n.ts';
import { typedValues } from '#screens/form/form-body.ts';
import type { Form, FormEntry, FormValues, TypedEntry } from '#screens/form/form-definition.ts';
import type { Line } from '#screens/lines/line-values.ts';
import { oldestFirst } from '#screens/list/actions/each-dialog.tsx';
import type {
  Body,
  Key,
  List,
  ListDefinition,
  ListOperation,
  NamedAction,
  Rows,
} from '#screens/list/list-definition.ts';
import type { PaperDefinition } from '#screens/print/paper.tsx';
import { once } from '#screens/record/once.ts';
import { defineRecord, type RecordForm, type RecordOf } from '#screens/record/record-definition.ts';
import { documentPanels } from './document-panels.tsx';
import { type FindProps, foundDocument } from './found-document.tsx';
import { printDocument } from './print-document.tsx';
import { stepDrawer } from './step-drawer.tsx';
import { type TypedAt, typedAtOwn } from './typed-at.tsx';

/** The lines that a document is read with. */
type LineOf<Data, Name extends keyof Data> = Data[Name] extends readonly (infer Line)[]
  ? Line
  : never;

/** A document as it is read: its row in the list with its lines. */
type Whole<Row, Line> = Row & { readonly lines: readonly Line[] };

/** What of each line a step asks for. */
interface StepLines<Item, Line> {
  /** Labels of the body of the step. */
  readonly body: Fields;
  readonly validate: Validator;
  /** Fields of a line that are typed, in their order. */
  readonly rows: readonly (keyof Item & string)[];
  /** Fields of the stored line that stand beside them. */
  readonly shown: readonly (keyof Line & string)[];
  /** Fields that say which line it is, and the field with its name. */
  readonly keys: readonly (keyof Item & string)[];
  readonly called: keyof Line & string;
  /** What a line begins with. */
  readonly begin: (line: Line) => Partial<Item>;
  /** The lines it is about; all of them when left out. */
  readonly only?: (line: Line) => boolean;
  /** What a line that was left empty is sent as, and the question asked first, out of their names. */
  readonly missing?: {
    readonly ask: (names: readonly string[]) => string;
    readonly fill: (line: Line) => Partial<Item>;
  };
  readonly difference?: TypedEntry['difference'];
  readonly hint?: Message;
  readonly Above?: TypedEntry['Above'];
}

type ItemOf<Op extends AnyOperation> =
  Body<Op> extends { readonly lines: readonly (infer Item)[] } ? Item : never;

/** A step of a document from one state to another. It carries id and version, and a request id where its body has one. */
export interface DocumentStep<Row, Op extends AnyOperation, Line> {
  readonly operation: Op;
  readonly label: Message;
  /** States it starts from. */
  readonly on: readonly number[];
  /** What else a document has to be like. */
  readonly when?: (row: Row, userId: string) => boolean;
  /** The question asked first. */
  readonly confirm?: (rows: Rows<Row>) => string;
  /** Fields of the body that are filled in first, and their labels. */
  readonly ask?: readonly (Key<Body<Op>> | FormEntry<Key<Body<Op>>>)[];
  readonly asked?: Fields;
  /** Fields that are typed for each line of the document. */
  readonly lines?: StepLines<ItemOf<Op>, Line>;
  /** Its body has a request id: the same press sent twice is carried out once. */
  readonly once?: boolean;
  /** Its body has a list of documents: chosen rows go in one call, and each has its own outcome. */
  readonly many?: ManyAtOnce<Row, Body<Op>>;
  /** Said when it worked, or read out of the answer. */
  readonly ok?: NamedAction<Row>['ok'];
  readonly danger?: boolean;
}

/** How a step takes several documents. */
interface ManyAtOnce<Row, Value> {
  /** The field of the body with id and version of each. */
  readonly field: Key<Value>;
  /** The button under the table, and its question. */
  readonly label: Message;
  readonly confirm: (rows: Rows<Row>) => string;
}

/** A button that saves a draft and takes it on. */
interface DraftSave<Row, Step extends string> {
  readonly label: Message;
  /** Steps that follow the save, one after the other; none of a plain save. */
  readonly steps?: readonly Step[];
  /** Said once all of it worked. */
  readonly ok?: (row: Row) => string;
}

/** A draft is typed at an address of its own, for a record that is chosen first. */
export interface OwnAddress<Row, Step extends string> {
  /** The field whose value the address has. */
  readonly of: Key<Row>;
  /** The address of a new one of that record, and of a stored one. */
  readonly to: (of: string, id?: string) => string;
  /** The records that one may be made for, and which of them are offered. */
  readonly among: Pick<List<never>, 'operation' | 'fields'>;
  readonly when: (row: never) => boolean;
  /** The first one is Ctrl+S. */
  readonly saves: readonly [DraftSave<Row, Step>, ...DraftSave<Row, Step>[]];
}

interface DocumentParts<
  L extends ListOperation,
  R extends AnyOperation,
  LinesKey extends Key<DataOf<R>>,
  S extends Readonly<Record<string, AnyOperation>>,
> {
  /** The part of the answer that is the row of the list; the answer itself when left out. */
  readonly head?: Key<DataOf<R>>;
  /** The part of the answer that has the lines, their labels and columns. */
  /** What making one is called: its button, its save, and what is said of the document that was made. */
  readonly made?: {
    readonly create: Message;
    readonly save: Message;
    readonly ok: (row: RowOf<L>) => string;
  };
  readonly lines: {
    readonly of: LinesKey;
    readonly fields: Fields;
    readonly columns: readonly (keyof LineOf<DataOf<R>, LinesKey> & string)[];
  };
  /** A further part of the answer that is shown once it is no draft, such as what it did to the stock. */
  readonly entries?: {
    readonly of: Key<DataOf<R>>;
    readonly label: Message;
    readonly fields: Fields;
    readonly columns: readonly string[];
  };
  /** The field that says its state. */
  readonly state: Key<RowOf<L>>;
  /** States in which a draft is changed; none of a document that is sent as soon as it is made. */
  readonly drafts?: readonly number[];
  /** What a person knows it by. */
  readonly number: Key<RowOf<L>>;
  /** Facts of its head. */
  readonly facts: readonly Key<RowOf<L>>[];
  /** By their names, in the order they are offered. */
  readonly steps: {
    readonly [Name in keyof S]: DocumentStep<RowOf<L>, S[Name], LineOf<DataOf<R>, LinesKey>>;
  };
  /** A second button that begins a document, for those who have the right of this step. */
  readonly scan?: { readonly operation: AnyOperation; readonly label: Message };
  /** A button above the list that takes a scanned code of a document to this step, such as receiving. */
  readonly find?: {
    readonly step: keyof S & string;
    readonly label: Message;
    /** Takes the code and says the id of its document. */
    readonly Field: ComponentType<FindProps>;
  };
  /** Where it is typed when that is not in the place of the list. */
  readonly typedAt?: OwnAddress<RowOf<L>, keyof S & string>;
  readonly paper?: PaperDefinition<
    Whole<RowOf<L>, LineOf<DataOf<R>, LinesKey>>,
    LineOf<DataOf<R>, LinesKey> & object
  >;
  /** States in which its paper is printed; all of them when left out. */
  readonly printed?: readonly number[];
  /** How the business log names it; it has no history when left out. */
  readonly log?: string;
}

/** A record with head, lines and steps. */
export type DocumentDefinition<
  L extends ListOperation,
  R extends AnyOperation,
  C extends AnyOperation,
  U extends AnyOperation,
  LinesKey extends Key<DataOf<R>>,
  S extends Readonly<Record<string, AnyOperation>>,
> = DocumentParts<L, R, LinesKey, S> &
  Omit<RecordForm<RowOf<L>, C, U>, 'edit' | 'beside'> &
  Pick<
    ListDefinition<L, AnyOperation, Record<never, AnyOperation>>,
    | ('fields' | 'columns' | 'quickFilters' | 'presets' | 'chips' | 'order')
    | ('liveTopic' | 'query' | 'begin')
  >;

/** The calls of a document: its list, one of them by its id, and those that make and change a draft. */
export interface DocumentCalls<L, R, C, U> {
  readonly list: L;
  readonly read: R;
  readonly create: C;
  readonly update?: U;
}

/** A step whose lines are typed, with the types of its operations erased. */
export interface TypedStep {
  readonly name: string;
  readonly label: Message;
  readonly record: RecordOf<object>;
}

/** A further table of a document. */
interface Entries {
  readonly of: string;
  readonly label: Message;
  readonly fields: Fields;
  readonly columns: readonly string[];
}

/** A checked definition; the types of its operations are erased. */
export interface DocumentOf<Row extends object> {
  readonly record: RecordOf<Row>;
  readonly read: AnyOperation;
  /** The answer as one record: its head with its lines. */
  readonly whole: (answer: unknown) => Row;
  readonly nameOf: (row: Row) => string;
  readonly lines: { readonly fields: Fields; readonly columns: readonly string[] };
  readonly entries: Entries | undefined;
  readonly facts: readonly string[];
  readonly fields: Fields;
  readonly log: string | undefined;
  readonly paper: PaperDefinition<object, object> | undefined;
  /** Steps whose lines are typed. */
  readonly typed: readonly TypedStep[];
  /** The address it is typed at, and what is typed there; none where it is typed in the place of the list. */
  readonly typedAt: TypedAt<Row> | undefined;
}

type Values = Readonly<Record<string, unknown>>;
type Erased = (client: Client, request: { body?: object }, ...more: unknown[]) => Promise<unknown>;
type AnyStep = DocumentStep<object, AnyOperation, object>;

/** Checks a document against its operations: its head, its lines, its steps and what they ask for have to fit. */
export function defineDocument<
  L extends ListOperation,
  R extends AnyOperation,
  C extends AnyOperation,
  const LinesKey extends Key<DataOf<R>>,
  const S extends Readonly<Record<string, AnyOperation>>,
  U extends AnyOperation = never,
>(
  { list, read, create, update }: DocumentCalls<L, R, C, U>,
  definition: DocumentDefinition<L, R, C, U, LinesKey, S>,
): DocumentOf<RowOf<L> & object> {
  type Row = RowOf<L> & object;
  const {
    head,
    lines,
    entries,
    state,
    drafts = [],
    number,
    facts,
    scan,
    find,
    paper,
    log,
    made: word,
    typedAt,
    printed,
    ...own
  } = definition;
  const { fields, steps: given, ...rest } = own;
  const steps = Object.entries(given) as unknown as readonly (readonly [string, AnyStep])[];
  const whole = (answer: unknown) =>
    asOne(answer as Values, head, [lines.of, entries?.of]) as unknown as Row;
  const inState = (row: object, states: readonly number[]) =>
    states.includes(Number((row as Values)[state]));
  const inDraft = (row: object) => inState(row, drafts);
  const plain = defineRecord({
    ...({ ...rest, list, fields, label: number, edit: 'page' } as object),
    validate: (values: object) =>
      own.validate(values).filter(({ path }) => !GIVEN.has(path) && path !== `/${typedAt?.of}`),
    create: answering(create, whole),
    ...(update ? { update: answering(update, whole) } : {}),
    when: { edit: inDraft },
  } as never) as unknown as RecordOf<Row>;
  const readOne = async (client: Client, id: string): Promise<Row | undefined> =>
    whole(await (read as unknown as Erased)(client, { query: { id } } as never));
  const typed = steps.flatMap(([name, step]): readonly TypedStep[] => {
    const record = stepRecord({ ...plain, read: readOne } as never, step, whole, lines.fields);
    return record === undefined ? [] : [{ name, label: step.label, record }];
  });
  const made: Omit<DocumentOf<Row>, 'record'> & { record?: RecordOf<Row> } = {
    ...{ read, whole, lines, entries, facts, fields, log, typed, nameOf: plain.nameOf },
    paper: paper as unknown as PaperDefinition<object, object> | undefined,
    typedAt: undefined,
  };
  const actions: readonly NamedAction<Row>[] = [
    ...plain.list.actions.flatMap((action) =>
      action.name === 'create' ? [{ ...action, ...(word ? { label: word.create } : {}) }] : [],
    ),
    ...(scan ? [{ name: 'scan', on: 'list', ...scan } as const] : []),
    ...(find ? [foundDocument(made as DocumentOf<Row>, find, given[find.step].operation)] : []),
    ...steps.flatMap(([name, step]): NamedAction<Row>[] => {
      const { operation, label, on, when, confirm, ask, asked, ok, many, danger = false } = step;
      const drawn = typed.find((each) => each.name === name);
      const action: NamedAction<Row> = {
        ...{ name, label, danger },
        ...(ok === undefined ? {} : { ok }),
        operation: step.once ? once(operation) : operation,
        when: (row, userId) => inState(row, on) && (when?.(row, userId) ?? true),
        ...(confirm ? { confirm: confirm as never } : {}),
        ...(ask && asked ? { ask: ask as never, asked } : {}),
        ...(drawn
          ? { open: stepDrawer(made as DocumentOf<Row>, drawn) }
          : { body: (rows, given) => ({ ...given, ...claimsOf(step, rows) }) }),
      };
      return [action, ...(many ? [manyAtOnce(action, many as never)] : [])];
    }),
    ...plain.list.actions.filter(({ name }) => name !== 'create'),
    ...(paper
      ? [printing(made as DocumentOf<Row>, (row) => !printed || inState(row, printed))]
      : []),
  ];
  const record: RecordOf<Row> = {
    ...plain,
    ...(word && plain.form ? { words: word, form: { ...plain.form, ok: word.ok as never } } : {}),
    read: readOne,
  };
  const at =
    typedAt && typedAtOwn<Row>(record, typedAt as never, actions, { whole, readOne, inDraft });
  const offered = at?.actions ?? actions;
  const shown = {
    ...plain.list,
    actions: offered,
    detail: documentPanels(made as DocumentOf<Row>, () => offered),
  };
  // What is typed at an address of its own is neither typed nor offered again in the list.
  const here = at ? { form: undefined, create: undefined, update: undefined } : {};
  return Object.assign(made, { typedAt: at, record: { ...record, ...here, list: shown } });
}

/** An answer as one record: its head, its lines and what else is shown of it. */
function asOne(answer: Values, head: string | undefined, parts: readonly (string | undefined)[]) {
  const [lines, further] = parts;
  return {
    ...((head === undefined ? answer : answer[head]) as object),
    ...(further ? { [further]: answer[further] } : {}),
    lines: answer[lines ?? ''],
  };
}

/** Id and version: which state of a document a person has before them. */
const claimOf = (row: object): object => {
  const { id, version } = row as Values;
  return { id, version };
};

/** What a step is told of its documents. */
const claimsOf = ({ many }: AnyStep, rows: readonly object[]): object =>
  many ? { [many.field]: rows.map(claimOf) } : claimOf(rows[0] as object);

/** A step for the chosen rows in one call, the oldest first. */
const manyAtOnce = <Row extends object>(
  action: NamedAction<Row>,
  { label, confirm }: ManyAtOnce<Row, object>,
): NamedAction<Row> => ({
  ...action,
  ...{ name: `${action.name}All`, on: 'rows', label, confirm },
  body: (rows, given) => action.body?.(oldestFirst(rows) as unknown as Rows<Row>, given),
});

const printing = <Row extends object>(
  document: DocumentOf<Row>,
  when: (row: Row) => boolean,
): NamedAction<Row> => ({
  ...{ name: 'print', label: msg('打印'), when },
  open: printDocument(document),
});

/** The same operation, whose answer is read as one record. */
const answering = <Op extends AnyOperation>(
  operation: Op,
  whole: (answer: unknown) => object,
): Op =>
  Object.assign(
    async (...given: Parameters<Erased>) => whole(await (operation as unknown as Erased)(...given)),
    operation,
  ) as unknown as Op;

/** What every body of a step has and nobody types. */
const GIVEN: ReadonlySet<string> = new Set(['/id', '/version', '/requestId']);

/** The lines of a step as a form of their document; `undefined` for a step that asks for none. */
function stepRecord(
  plain: RecordOf<object>,
  { operation, lines, once: isOnce }: AnyStep,
  whole: (answer: unknown) => object,
  fields: Fields,
): RecordOf<object> | undefined {
  if (lines === undefined) return undefined;
  const { body, validate, rows, shown, keys, called, begin, difference, hint, Above } = lines;
  const { only = () => true, missing } = lines;
  const entry: TypedEntry = {
    ...{ field: 'lines', rows, keys, called, fixed: true, difference },
    shown: { fields, names: shown },
    ...(hint === undefined ? {} : { hint }),
    ...(Above === undefined ? {} : { Above }),
  };
  const form: Omit<Form, 'save'> = {
    ...{ fields: body, entries: [entry], ok: msg('操作成功') },
    ask: (values) => {
      const typed = values.lines as readonly Line[];
      const isMissing = (line: Line) => (line[rows[0] ?? ''] ?? '') === '';
      const names = typed.filter(isMissing).map((line) => String(line[called]));
      if (missing === undefined || names.length === 0) return undefined;
      const filled = typed.map((line) =>
        isMissing(line) ? { ...line, ...(missing.fill(line as never) as object) } : line,
      );
      return { text: missing.ask(names), values: typedValues(form, { lines: filled }) };
    },
    validate: (values) => validate(values).filter(({ path }) => !GIVEN.has(path)),
  };
  const untyped = Object.fromEntries(rows.map((name) => [name, '']));
  const valuesOf = (row: object): FormValues => {
    const stored = (row as { readonly lines?: readonly object[] }).lines ?? [];
    return typedValues(form, {
      lines: stored
        .filter((line) => only(line as never))
        .map((line) => ({
          ...{ ...line, ...untyped },
          ...(begin(line as never) as object),
        })),
    });
  };
  const answered = answering(operation, whole);
  const update = isOnce ? once(answered) : answered;
  return { ...plain, form, create: undefined, update, edit: 'drawer', valuesOf };
}
