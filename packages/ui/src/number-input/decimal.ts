/**
 * Reads a decimal as people type it: full-width digits, grouping commas, a Chinese full stop.
 * @returns the canonical text (`-12.50` stays `-12.50`), `''` for nothing, `undefined` for no number
 */
export function readDecimal(text: string): string | undefined {
  const plain = ungrouped(text.normalize('NFKC').replaceAll('。', '.').trim());
  if (plain === '') return '';
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(plain);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (match === null || whole + fraction === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const size = fraction === '' ? digits : `${digits}.${fraction}`;
  return sign === '-' && /[1-9]/.test(size) ? `-${size}` : size;
}

const GROUPED = /^([+-]?)\s*(\d{1,3}(?:[,\s]\d{3})+)(\.\d*)?$/;

/** A number without the commas or blanks between its thousands; elsewhere they are no part of one: `1,2` is not 12. */
const ungrouped = (text: string): string =>
  text
    .replace(GROUPED, (_, sign: string, whole: string, rest = '') =>
      [sign, whole.replaceAll(/[,\s]/g, ''), rest].join(''),
    )
    .replace(/^([+-])\s+/, '$1');

/** The decimal as a whole number of its last place. */
function units(value: string, places: number): bigint {
  const negative = value.startsWith('-');
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const kept = fraction.slice(0, places).padEnd(places, '0');
  // Half goes away from zero, as it does on paper.
  const size = BigInt(whole + kept) + ((fraction[places] ?? '0') >= '5' ? 1n : 0n);
  return negative ? -size : size;
}

function fromUnits(amount: bigint, places: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return amount < 0n ? `-${text}` : text;
}

const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** Writes a decimal with exactly so many places, rounding half away from zero. */
export const toPlaces = (value: string, places: number): string =>
  fromUnits(units(value, places), places);

/** Exact sum of two decimals. */
export function addDecimals(left: string, right: string): string {
  const places = Math.max(placesOf(left), placesOf(right));
  return fromUnits(units(left, places) + units(right, places), places);
}

/** Below zero when `left` is the smaller, above when it is the larger. */
export function compareDecimals(left: string, right: string): number {
  const places = Math.max(placesOf(left), placesOf(right));
  const difference = units(left, places) - units(right, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
