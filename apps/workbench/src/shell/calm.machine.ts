import { emit, setup } from 'xstate';

/** Between two tellings there are at least this many milliseconds. */
const CALM_MS = 500;

/** Tells the first of many at once, and those that came meanwhile as one. */
export const calmMachine = setup({
  types: {
    events: {} as { readonly type: 'heard' },
    emitted: {} as { readonly type: 'told' },
  },
  delays: { calm: CALM_MS },
  actions: { tell: emit({ type: 'told' as const }) },
}).createMachine({
  id: 'calm',
  initial: 'quiet',
  states: {
    quiet: { on: { heard: { target: 'told', actions: 'tell' } } },
    told: { after: { calm: 'quiet' }, on: { heard: 'behind' } },
    behind: { after: { calm: { target: 'told', actions: 'tell' } } },
  },
});
