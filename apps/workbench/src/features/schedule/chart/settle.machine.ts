import { emit, setup } from 'xstate';

/** Rest after which a dragged bar is worked out. */
export const SETTLE_MS = 150;

/** Emits `settled` when nothing has moved for a moment. */
export const settleMachine = setup({
  types: {
    events: {} as { readonly type: 'moved' } | { readonly type: 'left' },
    emitted: {} as { readonly type: 'settled' },
  },
  delays: { rest: SETTLE_MS },
}).createMachine({
  id: 'settle',
  initial: 'still',
  on: { left: '.still' },
  states: {
    still: { on: { moved: 'moving' } },
    moving: {
      on: { moved: { target: 'moving', reenter: true } },
      after: { rest: { target: 'still', actions: emit({ type: 'settled' }) } },
    },
  },
});
