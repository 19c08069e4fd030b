/** One promise and what was seen of it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export const isHeld = ({ value, atMost, atLeast }: Figure): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);

export function line(figure: Figure): string {
  const { name, value, unit, atMost, atLeast } = figure;
  const limit =
    atMost === undefined ? (atLeast === undefined ? '' : `>= ${atLeast}`) : `<= ${atMost}`;
  return `${isHeld(figure) ? ' ' : '!'} ${name.padEnd(52)} ${String(value).padStart(9)} ${unit.padEnd(6)} ${limit}`;
}

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Runs `work` over every item, so many at a time. @returns items a second */
export async function rate<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (;;) {
        const item = items[next++];
        if (item === undefined) return;
        await work(item);
      }
    }),
  );
  return items.length / ((performance.now() - from) / 1000);
}
