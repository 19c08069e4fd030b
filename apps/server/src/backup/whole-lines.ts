/** Rows travel in pieces of about this many bytes. */
const PIECE_BYTES = 4 * 1024 * 1024;
const NEW_LINE = 10;

/** Puts pieces of COPY text together so that each ends with a line: inside a value a line never breaks. */
export async function* wholeLines(
  chunks: AsyncIterable<Uint8Array>,
  pieceBytes = PIECE_BYTES,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < pieceBytes) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(NEW_LINE) + 1;
    if (end > 0) yield all.subarray(0, end);
    held = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(held);
}
