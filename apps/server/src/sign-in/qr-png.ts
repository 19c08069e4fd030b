import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of a module, and white modules around the code that readers need. */
const MODULE = 8;
const QUIET = 4;

/** A QR code as a picture of one bit a pixel. */
export function qrPng(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border: QUIET });
  const side = data.length * MODULE;
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(1 + Math.ceil(side / 8));
    // A set bit is white: filter byte first, then the pixels from the left.
    for (let at = 0; at < side; at += 1)
      if (!modules[Math.floor(at / MODULE)])
        row[1 + (at >> 3)] = (row[1 + (at >> 3)] ?? 0) | (128 >> (at & 7));
    return Array.from({ length: MODULE }, () => row);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
