import { readSeparated } from '../table-clipboard/read-tsv.ts';
import { SheetFault } from './sheet-fault.ts';

/** How the letters of a text file are written as bytes. */
export type SheetEncoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be';

const LOOKED_AT = 8_192;
const MARKS: readonly (readonly [SheetEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const markedAs = (bytes: Uint8Array): SheetEncoding | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

/** Whether bytes are the text of a table, and no picture, page or document. */
export function looksLikeText(buffer: ArrayBuffer): boolean {
  const bytes = new Uint8Array(buffer, 0, Math.min(buffer.byteLength, LOOKED_AT));
  if (bytes.length === 0) return false;
  if (markedAs(bytes)?.startsWith('utf-16')) return true;
  const isText = bytes.every((byte) => byte > 31 || byte === 9 || byte === 10 || byte === 13);
  const [first] = bytes;
  return isText && first !== 0x3c && first !== 0x25;
}

/** The encoding by its mark, else UTF-8 where the bytes are UTF-8, else GB18030 as Chinese Excel writes it. */
export function encodingOf(buffer: ArrayBuffer): SheetEncoding {
  const marked = markedAs(new Uint8Array(buffer));
  if (marked !== undefined) return marked;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(buffer);
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

const SEPARATORS = [',', '\t', ';'];
const NAMED = /^sep=(.)\r?\n/;

/**
 * The cells of a text file, whose separator is named in its first line or is the most frequent one there.
 * @throws SheetFault when its quotes do not end: lines would be lost in one cell
 */
export function textCells(buffer: ArrayBuffer, encoding: SheetEncoding): readonly string[][] {
  const text = new TextDecoder(encoding).decode(buffer);
  const named = NAMED.exec(text);
  const { rows, isOpen } = readSeparated(
    named === null ? text : text.slice(named[0].length),
    named?.[1] ?? separatorOf(text),
  );
  if (isOpen) throw new SheetFault('broken');
  return rows;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const heads = first.replaceAll(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((sign) => ({ sign, count: heads.split(sign).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}
