import { type Issue, issue } from '../refusals/issue.ts';

/** What a sentence of a board may name, each with what it says where nothing happened: when it is tried. */
export const VOICE_SAMPLES = {
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

const REPEATS = { min: 1, max: 3 };

/**
 * What keeps a sentence from being said: a variable nobody fills in, or being said too often.
 *
 * @param voice its template, `{line}{problem}，请{dept}处理`, and how often it is said
 */
export function checkVoice(voice: {
  readonly template: string;
  readonly repeatNum: number;
}): Issue[] {
  const { template, repeatNum } = voice;
  const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(
    ([, name = '']) => !Object.hasOwn(VOICE_SAMPLES, name),
  );
  return [
    ...(unknown ? [issue('template', 'template-variable', { name: unknown[0] })] : []),
    ...(repeatNum < REPEATS.min || repeatNum > REPEATS.max
      ? [issue('repeatNum', 'out-of-range', { field: TIMES, ...REPEATS })]
      : []),
  ];
}

const TIMES = { zh: '播报次数', en: 'Times played' };
