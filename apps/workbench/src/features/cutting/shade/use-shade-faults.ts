import { useText } from '#app/i18n.ts';
import { useBill } from '../bill/bill-context.ts';
import type { RollBlock } from '../bill/draft/shade-blocks.ts';

/** What is wrong with a block: no shade yet, or an odd number of plies under a half ratio. */
export function useShadeFaults(blocks: readonly RollBlock[]): ReadonlyMap<string, string> {
  const t = useText();
  const { draft, choices } = useBill();
  const half = draft.sizes.find(({ ratio }) => Number(ratio) % 1 === 0.5);
  const nameOf = (id: string) =>
    draft.colors.find(({ colorId }) => colorId === id)?.colorName ??
    choices?.colors.find(({ colorId }) => colorId === id)?.colorName ??
    '';
  return new Map(
    blocks.flatMap(({ key, colorId, shade, plies, rolls }): [string, string][] => {
      if (shade === '') return [[key, t('布卷{roll}未定色号段', { roll: rolls[0]?.rollNo ?? '' })]];
      if (half !== undefined && plies % 2 === 1)
        return [
          [
            key,
            t('尺码{size}配比{ratio}，{color}{shade}段{plies}层不是双数', {
              size: half.sizeName,
              ratio: half.ratio,
              color: nameOf(colorId),
              shade,
              plies,
            }),
          ],
        ];
      return [];
    }),
  );
}
