const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether the text is `YYYY-MM-DD` and the calendar has that day. */
export function isDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  // A day that a month does not have is carried over into the next one.
  return DAY.test(text) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
