import { BedStatus } from '@garment-mes/domain/cutting-bed';

const STATES: readonly BedStatus[] = [BedStatus.submitted, BedStatus.bundled, BedStatus.closed];

/** Whether a bed is handed on for good: its leftovers are settled by a slip. */
export const isHandedOn = ({ status }: { readonly status: BedStatus }): boolean =>
  STATES.includes(status);
