export * from './generated/validators.ts';
export type { Fault, Validator } from './validator.ts';
