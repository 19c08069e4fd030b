import { type StandardColor, standardColors } from '../../src/new-company/lists/colors.ts';

/** How much more often than others a colour is ordered. */
const WEIGHTS: Readonly<Record<string, number>> = {
  BLK: 22,
  WHT: 18,
  NVY: 12,
  GRY: 6,
  DGR: 4,
  KHK: 7,
  AGN: 5,
  WNE: 5,
  HAZ: 5,
  OFW: 4,
  PNK: 4,
};

export interface PaletteColor extends StandardColor {
  /** Share of orders that ask for it. */
  readonly weight: number;
}

export const colors: readonly PaletteColor[] = standardColors.map((color) => ({
  ...color,
  weight: WEIGHTS[color.code] ?? 1,
}));
