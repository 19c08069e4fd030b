export * from './generated/labels/amc.ts';
export { labelsByName } from './generated/labels/by-name.ts';
export * from './generated/labels/ccm.ts';
export * from './generated/labels/mes2.ts';
export * from './generated/labels/mmc.ts';
export type { ReferenceName } from './generated/labels/references.ts';
export type { EnumLabel, EnumLabels, Field, FieldKind, Fields, Tone } from './label-types.ts';
