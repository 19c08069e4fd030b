/** A coefficient that somebody no longer has. */
export interface FormerCoefficient {
  readonly coefficient: string;
  /** Its last work day, `YYYY-MM-DD`. */
  readonly toDate: string;
}

/** The pay coefficient of a person, with those before it: each pays the days until its last one. */
export interface PayCoefficient {
  readonly coefficient: string;
  /** In any order; a day after all of them is paid with `coefficient`. */
  readonly formerCoefficients: readonly FormerCoefficient[];
}

/** The coefficient that work of a day is paid with, whenever it is reported. */
export function coefficientOn(
  { coefficient, formerCoefficients }: PayCoefficient,
  day: string,
): string {
  const [inForce] = formerCoefficients
    .filter(({ toDate }) => day <= toDate)
    .toSorted((a, b) => a.toDate.localeCompare(b.toDate));
  return inForce?.coefficient ?? coefficient;
}
