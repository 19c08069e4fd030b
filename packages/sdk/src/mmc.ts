export * from './generated/mmc-operations.ts';
