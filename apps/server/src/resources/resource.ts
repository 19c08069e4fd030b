import type { Bilingual, RefusalCode, RefusalParams } from '@garment-mes/domain/refusals';
import type { Sql, Tx } from '../database/engine.ts';
import type { BodyOf, DataOf, OperationId, QueryOf } from '../generated/operations.ts';
import type { Call } from '../operations.ts';

/** The calls of a plain record. */
export interface RecordOperations {
  readonly list: OperationId;
  readonly create: OperationId;
  readonly update: OperationId;
  readonly remove?: OperationId;
  readonly changeStatus?: OperationId;
}

/** A row of a list, paged or not. */
export type ListedRow<Id extends OperationId> =
  DataOf<Id> extends { list: readonly (infer Row)[] }
    ? Row
    : DataOf<Id> extends readonly (infer Row)[]
      ? Row
      : never;

type ListQuery<Id extends OperationId> = Exclude<QueryOf<Id>, undefined>;

/** Another record that a field names, by its id unless `by` says otherwise. */
export interface Reference {
  readonly table: string;
  readonly what: Bilingual;
  /** Column whose value the field has instead of the id. */
  readonly by?: string;
  /** The kind that the record has to be of, where its table has several. */
  readonly kind?: string;
}

/** The sentence of a taken key: its code and what the code asks for. */
export type KeyRefusal = {
  readonly [Code in RefusalCode]: readonly [code: Code, params: RefusalParams<Code>];
}[RefusalCode];

/** Columns whose values only one live record of the company has. */
export interface UniqueKey {
  /** Name of the unique index that ensures it. */
  readonly index: string;
  readonly refusal: KeyRefusal;
  /** Set for a code that people type: it is taken in any case and width. */
  readonly code?: TypedCode;
}

/** A code that people type. */
export interface TypedCode {
  readonly column: string;
  readonly field: Bilingual;
  /** Columns within whose values it is unique; in the whole company when left out. */
  readonly within?: readonly string[];
}

/** Rows that name the record without a foreign key: by its code, or by its id from an older table. */
export interface PlainUse {
  readonly table: string;
  readonly column: string;
  /** Field of the record that they refer to: `code`, `id`. */
  readonly holds: string;
}

/** A record as it is stored, with camelCase keys. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly delFlag: '0' | '1' | '2';
  readonly [column: string]: unknown;
}

/** What a rule of a record may look at. */
export interface Draft<Ops extends RecordOperations> {
  readonly tx: Tx;
  readonly call: Caller;
  /** What was sent, texts trimmed; a change says what it changes. */
  readonly body: BodyOf<Ops['create']>;
  /** The record before; absent for a new one. */
  readonly before: StoredRecord | undefined;
}

export type Caller = Pick<Call<OperationId>, 'companyId' | 'scope' | 'user' | 'can' | 'now'>;

/**
 * A plain record as data: its calls, its table, what must be unique, what it refers to, how it is
 * listed. `recordHandlers` makes the handlers.
 */
export interface Resource<Ops extends RecordOperations = RecordOperations> {
  readonly operations: Ops;
  readonly what: Bilingual;
  readonly table: string;
  /** Column by which a sentence names the record; none when its calls do not name it. */
  readonly label: string;
  /** Topic on which browsers are notified to read again. */
  readonly topic: string;
  /**
   * Where on and off is kept: `delFlag` of the row, a `status` column of its own beside it, or
   * nowhere, when the record is either there or not.
   * @default 'delFlag'
   */
  readonly state?: 'delFlag' | 'status' | 'none';
  readonly keys?: readonly UniqueKey[];
  readonly references?: { readonly [Field in keyof BodyOf<Ops['create']>]?: Reference };
  readonly usedBy?: readonly PlainUse[];
  /** Tables whose rows are parts of the record: they do not keep it from being deleted. */
  readonly parts?: readonly string[];
  /** Columns that fields make in another shape than the body's; the fields are `handled`. */
  readonly spread?: (body: BodyOf<Ops['create']>) => Readonly<Record<string, unknown>>;
  /** Fields of the body that `spread` or `write` stores. */
  readonly handled?: readonly (keyof BodyOf<Ops['create']>)[];
  /** Columns of a field that is stored under another name. */
  readonly stored?: { readonly [Field in keyof BodyOf<Ops['create']>]?: string };
  /** Expression of each field of the row; the record is `r`. */
  readonly columns:
    | Columns<Ops>
    | ((call: Caller, query: Partial<ListQuery<Ops['list']>>) => Columns<Ops>);
  /** Other expressions to search and sort by. */
  readonly searchAs?: Readonly<Record<string, Sql>>;
  /** How the names of these fields sound: the list finds them by it. */
  readonly pinyin?: { readonly [Field in keyof ListedRow<Ops['list']>]?: Sql };
  /** `from … where …` of the list, the record as `r`, company and query included. */
  readonly rows: (companyId: string, query: Partial<ListQuery<Ops['list']>>) => Sql;
  readonly order: Sql;
  /** Refuses what the document cannot: dates in order, limits that hang on each other. */
  readonly check?: (draft: Draft<Ops>) => Promise<void> | void;
  /** Refuses a deletion for a reason of its own. */
  readonly checkRemoval?: (tx: Tx, call: Caller, before: StoredRecord) => Promise<void> | void;
  /** Stores what is more than columns of the record; `before` is absent for a new one. */
  readonly write?: (
    tx: Tx,
    id: string,
    body: BodyOf<Ops['create']>,
    before: StoredRecord | undefined,
  ) => Promise<void>;
  /** Puts right what the record leaves behind. */
  readonly removed?: (tx: Tx, before: StoredRecord) => Promise<void>;
}

export type Columns<Ops extends RecordOperations> = {
  readonly [Field in keyof ListedRow<Ops['list']>]-?: Sql;
};

/** A resource whose operations do not matter to the code at hand. */
export type AnyResource = Omit<
  Resource,
  'columns' | 'rows' | 'references' | 'handled' | 'stored' | 'spread' | 'check' | 'write'
> & {
  readonly columns: unknown;
  readonly references?: Readonly<Record<string, Reference | undefined>>;
  readonly handled?: readonly PropertyKey[];
  readonly stored?: Readonly<Record<string, string | undefined>>;
};

/** Checks a resource against its operations and hands it on. */
export const resource = <const Ops extends RecordOperations>(
  definition: Resource<Ops>,
): Resource<Ops> => definition;
