import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { CallOptions, Client } from './client.ts';
import type { OperationFacts } from './operation.ts';
import { DEFAULT_PAGE_SIZE, type ListRequest, type Page } from './pages.ts';

type Callable<Request, Data> = OperationFacts &
  ((client: Client, request: Request, options?: CallOptions) => Promise<Data>);

/**
 * What an operation reads or changes, by the words of its path: `mes2/reduce` for everything about
 * cutting beds, `mes2/order` for orders. Calls of one tag go stale together.
 */
export function tagOf({ path, service }: OperationFacts): string {
  const [first, ...rest] = path.split('/').slice(2);
  return `${service}/${first === 'saas' ? rest[0] : first}`;
}

/**
 * Key of a read: tag, operation, whose data it is, request. The company is part of it, so a switch
 * of company shows nothing of the company before; the language is, since the server words labels.
 */
export const queryKeyOf = (
  { companyId, language }: Client,
  operation: OperationFacts,
  request?: unknown,
): readonly unknown[] => [tagOf(operation), operation.id, { companyId, language }, request ?? {}];

/** TanStack Query options of a read. Repeats are the client's business, so the query makes none. */
export function queryOptionsOf<Request, Data>(
  client: Client,
  operation: Callable<Request, Data>,
  request: Request,
) {
  return queryOptions({
    queryKey: queryKeyOf(client, operation, request),
    queryFn: ({ signal }) => operation(client, request, { signal }),
    retry: false,
  });
}

/**
 * TanStack Query options of a list that is read page after page, as a person scrolls. Starts at the
 * page the request names; a page has 100 rows when the request does not say.
 */
export function infiniteQueryOptionsOf<
  Request extends ListRequest | undefined,
  Data extends Page<unknown>,
>(client: Client, operation: Callable<Request, Data>, request: Request & ListRequest) {
  const { pageNum = 1, pageSize = DEFAULT_PAGE_SIZE } = request.query ?? {};
  return infiniteQueryOptions({
    // Another shape in the cache than a single page, so another key under the same tag.
    queryKey: [...queryKeyOf(client, operation, request), 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...request.query, pageNum: pageParam, pageSize };
      return operation(client, { ...request, query }, { signal });
    },
    initialPageParam: pageNum,
    getNextPageParam: ({ total, list }: Page<unknown>, _: unknown, page: number) =>
      list.length < pageSize || page * pageSize >= total ? undefined : page + 1,
    retry: false,
  });
}

/** Marks everything of the tags as stale; what is on screen is read again. */
export const invalidateTags = (queries: QueryClient, tags: readonly string[]): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [tag] }) => tags.includes(String(tag)) });

/**
 * TanStack Query options of a write. When it has succeeded, the reads of its own tag go stale, and
 * those of `alsoStale`.
 */
export const mutationOptionsOf = <Request, Data>(
  client: Client,
  operation: Callable<Request, Data>,
  queries: QueryClient,
  alsoStale: readonly string[] = [],
) =>
  mutationOptions({
    mutationKey: [tagOf(operation), operation.id],
    mutationFn: (request: Request) => operation(client, request),
    onSuccess: () => invalidateTags(queries, [tagOf(operation), ...alsoStale]),
    retry: false,
  });
