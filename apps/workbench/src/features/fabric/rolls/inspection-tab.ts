/** The panel of a receipt where its rolls are inspected, as an address names it: `?tab=inspection`. */
export const INSPECTION_TAB = 'inspection';
