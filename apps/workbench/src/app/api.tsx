import { type AnyOperation, ApiError, type DataOf, type RequestOf } from '@garment-mes/sdk';
import { queryKeyOf } from '@garment-mes/sdk/query';
import { toast } from '@garment-mes/ui';
import {
  keepPreviousData,
  replaceEqualDeep,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { t } from './i18n.ts';
import { useWorkbench, type Workbench } from './workbench-context.ts';

/** The sentence a person is shown for any failure. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.text : t('操作失败');

/** The operation as it is called once its types have done their work. */
type Erased = (
  client: unknown,
  request: unknown,
  options?: { readonly signal: AbortSignal },
) => Promise<never>;

const erased = (operation: AnyOperation): Erased => operation as unknown as Erased;

/** Where the answer of a read is kept, for screens that know a newer one. */
export const queryKey = <Op extends AnyOperation>(
  { client }: Pick<Workbench, 'client'>,
  operation: Op,
  request: RequestOf<Op>,
) => queryKeyOf(client, operation, request);

interface ReadOptions {
  /** Waits until it is true. */
  readonly enabled?: boolean;
  /** Keeps the answer of the request before on the page until the new one is there. */
  readonly keepPrevious?: boolean;
  /** Reads again after this time while the page is shown, for figures that age without a push. */
  readonly everyMs?: number;
  /** Topic of the push channel that makes the answer old. */
  readonly live?: string | undefined;
}

/** Reads with an operation: the answer is shared, kept fresh, and dropped when nobody needs it. */
export function useOperation<Op extends AnyOperation>(
  operation: Op,
  request: RequestOf<Op>,
  { enabled = true, keepPrevious = false, everyMs, live }: ReadOptions = {},
): UseQueryResult<DataOf<Op>, Error> {
  const workbench = useWorkbench();
  const { client } = workbench;
  const key = queryKey(workbench, operation, request);
  const queries = useQueryClient();
  useLive(live, () => void queries.invalidateQueries({ queryKey: key }));
  return useQuery<DataOf<Op>, Error>({
    queryKey: key,
    queryFn: ({ signal }) => erased(operation)(client, request, { signal }),
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
  });
}

/** Subscribes to a topic of the push channel while the page is shown. */
export function useLive(
  topic: string | undefined,
  listener: (keys: readonly string[]) => void,
): void {
  const { listen } = useWorkbench();
  const notify = useEffectEvent(listener);
  useEffect(
    () => (topic === undefined ? undefined : listen(topic, (keys) => notify(keys))),
    [listen, topic],
  );
}

interface ActOptions<Op> {
  /** Said when it worked, or read out of the answer; `操作成功` when left out, nothing when `null`. */
  readonly ok?: string | null | ((data: DataOf<Op>) => string | null);
  /** The caller shows the refusal itself, in the dialog or under the field. */
  readonly inline?: boolean;
  readonly onDone?: (data: DataOf<Op>) => void;
}

/** What a person asks for: the id of a request says only which press it came from. */
function asked(request: unknown): unknown {
  const { body } = request as { readonly body?: unknown };
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return request;
  return { ...(request as object), body: { ...body, requestId: undefined } };
}

/** An operation a person sets off, and how it stands. */
export interface Action<Op> {
  /**
   * Rejects when the service refuses. The same request while the first one runs, as of a double click, is that one, also
   * when each press made a request id of its own.
   */
  readonly run: (request: RequestOf<Op>) => Promise<DataOf<Op>>;
  readonly pending: boolean;
  readonly error: Error | undefined;
  readonly reset: () => void;
}

/** Writes with an operation. Whatever is shown is read again afterwards. */
export function useAction<Op extends AnyOperation>(
  operation: Op,
  { ok, inline = false, onDone }: ActOptions<Op> = {},
): Action<Op> {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useMutation<DataOf<Op>, Error, RequestOf<Op>>({
    mutationFn: (request) => erased(operation)(client, request),
    onSuccess: (data) => {
      const said = typeof ok === 'function' ? ok(data) : ok;
      if (said !== null) toast.success(said ?? t('操作成功'));
      onDone?.(data);
      return queries.invalidateQueries();
    },
    onError: (failure) => {
      if (!inline) toast.error(failureText(failure));
    },
  });
  // `pending` is drawn a moment later than a double click takes.
  const running = useRef(new Map<unknown, Promise<DataOf<Op>>>());
  const run = useCallback(
    (request: RequestOf<Op>) => {
      const wanted = asked(request);
      for (const [sent, answer] of running.current)
        if (replaceEqualDeep(sent, wanted) === sent) return answer;
      const answer = mutateAsync(request).finally(() => running.current.delete(wanted));
      running.current.set(wanted, answer);
      return answer;
    },
    [mutateAsync],
  );
  return { run, pending: isPending, error: error ?? undefined, reset };
}
