/** Ten-thousandths as an exact decimal text: 12345 is `1.2345`. */
export function tenThousandths(value: number): string {
  const sign = value < 0 ? '-' : '';
  const whole = Math.abs(value);
  return `${sign}${Math.floor(whole / 10_000)}.${String(10_000 + (whole % 10_000)).slice(1)}`;
}

/** Millimetres as metres with three places. */
export const metres = (millimetres: number): string =>
  `${Math.floor(millimetres / 1000)}.${String(millimetres % 1000).padStart(3, '0')}`;

/** A decimal text as a whole number of its last places: `('0.3312', 4)` is 3312. */
export function scaled(text: string, places: number): number {
  const [whole = '0', part = ''] = text.split('.');
  return Number(whole) * 10 ** places + Number(part.padEnd(places, '0').slice(0, places));
}

/** Garments × price × coefficient in ten-thousandths of CNY, rounded half up as pay is. */
export const payOf = (num: number, price: number, coefficient: number): number =>
  Math.floor((num * price * coefficient + 500) / 1000);
