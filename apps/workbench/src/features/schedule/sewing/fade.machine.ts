import { assign, setup } from 'xstate';

/** Something that is shown for a while and then gone. */
export const fadeMachine = setup({
  types: {
    context: {} as { readonly milliseconds: number },
    events: {} as
      | { readonly type: 'shown'; readonly milliseconds: number }
      | { readonly type: 'hidden' },
  },
  delays: { while: ({ context }) => context.milliseconds },
}).createMachine({
  id: 'fade',
  context: { milliseconds: 0 },
  initial: 'hidden',
  on: {
    shown: {
      target: '.shown',
      reenter: true,
      actions: assign(({ event }) => ({ milliseconds: event.milliseconds })),
    },
    hidden: '.hidden',
  },
  states: {
    hidden: {},
    shown: { after: { while: 'gone' } },
    gone: {},
  },
});
