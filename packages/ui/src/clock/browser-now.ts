import { browserClock } from './clock.ts';

/** Now in the browser's own zone, `YYYY-MM-DD HH:mm:ss`; Sweden writes it that way, so no library of dates is loaded. */
export const browserNow = (): string => new Date(browserClock.now()).toLocaleString('sv-SE');
