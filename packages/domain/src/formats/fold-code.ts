/**
 * A code as it is compared: without the spaces around it, in any case and width it is the same one. `code_key` of
 * the database does the same.
 */
export const foldCode = (code: string): string => code.normalize('NFKC').trim().toLowerCase();
