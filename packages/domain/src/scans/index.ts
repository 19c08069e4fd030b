export {
  acceptScan,
  type BundleProcessRow,
  canScan,
  leftToScan,
  statusAt,
} from './accept-scan.ts';
export {
  BOOK_OTHERS_KEY,
  type BookedPerson,
  type Booker,
  canBookFor,
  requireBooking,
} from './book-work.ts';
export {
  namedProcesses,
  type ResolvableProcess,
  resolveProcess,
  type ScanHints,
} from './resolve-process.ts';
export {
  canReverse,
  type Reverser,
  type ReversibleScan,
  requireReversal,
} from './reverse.ts';
export { Blame, ScanChannel, ScanStatus, ScanType } from './scan-kinds.ts';
export { earnedMinutes, type PaidScan, scanAmount } from './scan-pay.ts';
export {
  requireReversible,
  requireSequence,
  type ScanSequence,
  type SequencedProcess,
  type SequenceRoom,
  sequenceRoom,
} from './sequence.ts';
export { isSuspect, suspicionSeconds } from './suspicion.ts';
