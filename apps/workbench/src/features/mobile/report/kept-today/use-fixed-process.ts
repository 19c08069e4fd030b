import { useKeptToday } from './use-kept-today.ts';

/** The process a person does all day. */
export interface FixedProcess {
  readonly orderProcessId: string;
  readonly processName: string;
}

/** The process somebody is fixed to today. */
export const useFixedProcess = (employeeId: string | undefined) =>
  useKeptToday<FixedProcess>('fixedProcess', employeeId);
