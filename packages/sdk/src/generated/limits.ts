// Generated from specs/ by packages/sdk/scripts/generate.ts. Do not edit.
/** Characters a condition text may have, in the query `sql` of every list. */
export const SQL_LENGTH = 4096;
