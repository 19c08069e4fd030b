import { textWidth } from '@garment-mes/ui';

/** Words shown in a row; the rest is under 更多. */
const WORDS = 3;
/** Pixels of words after which the rest goes under 更多, and what the button of that menu takes. */
const ROOM = 216;
const MENU = 28;
/** Pixels a plain small button has around its word. */
const BUTTON = 18;

const widthOf = (word: string): number => textWidth(word) + BUTTON;
const total = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + widthOf(word), 0);

/** How many of the words of a row stand side by side, one at least; English ones are longer than Chinese ones. */
export function wordsInRow(words: readonly string[]): number {
  if (words.length <= WORDS && total(words) <= ROOM) return words.length;
  const side = words.slice(0, WORDS - 1);
  const fitting = side.filter((_, at) => at === 0 || total(side.slice(0, at + 1)) + MENU <= ROOM);
  return fitting.length;
}

/** Pixels of the words of a row that stand side by side, with the menu of the others. */
export function wordsRoom(words: readonly string[]): number {
  const count = wordsInRow(words);
  return Math.ceil(total(words.slice(0, count))) + (count < words.length ? MENU : 0);
}
