/** A number that was measured, and what it may be at most. */
export interface Figure {
  readonly own: number;
  readonly atMost: number;
}

/** What a part of the suite found. */
export interface Found {
  /** By the words a person reads. */
  readonly figures: Readonly<Record<string, Figure>>;
  /** Further numbers that explain the first ones. */
  readonly beside?: Readonly<Record<string, number>>;
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The value that so many of a hundred do not pass. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * share) / 100) - 1] ?? Number.NaN;
