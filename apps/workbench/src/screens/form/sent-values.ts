/** Figures are kept with more places than they are taken with: the last zeros go. */
export const trimmed = (text: string | null): string | null =>
  text === null || text === '' ? null : text.includes('.') ? text.replace(/\.?0+$/, '') : text;

/** A cleared cell is no value. */
export const orNull = (text: string | null): string | null => (text === '' ? null : text);

/** Rows made on this page have no number of the service yet. */
export const storedId = (id: string): string | null => (/^\d+$/.test(id) ? id : null);
