import type { ColorLine, RollLine } from './draft.ts';

/** Rolls lie on the table colour by colour, in the order of the colours; scans keep their order within. */
export function byColorOrder(
  rolls: readonly RollLine[],
  colors: readonly ColorLine[],
): readonly RollLine[] {
  const place = ({ colorId }: RollLine) => {
    const at = colors.findIndex((color) => color.colorId === colorId);
    return at < 0 ? colors.length : at;
  };
  return rolls.toSorted((one, other) => place(one) - place(other));
}
