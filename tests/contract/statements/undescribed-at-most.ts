/**
 * Calls whose statement only the running program knows, or the database cannot describe. It may only shrink: what
 * these bring is compared while the server's tests run.
 */
export const UNDESCRIBED_AT_MOST = 52;
