const DAY_MS = 86_400_000;

/** Days around the run date in one time zone, as the generator writes them. */
export interface DemoCalendar {
  readonly today: string;
  /** The clock at the run, `HH:mm:ss`. */
  readonly clock: string;
  /** `YYYY-MM-DD`, `days` after today. */
  day(days: number): string;
  /** `YYYY-MM-DD HH:mm:ss` in the company's time zone. */
  at(days: number, time: string): string;
  /** The last day at or before `days` after today that is no Sunday. */
  workday(days: number): number;
}

export function demoCalendar(now: Date, timeZone: string): DemoCalendar {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const date = (days: number) => new Date(noon + days * DAY_MS);
  const day = (days: number) => date(days).toISOString().slice(0, 10);
  return {
    today,
    clock: new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now),
    day,
    at: (days, time) => `${day(days)} ${time}`,
    workday: (days) => (date(days).getUTCDay() === 0 ? days - 1 : days),
  };
}
