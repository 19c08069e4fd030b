/** The pay coefficient of a person, which a change leaves as it was until a day. */
export interface PayCoefficient {
  readonly coefficient: string;
  /** The one before, where it changed. */
  readonly formerCoefficient: string | null;
  /** First work day of `coefficient`, `YYYY-MM-DD`; `null` where it never changed. */
  readonly coefficientFrom: string | null;
}

/** The coefficient that work of a day is paid with, whenever it is reported. */
export const coefficientOn = (
  { coefficient, formerCoefficient, coefficientFrom }: PayCoefficient,
  day: string,
): string =>
  formerCoefficient !== null && coefficientFrom !== null && day < coefficientFrom
    ? formerCoefficient
    : coefficient;
