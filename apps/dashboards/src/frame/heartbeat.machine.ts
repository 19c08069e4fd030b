import { assign, setup } from 'xstate';

/** Everything on a board that moves by itself moves with this beat. */
export const BEAT_MS = 1_000;

/** Beats once a second and knows what time it was for the server then. The only clock of a screen. */
export const heartbeatMachine = setup({
  types: {
    context: {} as { readonly now: () => number; readonly at: number },
    input: {} as { readonly now: () => number },
  },
  delays: { beat: BEAT_MS },
}).createMachine({
  id: 'heartbeat',
  context: ({ input: { now } }) => ({ now, at: now() }),
  initial: 'beating',
  states: {
    beating: {
      after: {
        beat: {
          target: 'beating',
          reenter: true,
          actions: assign({ at: ({ context }) => context.now() }),
        },
      },
    },
  },
});
