/** Figures older than this are drawn grey. */
const OLD_AFTER_MS = 60_000;

/** Whether figures of the service are too old to be read as present. @param now the company's clock */
export const isOld = (asOf: string, now: number): boolean =>
  now - Date.parse(`${asOf.replace(' ', 'T')}Z`) > OLD_AFTER_MS;
