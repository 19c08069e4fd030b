import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Good enough: the densest level would take seconds for the entry script, once a start. */
const BROTLI_QUALITY = 6;
/** What is smaller travels in one packet anyway. */
const SMALLEST_BYTES = 1_400;

const kept = new Map<string, Promise<Buffer>>();

/** The best encoding a browser takes; `undefined` when it takes files only as they are. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  const taken = (acceptEncoding ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}

/** A built file compressed once and kept in memory; `undefined` when that is not worth it. */
export async function compressedFile(
  file: string,
  encoding: Encoding,
): Promise<Buffer | undefined> {
  const { size, mtimeMs } = await stat(file);
  if (size < SMALLEST_BYTES) return undefined;
  const key = `${encoding} ${mtimeMs} ${file}`;
  const packed = kept.get(key) ?? readFile(file).then((text) => pack(text, encoding));
  kept.set(key, packed);
  return packed;
}

const pack = (text: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : zip(text);
