/**
 * A code as it is kept and read, whether of a ticket, a slot card or its chip: a scanner, a keyboard and an input
 * method in full width mean the same one, `K0102` of ` k0102` and `Ｋ０１０２`.
 */
export const scannedCode = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
