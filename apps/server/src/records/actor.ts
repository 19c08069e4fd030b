import type { OperationId } from '../generated/operations.ts';
import type { Call } from '../operations.ts';

/** Who acts, for which company and when: the part of a call that the workings behind a handler read. */
export type Actor = Pick<
  Call<OperationId>,
  'companyId' | 'scope' | 'user' | 'employee' | 'can' | 'now'
>;
