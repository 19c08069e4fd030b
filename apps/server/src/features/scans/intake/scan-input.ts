import type { BodyOf } from '../../../generated/operations.ts';

export type ScanRequest = BodyOf<'recordScan'>;
export type ScanInput = ScanRequest['bundleProcessSubmitRecord'];
