import { assign, fromPromise, setup } from 'xstate';
import { type Sentence, takeNext } from './sentence.ts';

const BETWEEN_MS = 2_000;
/** A sentence that could not be said is written across the screen for this long. */
export const BANNER_MS = 8_000;

export interface VoiceInput {
  /** @returns whether it was audible */
  readonly speak: (text: string, signal: AbortSignal) => Promise<boolean>;
  readonly now: () => number;
}

interface VoiceContext extends VoiceInput {
  readonly queue: readonly Sentence[];
  readonly current: Sentence | undefined;
  readonly said: number;
}

type VoiceMachineEvent =
  | { readonly type: 'wanted'; readonly sentence: Sentence }
  | { readonly type: 'silenced' };

/** Says one sentence at a time, the most urgent first, each as often as it wants to be said. */
export const voiceMachine = setup({
  types: {
    context: {} as VoiceContext,
    input: {} as VoiceInput,
    events: {} as VoiceMachineEvent,
  },
  actors: {
    speak: fromPromise<boolean, { speak: VoiceInput['speak']; text: string }>(({ input, signal }) =>
      input.speak(input.text, signal),
    ),
  },
  delays: { between: BETWEEN_MS, banner: BANNER_MS },
  guards: {
    hasSentence: ({ context: { queue, now } }) => takeNext(queue, now()).next !== undefined,
    isSaidOften: ({ context: { current, said } }) => said >= (current?.repeatNum ?? 0),
  },
  actions: {
    take: assign(({ context: { queue, now } }) => {
      const { next, rest } = takeNext(queue, now());
      return { current: next, queue: rest, said: 0 };
    }),
    count: assign({ said: ({ context }) => context.said + 1 }),
    forget: assign({ current: undefined, said: 0 }),
  },
}).createMachine({
  id: 'voice',
  context: ({ input }) => ({ ...input, queue: [], current: undefined, said: 0 }),
  initial: 'quiet',
  on: {
    wanted: {
      actions: assign({ queue: ({ context, event }) => [...context.queue, event.sentence] }),
    },
    silenced: { target: '.quiet', actions: assign({ queue: () => [] }) },
  },
  states: {
    quiet: {
      entry: 'forget',
      always: { guard: 'hasSentence', target: 'speaking', actions: 'take' },
    },
    speaking: {
      entry: 'count',
      invoke: {
        src: 'speak',
        input: ({ context }) => ({ speak: context.speak, text: context.current?.text ?? '' }),
        onDone: [
          { guard: ({ event }) => !event.output, target: 'showing' },
          { guard: 'isSaidOften', target: 'quiet' },
          { target: 'pausing' },
        ],
        onError: 'showing',
      },
    },
    pausing: { after: { between: 'speaking' } },
    showing: { after: { banner: 'quiet' } },
  },
});
