import { crc32, deflateRawSync } from 'node:zlib';

/** A file inside an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980: the archive of the same content is the same. */
const NO_DATE = 0x0021;

/** An archive that every system opens; entries of up to four gigabytes in all. */
export function zip(entries: Iterable<ZipEntry>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const label = Buffer.from(name);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(NO_DATE, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, label, packed);
    directory.push(
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.from([20, 0]),
      facts,
      tail,
      label,
    );
    at += 4 + facts.length + label.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const count = directory.length / 5;
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, index, end]);
}
