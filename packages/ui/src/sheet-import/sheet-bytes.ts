import type { SheetFaultCode } from './sheet-fault.ts';

const MEBIBYTE = 1024 * 1024;
/** Bytes a file may have; a sheet of five thousand orders has one or two mebibytes. */
export const SHEET_BYTES = 20 * MEBIBYTE;
/** Bytes its parts may unpack to. A file made to burst a browser says gibibytes. */
const UNPACKED_BYTES = 400 * MEBIBYTE;

const ZIP = 0x504b0304;
const OLE = 0xd0cf11e0;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const COMMENT_BYTES = 65_535;
const ENTRY_BYTES = 46;

/** What the first bytes and the table of contents say against reading a file, or nothing. */
export function bytesFault(bytes: ArrayBuffer): SheetFaultCode | undefined {
  if (bytes.byteLength > SHEET_BYTES) return 'too-large';
  const view = new DataView(bytes);
  const mark = view.byteLength >= 4 ? view.getUint32(0) : 0;
  if (mark === OLE) return undefined;
  if (mark !== ZIP) return 'not-a-sheet';
  const unpacked = unpackedBytes(view);
  if (unpacked === undefined) return 'broken';
  return unpacked > UNPACKED_BYTES ? 'too-large' : undefined;
}

/** What the parts of an archive add up to by its directory; `undefined` when it has none. */
function unpackedBytes(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  let end = last;
  while (end >= Math.max(0, last - COMMENT_BYTES) && view.getUint32(end, true) !== DIRECTORY_END)
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== DIRECTORY_END) return undefined;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      return undefined;
    sum += view.getUint32(at + 24, true);
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return sum;
}
