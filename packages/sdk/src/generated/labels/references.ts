// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
/** Lists whose rows other records name by their id. */
export type ReferenceName = 'listCategories' | 'listCustomers' | 'listEfficiencySets' | 'listProblemTypes' | 'listVoices';
