import type { Bilingual } from '../refusals/refusals.ts';
import type { ColorPlies } from './bed-draft.ts';

/** How a sentence calls a colour block: `黑色`, or `黑色B段` on a shade-level bed. */
export function blockName({ colorId, colorName, shade }: Omit<ColorPlies, 'plies'>): Bilingual {
  const color = colorName ?? colorId;
  return shade
    ? { zh: `${color}${shade}段`, en: `${color} shade ${shade}` }
    : { zh: color, en: color };
}
