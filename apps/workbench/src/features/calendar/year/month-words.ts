import { currentLanguage } from '#app/i18n.ts';

/** A Monday; its week names the columns. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The month of a day, 四月 or April. */
export const monthName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(currentLanguage(), {
    month: 'long',
    timeZone: 'UTC',
  });

/** The seven days of a week from Monday on, as narrow as the language has them. */
export const weekdayNames = (): readonly string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Date(MONDAY + day * DAY_MS).toLocaleDateString(currentLanguage(), {
      weekday: 'narrow',
      timeZone: 'UTC',
    }),
  );
