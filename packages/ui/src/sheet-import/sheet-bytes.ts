import type { SheetFaultCode } from './sheet-fault.ts';
import { looksLikeText } from './text-sheet.ts';

const MEBIBYTE = 1024 * 1024;
/** Bytes a file may have; a sheet of five thousand orders has one or two mebibytes. */
export const SHEET_BYTES = 20 * MEBIBYTE;
/** Bytes its parts may unpack to. A file made to burst a browser has gibibytes. */
const UNPACKED_BYTES = 200 * MEBIBYTE;

const ZIP = 0x504b0304;
const OLE = 0xd0cf11e0;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const COMMENT_BYTES = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DEFLATED = 8;

/** A part of an archive by its directory. */
interface Part {
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own head begins. */
  readonly at: number;
}

const markOf = (bytes: ArrayBuffer): number =>
  bytes.byteLength >= 4 ? new DataView(bytes).getUint32(0) : 0;

/** Whether bytes begin like a workbook of today or of before 2007, and not like text. */
export const looksZipped = (bytes: ArrayBuffer): boolean => [ZIP, OLE].includes(markOf(bytes));

/** What the bytes say against reading a file, or nothing. What an archive says of its size is not believed. */
export async function bytesFault(bytes: ArrayBuffer): Promise<SheetFaultCode | undefined> {
  if (bytes.byteLength > SHEET_BYTES) return 'too-large';
  if (!looksZipped(bytes)) return looksLikeText(bytes) ? undefined : 'not-a-sheet';
  if (markOf(bytes) === OLE) return undefined;
  const parts = partsOf(new DataView(bytes));
  if (parts === undefined) return 'broken';
  const said = parts.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (said > UNPACKED_BYTES) return 'too-large';
  try {
    return (await unpacksBeyond(bytes, parts)) ? 'too-large' : undefined;
  } catch {
    return 'broken';
  }
}

/** The parts of an archive by its directory; `undefined` when it has none. */
function partsOf(view: DataView): readonly Part[] | undefined {
  const last = view.byteLength - END_BYTES;
  let end = last;
  while (end >= Math.max(0, last - COMMENT_BYTES) && view.getUint32(end, true) !== DIRECTORY_END)
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== DIRECTORY_END) return undefined;
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      return undefined;
    parts.push({
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return parts;
}

/** Unpacks all parts, keeping nothing, until they are through or too large. */
async function unpacksBeyond(bytes: ArrayBuffer, parts: readonly Part[]): Promise<boolean> {
  const view = new DataView(bytes);
  let sum = 0;
  for (const { method, packed, at } of parts) {
    const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    if (method !== DEFLATED) {
      sum += packed;
      continue;
    }
    const part = new Blob([new Uint8Array(bytes, from, packed)]);
    const reader = part.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      sum += chunk.value.byteLength;
      if (sum <= UNPACKED_BYTES) continue;
      await reader.cancel();
      return true;
    }
  }
  return sum > UNPACKED_BYTES;
}
