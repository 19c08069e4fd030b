/** What lies together on a lay: one colour in one shade, or in whichever shade comes. */
export interface PlanBlock {
  readonly colorId: string;
  readonly shade: string | null;
}

/** Longest name of a shade, in characters. */
export const SHADE_LENGTH = 4;

/** Names a block among the plies of a lay. */
export const blockKey = ({ colorId, shade }: PlanBlock): string => `${colorId}/${shade ?? ''}`;

/** The block of a key. */
export const blockOf = (key: string): PlanBlock => {
  const at = key.indexOf('/');
  return { colorId: key.slice(0, at), shade: key.slice(at + 1) || null };
};

/** Blocks that lays have room for, colour by colour and shade by shade; a colour nobody laid comes in any shade. */
export function blocksOf(
  colorIds: readonly string[],
  keys: readonly string[],
): readonly PlanBlock[] {
  const known = [...new Set(keys)].map(blockOf);
  return colorIds.flatMap((colorId) => {
    const own = known.filter((block) => block.colorId === colorId);
    if (own.length === 0) return [{ colorId, shade: null }];
    return own.toSorted((a, b) => (a.shade ?? '').localeCompare(b.shade ?? ''));
  });
}
