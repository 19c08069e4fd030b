/** Minutes of a day in which the tables work: morning and afternoon. */
const STRETCHES = [
  [8 * 60, 12 * 60],
  [13 * 60, 17 * 60 + 30],
] as const;
/** Beds end early enough for their bundles to be tied and labelled, as the day has them. */
const MOST_MIN = 400;
/** Between two beds a table is cleared. */
const CLEARING_MIN = 10;

/** When something was done on a table: the clock at a share of the work, `HH:mm:ss`. */
export type ClockAt = (share: number) => string;

/** A table for a bed, and when it is worked there. */
export interface Place {
  readonly tableAt: number;
  readonly clockAt: ClockAt;
}

/** Shares the beds of a day out among the tables, those of a table one behind the other. */
export class TableClocks {
  /** Minutes worked by table and day. */
  readonly #worked = new Map<string, number>();
  readonly #tables: number;
  readonly #people: number;

  /**
   * @param tables how many there are
   * @param people who work at a table
   * @param taken days that other beds took of a table, until when: `HH:mm:ss`
   */
  constructor(
    tables: number,
    people: number,
    taken: readonly { readonly tableAt: number; readonly date: string; readonly until: string }[],
  ) {
    this.#tables = tables;
    this.#people = people;
    for (const { tableAt, date, until } of taken)
      this.#worked.set(`${tableAt} ${date}`, workedAt(until) + CLEARING_MIN);
  }

  /**
   * The next stretch of the table with the most time left. A day that is full on every table begins again: then two
   * beds lie side by side.
   *
   * @param standardMin minutes of one person
   */
  take(date: string, standardMin: number): Place {
    const minutes = Math.ceil(standardMin / this.#people);
    const worked = Array.from(
      { length: this.#tables },
      (_, at) => this.#worked.get(`${at} ${date}`) ?? 0,
    );
    const before = Math.min(...worked);
    const tableAt = worked.indexOf(before);
    const from = before + minutes > MOST_MIN ? 0 : before;
    this.#worked.set(`${tableAt} ${date}`, from + minutes + CLEARING_MIN);
    return { tableAt, clockAt: (share) => clockAt(from + Math.round(minutes * share)) };
  }
}

function clockAt(worked: number): string {
  let left = worked;
  for (const [from, to] of STRETCHES) {
    if (left <= to - from) return clockText(from + left);
    left -= to - from;
  }
  // Overtime after the last stretch has no break.
  return clockText(STRETCHES[1][1] + left);
}

/** Working minutes of a day that have passed at a clock. */
export function workedAt(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const at = hours * 60 + minutes;
  return STRETCHES.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(at, to) - Math.min(from, at)),
    0,
  );
}

/** The clock some minutes after another; no later than the day has them. */
export function minutesAfter(clock: string, minutes: number): string {
  const [hours = 0, past = 0] = clock.split(':').map(Number);
  return clockText(hours * 60 + past + minutes);
}

const clockText = (minute: number): string => {
  const within = Math.min(minute, 23 * 60 + 59);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}:00`;
};
