/** Longer than any name sounds. */
const MOST = 200;

/**
 * What was typed as a pattern over the sounds of a name (`pinyin_of` of the database, `<he,ge><jian>`): each
 * character by the beginning of one of its sounds, from its first letter to all of it, so `hj`, `heji` and `hejian`
 * find 合肩.
 * @param start the name begins with it; it is anywhere in the name otherwise
 * @returns `undefined` for what is no sound: nothing but letters and figures is one
 */
export function pinyinPattern(typed: string, start = false): string | undefined {
  const letters = typed.normalize('NFKC').toLowerCase().replaceAll('ü', 'v').replace(/\s/g, '');
  if (letters.length > MOST || !/^[a-z0-9]*[a-z][a-z0-9]*$/.test(letters)) return undefined;
  const character = '<(?:[a-z]+,)*';
  return (start ? '^' : '') + character + [...letters].join(`(?:[^<]*${character})?`);
}
