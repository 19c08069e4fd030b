import type { Like } from './condition.ts';
import { ConditionError } from './condition-error.ts';

type Pattern = Pick<Like, 'match' | 'text'>;

/**
 * Reads the text of a `like`: a `%` at its very start or end is a wildcard, every other character
 * means itself, and a backslash takes the meaning from the character after it.
 */
export function readPattern(pattern: string, position: number): Pattern {
  const letters: { readonly letter: string; readonly plain: boolean }[] = [];
  for (let index = 0; index < pattern.length; index++) {
    const escaped = pattern[index] === '\\';
    if (escaped) index++;
    const letter = pattern[index];
    if (letter === undefined) throw new ConditionError('bad-like', position);
    letters.push({ letter, plain: escaped });
  }

  const isWildcard = (at: number): boolean =>
    letters.at(at)?.letter === '%' && letters.at(at)?.plain === false;
  // A lone % is the wildcard after an empty text.
  const before = letters.length > 1 && isWildcard(0);
  const after = isWildcard(-1);
  const text = letters.slice(before ? 1 : 0, after ? -1 : undefined);
  const match = before ? (after ? 'contains' : 'ends') : after ? 'starts' : 'equals';
  return { match, text: text.map(({ letter }) => letter).join('') };
}

/** The other way round: wildcards where they belong, the text's own `%`, `_` and `\` escaped. */
export function writePattern({ match, text }: Pattern): string {
  const before = match === 'contains' || match === 'ends' ? '%' : '';
  const after = match === 'contains' || match === 'starts' ? '%' : '';
  return before + text.replace(/[\\%_]/g, '\\$&') + after;
}
