/** Beginnings of the addresses of pages that are made for phones and terminals on the floor. */
export const PHONE_PAGES = ['/mes/app/', '/app/'] as const;

/** The beginning that an address has; `undefined` for a page of the office. */
export const phonePageOf = (path: string): string | undefined =>
  PHONE_PAGES.find((start) => path.startsWith(start));
