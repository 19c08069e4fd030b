import { isSameRoll, type RollFigures } from '../figures/roll-figures.ts';

interface LineProps {
  readonly roll: RollFigures | undefined;
  /** What is wrong with the cells that are typed, in their order. */
  readonly faults: readonly (string | undefined)[];
}

/** Whether a line of a grid of rolls would show the same: its figures and faults are new objects with every key. */
export function sameLine<Props extends LineProps>(one: Props, other: Props): boolean {
  const { roll, faults, ...rest } = one;
  return (
    isSameRoll(roll, other.roll) &&
    faults.every((fault, at) => fault === other.faults[at]) &&
    Object.entries(rest).every(([name, value]) => other[name as keyof Props] === value)
  );
}
