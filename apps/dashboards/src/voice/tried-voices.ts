import type { BoardScreen } from '@garment-mes/sdk/amc';

/** Topic of a sentence to try on one screen. */
export const VOICE_TEST = 'voiceTest';

/** The voices that this screen is asked to try; none on a screen that is not paired. */
export const triedVoices = (
  { id, voices }: Pick<BoardScreen, 'id' | 'voices'>,
  keys: readonly string[],
): BoardScreen['voices'] =>
  voices.filter((voice) => id !== null && keys.includes(`${id}:${voice.id}`));
