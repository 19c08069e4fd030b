/** Zero widths, marks of direction and soft hyphens. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without the signs nobody sees, which make two of one number, and without the spaces around it. */
export const seenText = (text: string): string => text.replaceAll(UNSEEN, '').trim();

/**
 * A code as it is compared: without the spaces around it and the signs nobody sees, in any case and width it is the same
 * one. `code_key` of the database does the same.
 */
export const foldCode = (code: string): string => seenText(code.normalize('NFKC')).toLowerCase();
