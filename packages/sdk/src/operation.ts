import type { CallOptions, Client } from './client.ts';

/** One of the four services; also the prefix of its paths. */
export type Service = 'amc' | 'mmc' | 'ccm' | 'mes2';

/** Who may call: everyone, any session, a person with the screen, a person with the button right. */
export type Access = 'open' | 'own' | 'screen' | 'button';

/** What an operation knows of itself, read from the documents. */
export interface OperationFacts {
  /** Operation id of the document, `listOrders`. */
  readonly id: string;
  readonly service: Service;
  readonly method: string;
  /** Path on the wire with its placeholders, `/mes2/saas/order/selectOrderList`. */
  readonly path: string;
  readonly access: Access;
  /** True for the only operations that carry no token. */
  readonly open: boolean;
  /** Right a button asks for, `GET^/mes2/saas/order/selectOrderList`. */
  readonly permissionKey: string;
  /** Whether the call carries an idempotency key, so that repeating it creates nothing twice. */
  readonly idempotent: boolean;
  /** Whether the answer is a file. */
  readonly download: boolean;
  /** Whether the answer comes without the `{status, message, data}` envelope. */
  readonly raw: boolean;
}

/** An operation that cannot be called without a request: it has path parameters or a body. */
export interface Operation<Request, Data> extends OperationFacts {
  (client: Client, request: Request, options?: CallOptions): Promise<Data>;
}

/** An operation whose request may be left out. */
export interface BareOperation<Request, Data> extends OperationFacts {
  (client: Client, request?: Request, options?: CallOptions): Promise<Data>;
}

/** Request of an operation that takes nothing. */
export interface NoRequest {
  readonly path?: never;
  readonly query?: never;
  readonly body?: never;
}

/**
 * Any operation, for code that is given one. `never` in the place of the request makes every
 * operation fit, whatever it takes.
 */
// biome-ignore lint/suspicious/noExplicitAny: the data of an operation nobody has named yet
export type AnyOperation = Operation<never, any>;

/** `{ path, query, body }` as the operation takes them. */
export type RequestOf<O> = O extends (
  client: Client,
  request: infer Request,
  options?: CallOptions,
) => unknown
  ? NonNullable<Request>
  : never;

type Part<O, Name extends string> =
  RequestOf<O> extends { [Key in Name]?: infer Value } ? NonNullable<Value> : never;

/** Path parameters; `never` when the path has none. */
export type PathOf<O> = Part<O, 'path'>;
/** Query parameters; `never` when the operation takes none. */
export type QueryOf<O> = Part<O, 'query'>;
/** Body; `never` when the operation takes none. */
export type BodyOf<O> = Part<O, 'body'>;
/** What a call resolves to: `data` of the envelope, or the file of a download. */
export type DataOf<O> = O extends (...given: never[]) => Promise<infer Data> ? Data : never;
/** One row of a paged list. */
export type RowOf<O> = DataOf<O> extends { readonly list: readonly (infer Row)[] } ? Row : never;
