import { decimal, roundHalfUp } from '../../decimal.ts';
import type { RollField } from './list-heads.ts';

/** What one of a unit is in metres, kilograms or centimetres, by the field that may be in it. */
const UNITS: readonly (readonly [words: RegExp, of: RollField, factor: string])[] = [
  [/^(m|mt|mtrs?|米|met(re|er)s?)$/, 'labelLen', '1'],
  [/^(y|yds?|码|yards?)$/, 'labelLen', '0.9144'],
  [/^(ft|英尺|feet)$/, 'labelLen', '0.3048'],
  [/^(kgs?|公斤|千克)$/, 'labelWeight', '1'],
  [/^(lbs?|磅)$/, 'labelWeight', '0.45359237'],
  [/^(cms?|公分|厘米)$/, 'widthCm', '1'],
  [/^(in|inch|inches|英寸|寸|"|”|'')$/, 'widthCm', '2.54'],
  [/^(m|米)$/, 'widthCm', '100'],
];

/** Places that figures are kept with. */
const PLACES: Readonly<Partial<Record<RollField, number>>> = {
  labelLen: 3,
  labelWeight: 3,
  widthCm: 1,
};

const FIGURE = /^([+-]?[\d.,\s]*\d)\s*([^\d\s.,+-].*)?$/;

/**
 * The cells of a column of figures in metres, kilograms or centimetres. A cell that says its unit has that one, others
 * have the one of the head. What cannot be read stays as it is; what could be two figures gets a question mark, so that
 * nobody reads it as one.
 */
export function readFigures(
  field: RollField,
  head: string,
  texts: readonly string[],
): readonly string[] {
  const places = PLACES[field];
  if (places === undefined) return texts;
  const figures = texts.map((text) => FIGURE.exec(text));
  const comma = commaOf(figures.map((found) => found?.[1] ?? ''));
  const above = unitOfHead(field, head) ?? '1';
  return texts.map((text, row) => {
    const [, digits = '', unit = ''] = figures[row] ?? [];
    if (digits === '') return text;
    const figure = numberOf(digits.replaceAll(/\s/g, ''), comma);
    if (figure === undefined) return `${text} ?`;
    const factor = unit === '' ? above : factorOf(field, unit.trim());
    if (factor === undefined) return text;
    return factor === '1' ? figure : roundHalfUp(decimal(figure).times(factor), places).toString();
  });
}

const factorOf = (field: RollField, unit: string): string | undefined =>
  UNITS.find(([words, of]) => of === field && words.test(unit.toLowerCase()))?.[2];

/** The unit in a head, as its factor: in brackets, at its end, or the head itself. */
export function unitOfHead(field: RollField, head: string): string | undefined {
  const words = head.toLowerCase();
  const named = [
    ...Array.from(words.matchAll(/[([](.*?)[)\]]/g), ([, inside = '']) => inside.trim()),
    ...(words.match(/[a-z]+|["”]|[码磅米寸]/g) ?? []),
  ];
  return named.flatMap((unit) => factorOf(field, unit) ?? [])[0];
}

/** What a comma is in a column, as far as one of its figures says so. */
function commaOf(figures: readonly string[]): 'decimal' | 'thousands' | undefined {
  if (figures.some((text) => /\.\d{3},|,\d{1,2}$|,\d{4,}$|^0,/.test(text))) return 'decimal';
  return figures.some((text) => /,\d{3}\.|,\d{3},/.test(text) || /\.\d{1,2}$/.test(text))
    ? 'thousands'
    : undefined;
}

function numberOf(text: string, comma: ReturnType<typeof commaOf>): string | undefined {
  if (comma === 'decimal') return tidy(text.replaceAll('.', '').replace(',', '.'));
  if (comma === 'thousands' || !text.includes(',')) return tidy(text.replaceAll(',', ''));
  return undefined;
}

const tidy = (text: string): string | undefined =>
  /^[+-]?\d*\.?\d+$/.test(text) ? decimal(text).toString() : undefined;
