import type { ResolvedCode } from '@garment-mes/sdk/mes2';
import { useKeptToday } from './use-kept-today.ts';

/** A machine whose code was scanned. */
export type ScannedMachine = NonNullable<ResolvedCode['machine']>;

/** The machine somebody works on today. */
export const useMachine = (employeeId: string | undefined) =>
  useKeptToday<ScannedMachine>('machine', employeeId);
