import { emit, setup } from 'xstate';

/** At least this many milliseconds lie between two runs. */
const THROTTLE_MS = 500;

/** Runs the first of many calls at once, and those that came during the wait as one. */
export const throttleMachine = setup({
  types: {
    events: {} as { readonly type: 'called' },
    emitted: {} as { readonly type: 'due' },
  },
  delays: { throttle: THROTTLE_MS },
  actions: { run: emit({ type: 'due' as const }) },
}).createMachine({
  id: 'throttle',
  initial: 'idle',
  states: {
    idle: { on: { called: { target: 'waiting', actions: 'run' } } },
    waiting: { after: { throttle: 'idle' }, on: { called: 'pending' } },
    pending: { after: { throttle: { target: 'waiting', actions: 'run' } } },
  },
});
