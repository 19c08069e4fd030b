import { ConditionError } from './condition-error.ts';
import { LIMITS } from './limits.ts';

/** One word of a condition text. */
export interface Token {
  readonly type: 'word' | 'number' | 'text' | 'sign' | 'end';
  /** Words in lower case where the grammar knows them; texts without their quotes. */
  readonly value: string;
  readonly position: number;
}

const SPACE = /[ \t\r\n]*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]{0,62}(?![A-Za-z0-9_])/y;
const NUMBER = /-?\d+(\.\d+)?(?![A-Za-z0-9_.])/y;
const TEXT = /'((?:[^']|'')*)'(?!')/y;
const SIGN = /!=|<>|<=|>=|[=<>(),]/y;

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** @throws {ConditionError} at the first character that belongs to no word */
export function lex(source: string): Token[] {
  if (source.length > LIMITS.length) throw new ConditionError('too-long', LIMITS.length);
  const control = source.search(CONTROL);
  if (control !== -1) throw new ConditionError('control-character', control);

  const tokens: Token[] = [];
  let position = 0;
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    return pattern.exec(source);
  };

  for (;;) {
    position += read(SPACE)?.[0].length ?? 0;
    if (position === source.length) return [...tokens, { type: 'end', value: '', position }];

    const token = nextToken(read, source, position);
    tokens.push(token.word);
    position += token.length;
  }
}

function nextToken(
  read: (pattern: RegExp) => RegExpExecArray | null,
  source: string,
  position: number,
): { readonly word: Token; readonly length: number } {
  const text = read(TEXT);
  if (text !== null) {
    const value = (text[1] ?? '').replaceAll("''", "'");
    if (value.length > LIMITS.value) throw new ConditionError('value-too-long', position);
    return { word: { type: 'text', value, position }, length: text[0].length };
  }
  if (source[position] === "'") throw new ConditionError('open-text', position);

  for (const [type, pattern] of [
    ['number', NUMBER],
    ['word', WORD],
    ['sign', SIGN],
  ] as const) {
    const found = read(pattern)?.[0];
    if (found !== undefined)
      return { word: { type, value: found, position }, length: found.length };
  }
  throw new ConditionError('unknown-character', position);
}
