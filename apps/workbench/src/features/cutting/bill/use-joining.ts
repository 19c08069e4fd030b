import type { CuttingBedSizes, ResolvedCode } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import type { Bill } from './bill-context.ts';

/** The operation that people join whose cards are scanned: the first of the order until another is chosen. */
export function useJoining(choices: CuttingBedSizes | undefined, change: Bill['change']) {
  const [chosen, setJoining] = useState<string>();
  const joining = chosen ?? choices?.processes[0]?.orderProcessId ?? '';

  function join(employee: NonNullable<ResolvedCode['employee']>) {
    const process = choices?.processes.find(({ orderProcessId }) => orderProcessId === joining);
    if (process === undefined) return;
    const { orderProcessId, role } = process;
    change({
      type: 'person.added',
      key: `${orderProcessId}.${employee.id}`,
      orderProcessId,
      role,
      employee,
    });
  }

  return { joining, setJoining, join };
}
