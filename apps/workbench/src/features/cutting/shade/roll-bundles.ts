import type { BundleRow, CuttingBed } from '@garment-mes/sdk/mes2';

/** A bundle a roll went into, with the plies it gave. */
interface RollShare {
  readonly bundle: Pick<BundleRow, 'id' | 'bundleLabel'>;
  readonly plyFrom: number;
  readonly plyTo: number;
}

/** A roll of a bed and the bundles its plies went into. */
export interface RollProof {
  readonly id: string;
  readonly rollNo: string;
  readonly dyeLot: string;
  readonly shade: string;
  readonly colorName: string;
  readonly plyFrom: number;
  readonly plyTo: number;
  readonly shares: readonly RollShare[];
}

/** Which roll went into which bundle: plies are numbered through the bed, their spans overlap. */
export function rollProofs(
  { rolls }: Pick<CuttingBed, 'rolls'>,
  bundles: readonly Pick<BundleRow, 'id' | 'bundleLabel' | 'colorId' | 'plyFrom' | 'plyTo'>[],
): readonly RollProof[] {
  let ply = 0;
  return rolls.map(({ id, rollNo, dyeLot, shade, colorId, colorName, plies }) => {
    const plyFrom = ply + 1;
    ply += plies;
    const plyTo = ply;
    const shares = bundles.flatMap((bundle): RollShare[] => {
      const from = Math.max(plyFrom, bundle.plyFrom);
      const to = Math.min(plyTo, bundle.plyTo);
      return bundle.colorId === colorId && from <= to ? [{ bundle, plyFrom: from, plyTo: to }] : [];
    });
    return {
      id,
      rollNo,
      dyeLot: dyeLot ?? '',
      shade: shade ?? '',
      colorName,
      plyFrom,
      plyTo,
      shares,
    };
  });
}

/** `B0003(1–24) B0007(1–24)`. */
export const sharesText = (shares: readonly RollShare[]): string =>
  shares
    .map(({ bundle, plyFrom, plyTo }) => `${bundle.bundleLabel}(${plyFrom}–${plyTo})`)
    .join(' ');
