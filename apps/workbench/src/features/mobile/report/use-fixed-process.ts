import { useState } from 'react';
import { clockText } from '#kit/request-id.ts';
import { readStored, writeStored } from '#kit/stored.ts';
import { useWorkbench } from '#kit/workbench-context.ts';

/** The process a person does all day. */
export interface FixedProcess {
  readonly orderProcessId: string;
  readonly processName: string;
}

interface Kept extends FixedProcess {
  readonly day: string;
}

/** The process somebody is fixed to, kept on this device until the day is over. */
export function useFixedProcess(employeeId: string | undefined) {
  const { companyId, now } = useWorkbench();
  const [, redraw] = useState(0);
  const key = `fixedProcess.${companyId}.${employeeId ?? ''}`;
  const day = clockText(now()).slice(0, 10);
  const kept = readStored<Kept | null>(key) ?? undefined;
  const fixed: FixedProcess | undefined = kept?.day === day ? kept : undefined;

  function setFixed(process: FixedProcess | undefined) {
    writeStored(key, process === undefined ? null : { ...process, day });
    redraw((count) => count + 1);
  }
  return [fixed, setFixed] as const;
}
