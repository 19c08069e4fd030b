import type { Step } from '../company.ts';

/** Which of the people present do which operation. @returns seat of an operation for the nth bundle */
export function stations(
  steps: readonly Step[],
  people: number,
): (step: number, bundle: number) => number {
  const key = people;
  const byPeople = known.get(steps) ?? new Map<number, readonly Seats[]>();
  known.set(steps, byPeople);
  const seats = byPeople.get(key) ?? assign(steps, people);
  byPeople.set(key, seats);
  return (step, bundle) => {
    const seat = seats[step] as Seats;
    return (seat.from + (bundle % seat.count)) % people;
  };
}

interface Seats {
  readonly from: number;
  readonly count: number;
}

const known = new WeakMap<readonly Step[], Map<number, readonly Seats[]>>();

/** Seats in proportion to the minutes of the operations, at least one each, the longest first served. */
function assign(steps: readonly Step[], people: number): Seats[] {
  const counts = steps.map(() => 1);
  for (let left = people - steps.length; left > 0; left -= 1) {
    let heaviest = 0;
    for (let at = 1; at < steps.length; at += 1) {
      const load = (index: number) => (steps[index]?.sam ?? 0) / (counts[index] ?? 1);
      if (load(at) > load(heaviest)) heaviest = at;
    }
    counts[heaviest] = (counts[heaviest] ?? 0) + 1;
  }
  let from = 0;
  return counts.map((count) => {
    const seats = { from, count };
    from += count;
    return seats;
  });
}
