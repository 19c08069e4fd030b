import type { CallOptions, Client } from './client.ts';
import type { DataOf, RequestOf, RowOf } from './operation.ts';

/** A request of a paged list. */
export interface ListRequest {
  readonly query?:
    | { readonly pageNum?: number | undefined; readonly pageSize?: number | undefined }
    | undefined;
}

/** One page of a list. */
export interface Page<Row> {
  /** Rows of the whole result, all pages together. */
  readonly total: number;
  readonly list: readonly Row[];
}

/** An operation that answers pages. */
export type ListOperation = (
  client: Client,
  request: never,
  options?: CallOptions,
) => Promise<Page<unknown>>;

type Call = (client: Client, request: ListRequest, options?: CallOptions) => Promise<Page<unknown>>;

/** Rows asked for at a time when the request does not say. */
export const DEFAULT_PAGE_SIZE = 100;

/**
 * All pages of a list, one call after the other, from the page the request names. Ends at the last
 * page, when the caller leaves the loop, or when the signal aborts. A row that is added or removed
 * meanwhile shifts the pages after it: order by something that does not change.
 */
export async function* pagesOf<O extends ListOperation>(
  client: Client,
  operation: O,
  request: RequestOf<O> & ListRequest,
  options?: CallOptions,
): AsyncGenerator<DataOf<O>, void, void> {
  const call = operation as unknown as Call;
  const pageSize = request.query?.pageSize ?? DEFAULT_PAGE_SIZE;
  for (let pageNum = request.query?.pageNum ?? 1; ; pageNum++) {
    const query = { ...request.query, pageNum, pageSize };
    const page = await call(client, { ...request, query }, options);
    yield page as DataOf<O>;
    if (page.list.length < pageSize || pageNum * pageSize >= page.total) return;
  }
}

/** All rows of a list, fetched page by page. See `pagesOf`. */
export async function* rowsOf<O extends ListOperation>(
  client: Client,
  operation: O,
  request: RequestOf<O> & ListRequest,
  options?: CallOptions,
): AsyncGenerator<RowOf<O>, void, void> {
  for await (const page of pagesOf(client, operation, request, options))
    yield* (page as Page<RowOf<O>>).list;
}
