import { useState } from 'react';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';

/** What somebody chose for the day, kept on this device until the day is over. */
export function useKeptToday<Choice extends object>(name: string, employeeId: string | undefined) {
  const { companyId, today } = useWorkbench();
  const [, redraw] = useState(0);
  const key = `${name}.${companyId}.${employeeId ?? ''}`;
  const day = today();
  const kept = readStored<(Choice & { readonly day: string }) | null>(key) ?? undefined;
  const chosen: Choice | undefined = kept?.day === day ? kept : undefined;

  function choose(choice: Choice | undefined) {
    writeStored(key, choice === undefined ? null : { ...choice, day });
    redraw((count) => count + 1);
  }
  return [chosen, choose] as const;
}
