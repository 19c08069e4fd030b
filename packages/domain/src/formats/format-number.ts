import { type DecimalInput, decimal, isDecimal, roundHalfUp, ZERO } from '../decimal.ts';

/** Written where there is no figure: nothing recorded, or nothing divided by nothing. */
export const NO_FIGURE = '–';

type Figure = DecimalInput | null | undefined;

/** With thousands separators, and as many decimals as the figure has: 1234567.5 → 1,234,567.5. */
export const formatNumber = (value: Figure): string => write(value);

/** Two decimals, half up: 2638.5 → 2,638.50. */
export const formatMoney = (value: Figure): string => write(value, undefined, 2);

/** A unit price, or pay before it is rounded: two decimals at least, four at most: 0.17 → 0.17, 0.12345 → 0.1235. */
export const formatPrice = (value: Figure): string =>
  write(value, (text) => text.replace(/(\.\d\d\d*?)0+$/, '$1'), 4);

/** Places of a percentage everywhere: what the service has rounded to them is not rounded again. */
const PERCENT_PLACES = 2;

/** A percentage that is given in percent, with two places in every row: 97.287 → 97.29%, 95 → 95.00%. */
export const formatPercent = (value: Figure): string => {
  const text = formatShare(value);
  return text === NO_FIGURE ? text : `${text}%`;
};

/** As `formatPercent`, without the sign, where a label beside it has that. */
export const formatShare = (value: Figure): string => write(value, undefined, PERCENT_PLACES);

/** A fixed number of decimals, as columns of lengths and minutes need them: 660 → 660.00. */
export const formatFixed = (value: Figure, places: number): string =>
  write(value, undefined, places);

function write(value: Figure, trim?: (text: string) => string, places?: number): string {
  if (!isDecimal(value)) return NO_FIGURE;
  const number = places === undefined ? decimal(value) : roundHalfUp(value, places);
  // A negative figure that rounds to nothing is written without its sign.
  const text = number.isZero() ? ZERO.toFixed(places) : number.toFixed(places);
  const [whole = '', fraction] = (trim ? trim(text) : text).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
