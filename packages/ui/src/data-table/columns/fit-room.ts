import type { ColumnFit } from './fit-columns.ts';

/**
 * Widths of columns in the room there is, in whole pixels: what is missing is taken from those that can give it up,
 * in proportion to what each of them has to give; what is left over first goes to those that do not show all they have.
 * @param room pixels there are; nothing is given up nor taken while that is unknown
 */
export function fitRoom(fits: readonly ColumnFit[], room: number | undefined): readonly number[] {
  const widths = fits.map(({ width }) => width);
  if (room === undefined) return widths;
  const spare = Math.floor(room - widths.reduce((sum, width) => sum + width, 0));
  const shares = fits.map(({ width, least, wish }) =>
    Math.max(0, spare < 0 ? width - least : wish - width),
  );
  let open = shares.reduce((sum, share) => sum + share, 0);
  let rest = Math.min(Math.abs(spare), open);
  return widths.map((width, at) => {
    const share = shares[at] ?? 0;
    if (share === 0) return width;
    const part = Math.round((rest * share) / open);
    rest -= part;
    open -= share;
    return width + Math.sign(spare) * part;
  });
}
