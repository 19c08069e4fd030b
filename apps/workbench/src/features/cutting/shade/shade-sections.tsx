import { type BillSectionsProps, Sections } from '../bill/sections/bill-sections.tsx';
import { BundlePreview } from './bundle-preview.tsx';
import { ShadeRolls } from './shade-rolls.tsx';

/** A bed entered roll by roll: there is no grid of colours, its blocks follow from the rolls. */
export const ShadeSections = (props: BillSectionsProps) => (
  <Sections {...props} Rolls={ShadeRolls} after={<BundlePreview />} />
);
