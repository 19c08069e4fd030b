export * from './generated/amc-operations.ts';
