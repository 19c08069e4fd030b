import type { Engine, TenantScope, Tx } from './database/engine.ts';
import type { BodyOf, DataOf, OperationId, PathOf, QueryOf } from './generated/operations.ts';
import type { ListEngine } from './list/list-engine.ts';
import type { LongAnswer } from './list/long-answer.ts';
import type { Message } from './messages/message-texts.ts';
import type { LeadOf, NoticeCode } from './messages/notice-leads.ts';
import type { FieldChange } from './records/field-changes.ts';

export type Language = 'zh-CN' | 'en';

/** The person of a company behind a request; absent for an account without an employee record. */
export interface Employee {
  readonly id: string;
  readonly employeeNo: string;
  readonly name: string;
  readonly deptId: string | undefined;
}

/** The other end of the wire. */
export interface Client {
  readonly ip: string;
  readonly userAgent: string;
  /** Origin of the page that calls, where the browser says it. */
  readonly origin?: string;
  /** Origin under which this server was called. */
  readonly called: string;
  /** Secret that the browser got when somebody signed in with it. */
  readonly device?: string;
  /** Gives the browser that secret, with the answer. */
  readonly keepDevice: (secret: string) => void;
}

/** One checked request: its input obeys the document, its company is the person's own. */
export interface Call<Id extends OperationId> {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly user: { readonly id: string; readonly name: string };
  readonly employee?: Employee;
  readonly companyId: string;
  readonly scope: TenantScope;
  /** Keys of buttons and fields, `METHOD^/service/path` and `FIELD^…`. */
  readonly permissions: ReadonlySet<string>;
  /** Whether the person's jobs have a button or a field by its key, or a page by its address. */
  readonly can: (key: string) => boolean;
  readonly language: Language;
  readonly requestId: string;
  /** The sign-in that this call belongs to; empty for open operations. */
  readonly familyId: string;
  readonly now: Date;
  /** Address and program of the caller, for the security log. */
  readonly client: Client;
  /** Takes the rows of a long list while they are read; a list hands it on to the engine of lists. */
  readonly long?: LongAnswer;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<DataOf<Id>>;

interface NoticeParts<Code extends NoticeCode> {
  readonly userIds: readonly string[];
  readonly title: Message<Code>;
  /** What it is about: a name, or words that read in either language. */
  readonly objName?: string | Message;
  readonly objHead?: string;
  readonly messageType?: 'Message' | 'Notice' | 'Notice,Message';
  /** A text that somebody typed, or words that read in either language. */
  readonly content?: string | Message;
  readonly bizType?: string;
  readonly bizId?: string;
  /** 1 information, 2 warning, 3 urgent. */
  readonly level?: 1 | 2 | 3;
}

/** What somebody is notified of, with where a click on it leads. */
export type Notice<Code extends NoticeCode = NoticeCode> = NoticeParts<Code> & LeadOf<Code>;

export interface AuditEntry {
  readonly bizType: string;
  readonly bizId: string;
  readonly action: string;
  readonly from?: number;
  readonly to?: number;
  readonly reason?: string;
  /** Changed fields, or other facts that only this kind of record reads. */
  readonly diff?: readonly FieldChange[] | Readonly<Record<string, unknown>>;
}

/** Live data changed: browsers showing one of these keys re-read it. */
export interface Change {
  readonly topic: string;
  readonly keys: readonly string[];
  /** Those it concerns; everybody in the company who reads the topic when left out. */
  readonly userIds?: readonly string[];
}

/** What every handler may use. */
export interface Services {
  readonly engine: Engine;
  readonly publish: (tx: Tx, ...changes: readonly Change[]) => Promise<void>;
  readonly notify: <Code extends NoticeCode>(tx: Tx, notice: Notice<Code>) => Promise<void>;
  readonly audit: (tx: Tx, entry: AuditEntry) => Promise<void>;
  readonly list: ListEngine;
  /** A company's setting, or its default; `undefined` for an unknown code. */
  readonly settings: (tx: Tx, code: string) => Promise<unknown>;
  readonly clock: () => Date;
}

export type Feature<Ids extends OperationId> = (services: Services) => {
  readonly [Id in Ids]: Handler<Id>;
};
