import type { BoardScreen } from '@garment-mes/sdk/amc';

/** Topic of a sentence to try on one screen. */
export const VOICE_TEST = 'voiceTest';

/** What a tried sentence names, since nothing happened. */
export const SAMPLE_VALUES = {
  line: '缝制3组',
  station: '1 2',
  problem: '缺料',
  dept: '裁剪',
  order: 'SO2403017',
  num: 50,
  target: 120,
  rate: '85%',
  minute: 10,
} as const;

/** The voices that this screen is asked to try; none on a screen that is not paired. */
export const triedVoices = (
  { id, voices }: Pick<BoardScreen, 'id' | 'voices'>,
  keys: readonly string[],
): BoardScreen['voices'] =>
  voices.filter((voice) => id !== null && keys.includes(`${id}:${voice.id}`));
