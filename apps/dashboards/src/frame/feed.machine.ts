import { assign, fromPromise, setup } from 'xstate';

/** A push marks the figures dirty; they are read this much later, so that a burst costs one read. */
export const SETTLE_MS = 1_000;
/** Reads that pushes ask for are never closer than this, however much is pushed. */
export const LEAST_APART_MS = 5_000;
export const RETRY_MS = 10_000;
/** Without a push the interval is kept give or take a tenth, so that screens do not ask in step. */
const JITTER = 0.1;

export interface FeedInput<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** Whether an answer may replace the shown one: answers may overtake each other. */
  readonly isNewer: (fresh: Data, held: Data) => boolean;
  readonly refreshMs: () => number;
  readonly now: () => number;
  readonly random: () => number;
}

export interface FeedContext extends FeedInput<unknown> {
  readonly data: unknown;
  readonly error: unknown;
  /** When the push came that no read has answered yet; `undefined` when there is none. */
  readonly dirtyAt: number | undefined;
  /** When the last read began that a push asked for. */
  readonly pushedReadAt: number;
  readonly due: number;
}

type FeedEvent = { readonly type: 'pushed' } | { readonly type: 'linked' };

/** When a dirty feed is read. */
const dirtyDue = (dirtyAt: number, pushedReadAt: number): number =>
  Math.max(dirtyAt + SETTLE_MS, pushedReadAt + LEAST_APART_MS);

/** Keeps one answer of the server fresh: by push, by interval when nothing is pushed, after failures. */
export const feedMachine = setup({
  types: {
    context: {} as FeedContext,
    input: {} as FeedInput<unknown>,
    events: {} as FeedEvent,
  },
  actors: {
    read: fromPromise<unknown, Pick<FeedInput<unknown>, 'load'>>(({ input, signal }) =>
      input.load(signal),
    ),
  },
  delays: { due: ({ context }) => Math.max(0, context.due - context.now()) },
  guards: { isClean: ({ context }) => context.dirtyAt === undefined },
  actions: {
    markDirty: assign({ dirtyAt: ({ context }) => context.dirtyAt ?? context.now() }),
    begin: assign({
      pushedReadAt: ({ context }) =>
        context.dirtyAt === undefined ? context.pushedReadAt : context.now(),
      dirtyAt: () => undefined,
    }),
    planNext: assign({
      due: ({ context: { dirtyAt, pushedReadAt, error, refreshMs, now, random } }) => {
        if (dirtyAt !== undefined) return dirtyDue(dirtyAt, pushedReadAt);
        if (error !== undefined) return now() + RETRY_MS;
        return now() + refreshMs() * (1 - JITTER + 2 * JITTER * random());
      },
    }),
    planPushed: assign({
      due: ({ context: { dirtyAt, pushedReadAt, due } }) =>
        dirtyAt === undefined ? due : Math.min(due, dirtyDue(dirtyAt, pushedReadAt)),
    }),
  },
}).createMachine({
  id: 'feed',
  context: ({ input }) => ({
    ...input,
    data: undefined,
    error: undefined,
    dirtyAt: undefined,
    pushedReadAt: Number.NEGATIVE_INFINITY,
    due: 0,
  }),
  initial: 'reading',
  states: {
    reading: {
      entry: 'begin',
      on: { pushed: { actions: 'markDirty' } },
      invoke: {
        src: 'read',
        input: ({ context: { load } }) => ({ load }),
        onDone: {
          target: 'resting',
          actions: [
            assign({
              data: ({ context, event }) =>
                context.data === undefined || context.isNewer(event.output, context.data)
                  ? event.output
                  : context.data,
              error: () => undefined,
            }),
            'planNext',
          ],
        },
        onError: {
          target: 'resting',
          actions: [assign({ error: ({ event }) => event.error }), 'planNext'],
        },
      },
    },
    resting: {
      after: { due: 'reading' },
      on: {
        linked: 'reading',
        pushed: {
          guard: 'isClean',
          target: 'resting',
          reenter: true,
          actions: ['markDirty', 'planPushed'],
        },
      },
    },
  },
});
