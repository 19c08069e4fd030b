export * from './generated/mes2-operations.ts';
