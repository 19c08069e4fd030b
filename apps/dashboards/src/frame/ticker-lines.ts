import type { BoardScreen } from '@garment-mes/sdk/amc';

/**
 * What passes under the head, the most pressing first: alarms that did not get the stage, urgent notices, what a
 * board remarks of its figures. The same words are not said twice.
 */
export const tickerLines = (
  alarms: readonly string[],
  notices: BoardScreen['notices'],
  remarks: readonly string[],
): readonly string[] => [
  ...new Set([
    ...alarms,
    ...notices.map(({ title, createDate }) => `${createDate.slice(11, 16)} ${title}`),
    ...remarks,
  ]),
];
