/** Moments at which a rule about days or hours breaks first, in the time of the demo's factories. */
export const moments = {
  'before-shift': '2026-03-16T06:40:00+08:00',
  'shift-begins': '2026-05-12T08:06:00+08:00',
  'in-shift': '2026-04-15T10:30:00+08:00',
  'after-shift': '2026-06-18T21:40:00+08:00',
  'monday-night': '2026-11-23T01:20:00+08:00',
  'day-cut-off': '2026-09-09T05:00:00+08:00',
  'utc-midnight': '2026-10-21T07:59:50+08:00',
  sunday: '2026-07-19T14:00:00+08:00',
  'public-holiday': '2026-10-01T11:00:00+08:00',
  'month-end': '2026-08-31T16:30:00+08:00',
  'last-of-december': '2026-12-31T19:00:00+08:00',
  'leap-day': '2028-02-29T09:15:00+08:00',
} as const;

/** The value of `CLOCK` for a run by the machine's own time. */
export const MACHINE = 'machine';

/** @throws {Error} for text that is neither one of the names nor an ISO moment with its offset */
export function momentOf(text: string): Date {
  const iso = Object.entries(moments).find(([name]) => name === text)?.[1] ?? text;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime()) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(iso))
    throw new Error(
      `CLOCK takes an ISO moment with its offset or one of ${[...Object.keys(moments), MACHINE].join(', ')}, not ${text}`,
    );
  return moment;
}
