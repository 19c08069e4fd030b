const DIGITS = [...'零壹贰叁肆伍陆柒捌玖'];
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿'];

/**
 * A count in the capitals of Chinese papers, which nobody can change with a stroke: 2144 → 贰仟壹佰肆拾肆.
 *
 * @param count a whole number from 0 to 999,999,999,999
 * @throws RangeError for another one
 */
export function chineseCount(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count >= 1e12)
    throw new RangeError(`no count for a paper: ${count}`);
  if (count === 0) return '零';
  const figures = [...String(count)].map(Number);
  const words = figures.map((figure, at) => {
    const place = figures.length - 1 - at;
    const group = Math.floor(place / 4);
    const isGroupEnd = place % 4 === 0;
    const hasGroup = figures.slice(Math.max(0, at - 3), at + 1).some((each) => each > 0);
    const word = figure === 0 ? '零' : `${DIGITS[figure]}${PLACES[place % 4]}`;
    return isGroupEnd && hasGroup ? `${word}${GROUPS[group]}` : word;
  });
  // A run of zeros is read once, and not at all before 万, 亿 and the end.
  return words
    .join('')
    .replace(/零+/g, '零')
    .replace(/零([万亿])/g, '$1')
    .replace(/零$/, '');
}
