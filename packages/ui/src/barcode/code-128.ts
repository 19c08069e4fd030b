/** Widths of bars and spaces of every symbol, three bars and three spaces each, the stop has a bar more. */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );

const TO_C = 99;
const TO_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;

/** How many digits stand together from a place on. */
const digitsFrom = (text: string, at: number): number =>
  /^\d*/.exec(text.slice(at))?.[0].length ?? 0;

/**
 * The numbers of the symbols that write a text, start, check and stop among them. Runs of four and
 * more digits go two to a symbol.
 */
function symbols(text: string): number[] {
  const startsWithPairs = digitsFrom(text, 0) >= 4 || /^\d\d$/.test(text);
  const numbers = [startsWithPairs ? START_C : START_B];
  let pairs = startsWithPairs;
  for (let at = 0; at < text.length; ) {
    const digits = digitsFrom(text, at);
    if (pairs && digits >= 2) {
      numbers.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else if (pairs) {
      numbers.push(TO_B);
      pairs = false;
    } else if (digits >= 4 && digits % 2 === 0) {
      numbers.push(TO_C);
      pairs = true;
    } else {
      numbers.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  const check = numbers.reduce((sum, number, place) => sum + number * Math.max(1, place), 0) % 103;
  return [...numbers, check, STOP];
}

/**
 * Bars and spaces of a Code 128 barcode, in modules, a bar first.
 * @returns `undefined` for nothing and for characters that it cannot carry: all but ASCII 32 to 126
 */
export function code128(text: string): readonly number[] | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  return symbols(text).flatMap((number) => [...(WIDTHS[number] ?? '')].map(Number));
}
