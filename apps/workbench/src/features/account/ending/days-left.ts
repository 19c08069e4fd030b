const DAY_MS = 86_400_000;

/**
 * Days until a moment of the company's clock, a begun one counted.
 * @param moment `YYYY-MM-DD HH:mm:ss`
 * @param now the same clock, in milliseconds
 */
export const daysLeft = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(`${moment.replace(' ', 'T')}Z`) - now) / DAY_MS));
