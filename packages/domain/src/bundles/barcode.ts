import { DomainError } from '../domain-error.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SERIAL_DIGITS = 10;
const SHAPE = /^B([0-9A-Z]{1,8})([0-9A-Z]{10})([0-9A-Z])(?:-(\d{1,4}))?$/;

export interface BundleBarcode {
  readonly companyCode: string;
  readonly serial: bigint;
  /** Sequence number of the operation when the code is a coupon of the bundle. */
  readonly couponSeq: number | undefined;
  /** The code of the bundle itself, without the coupon's tail. */
  readonly bundle: string;
}

/**
 * Makes the barcode of a bundle: `B`, the company's code, ten base-36 digits, a check character.
 *
 * The check is ISO/IEC 7064 MOD 37,36: it catches every wrong character and nearly every exchange of
 * two neighbours.
 *
 * @throws {DomainError} `invalid-value` when the code is not 1–8 letters or digits, or the serial
 *   leaves ten digits
 */
export function makeBarcode(companyCode: string, serial: bigint | number): string {
  const digits = BigInt(serial).toString(36).toUpperCase().padStart(SERIAL_DIGITS, '0');
  const body = `B${companyCode.toUpperCase()}${digits}`;
  if (!SHAPE.test(`${body}0`) || digits.length > SERIAL_DIGITS || BigInt(serial) < 0n) {
    throw new DomainError('invalid-value', { field: '条码' });
  }
  return body + checkCharacter(body);
}

/** The coupon of one operation: the bundle's code and the operation's sequence number. */
export const couponBarcode = (barcode: string, seqNo: number): string => `${barcode}-${seqNo}`;

/** Reads a scanned text; `undefined` when it is no bundle code or its check character is wrong. */
export function readBarcode(text: string): BundleBarcode | undefined {
  const [, companyCode, serial, check, coupon] = SHAPE.exec(text.trim().toUpperCase()) ?? [];
  if (!companyCode || !serial || !check) return undefined;
  const body = `B${companyCode}${serial}`;
  if (checkCharacter(body) !== check) return undefined;
  return {
    companyCode,
    serial: fromBase36(serial),
    couponSeq: coupon === undefined ? undefined : Number(coupon),
    bundle: body + check,
  };
}

export const isBarcode = (text: string): boolean => readBarcode(text) !== undefined;

function checkCharacter(body: string): string {
  let product = 36;
  for (const character of body) {
    const total = (product + ALPHABET.indexOf(character)) % 36 || 36;
    product = (total * 2) % 37;
  }
  return ALPHABET.charAt((37 - product) % 36);
}

const fromBase36 = (digits: string): bigint =>
  [...digits].reduce((value, digit) => value * 36n + BigInt(ALPHABET.indexOf(digit)), 0n);
