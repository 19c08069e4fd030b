import { foldCode } from '@garment-mes/domain/formats';
import pinyin from 'pinyin-match';

/** Whether a text contains what was typed, in any case and width of letters, as every list searches. */
export const contains = (text: string, typed: string): boolean =>
  foldCode(text).includes(foldCode(typed));

/**
 * Whether a name is meant by what was typed: a part of it, or how its characters sound, in full or
 * by their first letters (`cclb` for 裁床列表).
 * @returns 2 for a part of the name, 1 for the sound, 0 for neither
 */
export function soundMatch(name: string, typed: string): 0 | 1 | 2 {
  const wanted = foldCode(typed);
  if (contains(name, wanted)) return 2;
  // Only letters sound; `pinyin-match` would take a space in a name for a part of a word.
  return /^[a-z ]+$/.test(wanted) && pinyin.match(name, wanted.replaceAll(' ', '')) ? 1 : 0;
}
