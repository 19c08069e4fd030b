import { BedType } from '@garment-mes/domain/cutting-bed';
import type { BedDraft } from './draft.ts';
import { withBlocks } from './shade-blocks.ts';

/** Bills on their way from one page to another, by the name in the address. */
const handed = new Map<string, BedDraft>();

/** Keeps a plain bill for the page of beds of several shades. */
export function handOver(name: string, draft: BedDraft): void {
  handed.set(name, withBlocks({ ...draft, bedType: BedType.shadeLevel, parentBedId: '' }));
}

/** The bill that was handed over under a name; `undefined` after the page was reloaded. */
export const handedDraft = (name: string): BedDraft | undefined => handed.get(name);
