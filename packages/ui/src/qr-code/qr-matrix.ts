import { encode } from 'uqr';

/**
 * The modules of a QR code, black is `true`, without a quiet zone. The only file that knows the
 * encoder.
 * @returns `undefined` when the text is empty or does not fit
 */
export function qrMatrix(text: string): boolean[][] | undefined {
  if (text === '') return undefined;
  try {
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    return undefined;
  }
}
