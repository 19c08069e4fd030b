export * from './generated/validators/amc.ts';
export * from './generated/validators/ccm.ts';
export * from './generated/validators/mes2.ts';
export * from './generated/validators/mmc.ts';
export type { Fault, Validator } from './validator.ts';
