import type { GroupCode } from './pages.ts';

/** A job as a new company starts with it: what it sees and which buttons it presses. */
export interface JobTemplate {
  readonly code: string;
  readonly name: string;
  /** 1 manager, 2 leader, 3 operator, 4 clerk, 5 specialist, 9 administrator (everything). */
  readonly jobType: 1 | 2 | 3 | 4 | 5 | 9;
  /** 1 company, 2 own departments, 3 managed groups, 4 self. */
  readonly dataScope: 1 | 2 | 3 | 4;
  readonly groups: readonly GroupCode[];
  /** Keys of buttons and fields. Single pages stand with their address in `specs/addresses.ts`. */
  readonly keys: readonly string[];
}
