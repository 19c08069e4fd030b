import { assign, emit, setup } from 'xstate';

/** A press that is held this long opens the menu; a shorter one is a click. */
export const LONG_PRESS_MS = 1_000;
/** More movement than this means dragging. */
const SLOP_PX = 8;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Emits `held` when a pointer stayed down in one place for a second. */
export const longPressMachine = setup({
  types: {
    context: {} as Place,
    events: {} as
      | ({ readonly type: 'pointer.pressed' | 'pointer.moved' } & Place)
      | { readonly type: 'pointer.lifted' },
    emitted: {} as { readonly type: 'held' } & Place,
  },
  delays: { longEnough: LONG_PRESS_MS },
  guards: {
    strayed: ({ context, event }) =>
      event.type === 'pointer.moved' &&
      Math.hypot(event.x - context.x, event.y - context.y) > SLOP_PX,
  },
}).createMachine({
  id: 'long-press',
  context: { x: 0, y: 0 },
  initial: 'lifted',
  on: {
    'pointer.pressed': {
      target: '.pressed',
      reenter: true,
      actions: assign(({ event }) => ({ x: event.x, y: event.y })),
    },
  },
  states: {
    lifted: {},
    pressed: {
      after: {
        longEnough: {
          target: 'lifted',
          actions: emit(({ context }) => ({ type: 'held' as const, ...context })),
        },
      },
      on: {
        'pointer.moved': { guard: 'strayed', target: 'lifted' },
        'pointer.lifted': 'lifted',
      },
    },
  },
});
