import { assign, fromPromise, setup } from 'xstate';

/** A file that has not come after this time will not come. */
export const ARRIVAL_MS = 120_000;

type Load = () => Promise<unknown>;

/** Fetches a file of the application within its time, and once again by itself. */
export const arrivalMachine = setup({
  types: {
    input: {} as { readonly load: Load },
    context: {} as { readonly load: Load; readonly file: unknown; readonly error: unknown },
    output: {} as { readonly file: unknown } | { readonly error: unknown },
  },
  actors: { load: fromPromise(({ input }: { input: Load }) => input()) },
  delays: { limit: ARRIVAL_MS },
  actions: {
    late: assign({ error: () => new Error(LATE) }),
  },
}).createMachine({
  id: 'arrival',
  context: ({ input }) => ({ load: input.load, file: undefined, error: undefined }),
  initial: 'first',
  states: {
    first: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.load,
        onDone: { target: 'arrived', actions: assign({ file: ({ event }) => event.output }) },
        onError: 'second',
      },
      after: { limit: 'second' },
    },
    second: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.load,
        onDone: { target: 'arrived', actions: assign({ file: ({ event }) => event.output }) },
        onError: { target: 'lost', actions: assign({ error: ({ event }) => event.error }) },
      },
      after: { limit: { target: 'lost', actions: 'late' } },
    },
    arrived: { type: 'final' },
    lost: { type: 'final' },
  },
  output: ({ context }) =>
    context.error === undefined ? { file: context.file } : { error: context.error },
});

/** Begins the message of a file that took too long, as browsers begin theirs. */
const LATE = 'Failed to fetch dynamically imported module in time';
