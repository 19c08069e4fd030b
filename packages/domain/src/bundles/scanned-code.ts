/** What a scanner may be told to write in front of a code: the kind of its symbols, `]C1` and others. */
const SYMBOLS = /^\][A-Z][0-9A-Z](?=.)/;
/** Code 39 begins and ends with a star, which some scanners write. */
const STARRED = /^\*(.+)\*$/;

/**
 * A code as it is kept and read, whether of a ticket, a slot card or its chip: a scanner, a keyboard and an input
 * method in full width mean the same one, `K0102` of ` k0102` and `Ｋ０１０２`. Separators that cannot be seen, the
 * identifier of the symbols (ISO/IEC 15424) and the stars of Code 39 are no part of it.
 */
export const scannedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{C}/gu, '')
    .trim()
    .toUpperCase()
    .replace(SYMBOLS, '')
    .replace(STARRED, '$1');
