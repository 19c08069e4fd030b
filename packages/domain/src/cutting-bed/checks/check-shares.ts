import { isDecimal, sum } from '../../decimal.ts';
import { groupBy } from '../../group-by.ts';
import { type Issue, issue } from '../../refusals/issue.ts';
import type { Participant } from '../bed-draft.ts';

export interface PaidProcess {
  readonly orderProcessId: string;
  readonly processName: string;
}

/** The shares of everyone who worked on a bed-paid operation add up to 100 %. */
export function checkShares(
  employees: readonly Participant[],
  processes: readonly PaidProcess[],
): Issue[] {
  const byProcess = groupBy(employees, ({ orderProcessId }) => orderProcessId);
  return processes.flatMap(({ orderProcessId, processName }) => {
    const shares = byProcess.get(orderProcessId);
    if (!shares) return [issue('employees', 'participants-missing', { process: processName })];
    const total = sum(shares.map(({ sharePct }) => (isDecimal(sharePct) ? sharePct : 0)));
    return total.eq(100)
      ? []
      : [issue('employees', 'shares-not-100', { process: processName, sum: total.toString() })];
  });
}
