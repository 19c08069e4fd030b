/** Calls whose statement only the running program knows, or the database cannot describe. It may only shrink. */
export const UNDESCRIBED_AT_MOST = 47;
