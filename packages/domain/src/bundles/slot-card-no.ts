/**
 * The number of a slot card as it is kept and read: a scanner, a keyboard and an input method in full width mean the
 * same card, `K0102` of ` k0102` and `Ｋ０１０２`.
 */
export const slotCardNo = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
