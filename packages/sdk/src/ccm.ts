export * from './generated/ccm-operations.ts';
