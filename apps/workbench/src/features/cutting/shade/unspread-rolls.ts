/** Rolls of a shade that are still in the store. */
interface UnspreadShade {
  readonly shade: string;
  readonly rolls: number;
}

/** What of a garment colour is not spread yet, by shade. */
export interface UnspreadColor {
  readonly colorId: string;
  readonly shades: readonly UnspreadShade[];
}

/** Counts the shades of each colour among rolls that are not spread; banded ones first, by letter. */
export function unspreadShades(
  rolls: readonly { readonly colorId: string; readonly shade: string | null }[],
): readonly UnspreadColor[] {
  return [...Map.groupBy(rolls, ({ colorId }) => colorId)].map(([colorId, ofColor]) => ({
    colorId,
    shades: [...Map.groupBy(ofColor, ({ shade }) => shade ?? '')]
      .map(([shade, same]) => ({ shade, rolls: same.length }))
      .sort((one, other) => (rankOf(one.shade) < rankOf(other.shade) ? -1 : 1)),
  }));
}

const rankOf = (shade: string): string => shade || '~';
