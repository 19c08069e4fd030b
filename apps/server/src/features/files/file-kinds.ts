/** What a file is by its first bytes; its name and what the browser says of it count for nothing. */
export interface FileKind {
  readonly ext: 'png' | 'jpg' | 'gif' | 'webp' | 'pdf' | 'xlsx';
  readonly mime: string;
  /** Width times height; absent for what is no picture. */
  readonly pixels?: number;
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Marks of a page hidden in a picture. */
const MARKUP = /<(script|html|svg|body|iframe|!doctype|\?php)/i;

/** @returns `undefined` for every kind that is not kept, and for a picture that is something else besides */
export function kindOf(bytes: Buffer): FileKind | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (starts('%PDF-')) return { ext: 'pdf', mime: 'application/pdf' };
  if (starts('PK\u0003\u0004'))
    return bytes.includes('xl/workbook.xml') && bytes.includes('[Content_Types].xml')
      ? { ext: 'xlsx', mime: SHEET }
      : undefined;
  const picture = pictureOf(bytes, starts);
  if (picture?.pixels === undefined || MARKUP.test(bytes.toString('latin1'))) return undefined;
  return picture;
}

function pictureOf(
  bytes: Buffer,
  starts: (text: string, at?: number) => boolean,
): FileKind | undefined {
  const size = (width: number, height: number) =>
    width > 0 && height > 0 ? { pixels: width * height } : {};
  if (starts('\u0089PNG\r\n\u001a\n') && starts('IHDR', 12) && bytes.length > 32)
    return {
      ext: 'png',
      mime: 'image/png',
      ...size(bytes.readUInt32BE(16), bytes.readUInt32BE(20)),
    };
  if ((starts('GIF87a') || starts('GIF89a')) && bytes.length > 12)
    return { ext: 'gif', mime: 'image/gif', ...size(bytes.readUInt16LE(6), bytes.readUInt16LE(8)) };
  if (starts('RIFF') && starts('WEBP', 8) && bytes.length > 30)
    return { ext: 'webp', mime: 'image/webp', ...size(...webpSize(bytes, starts)) };
  if (starts('\u00ff\u00d8\u00ff'))
    return { ext: 'jpg', mime: 'image/jpeg', ...size(...jpegSize(bytes)) };
  return undefined;
}

function webpSize(bytes: Buffer, starts: (text: string, at?: number) => boolean): [number, number] {
  if (starts('VP8X', 12)) return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (starts('VP8 ', 12)) return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (!starts('VP8L', 12)) return [0, 0];
  const packed = bytes.readUInt32LE(21);
  return [(packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1];
}

/** Walks the segments to the frame header, which has height and width. */
function jpegSize(bytes: Buffer): [number, number] {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return [0, 0];
}
