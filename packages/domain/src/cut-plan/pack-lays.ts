export interface Lay {
  readonly colors: readonly { readonly colorId: string; readonly plies: number }[];
  readonly plies: number;
}

/**
 * Fills lays to the ply limit, colour after colour with the fullest first: as many lays as
 * ⌈plies ÷ limit⌉, and a colour is split only where a lay is full.
 *
 * @see docs/formulas.md#cut-plan
 */
export function packLays(
  colors: readonly { readonly colorId: string; readonly plies: number }[],
  maxPlies: number,
): Lay[] {
  const lays: { colorId: string; plies: number }[][] = [];
  let room = 0;
  for (const { colorId, plies } of [...colors].sort((a, b) => b.plies - a.plies)) {
    let left = plies;
    while (left > 0) {
      if (room === 0) {
        lays.push([]);
        room = maxPlies;
      }
      const laid = Math.min(left, room);
      lays.at(-1)?.push({ colorId, plies: laid });
      left -= laid;
      room -= laid;
    }
  }
  return lays.map((ofLay) => ({
    colors: ofLay,
    plies: ofLay.reduce((total, { plies }) => total + plies, 0),
  }));
}
