import { useKeptToday } from './use-kept-today.ts';

/** The process a person does all day. */
export interface FixedProcess {
  /** The same in every order: orders do it under ids of their own. */
  readonly processCode: string;
  readonly processName: string;
}

/** The process somebody is fixed to today. */
export const useFixedProcess = (employeeId: string | undefined) =>
  useKeptToday<FixedProcess>('fixedCode', employeeId);
