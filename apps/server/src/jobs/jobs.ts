import { sealAudit } from '../audit/seal.sql.ts';
import { backUp } from '../backup/back-up.ts';
import { keepBackups } from '../backup/keep-backups.ts';
import { systemClock } from '../clock.ts';
import type { FileStore } from '../features/files/file-store.ts';
import { forgetOrphans } from '../features/files/forget-orphans.ts';
import { carryOutTransfers } from '../features/organisation/public.ts';
import { purgeCompanies } from '../features/own-account/purge-companies.ts';
import { escalateProblems } from '../features/problems/escalate-problems.ts';
import { gradeSubcontractors } from '../features/production-basics/grade-subcontractors.ts';
import { remindIdleBundles } from '../features/scan-work/remind-idle-bundles.ts';
import { refreshForecasts } from '../features/schedules/line/refresh-forecasts.sql.ts';
import { refreshWindows } from '../features/targets/refresh-windows.ts';
import { confirmDue } from '../features/wage-records/public.ts';
import { continueCalculations } from '../features/wages/public.ts';
import type { Services } from '../operations.ts';
import { checkRollUps } from '../roll-ups/check-roll-ups.ts';
import { forgetExpired } from './forget-expired.sql.ts';
import type { Job } from './job.ts';
import { makePartitions } from './make-partitions.sql.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Days before the running one on which a shift may still report. */
const RUNNING_DAYS = 1;
/** Days that reports kept on a phone reach back. */
const LATE_DAYS = 7;

export interface BackupPlan {
  readonly folder: string;
  /** How many stay. */
  readonly kept: number;
  /** Where uploads and the key of personal data lie. */
  readonly dataFolder: string;
  readonly givenKey: string | undefined;
}

/** Everything that is done without being asked for, by name. */
export const jobsOf = (
  services: Services,
  files: FileStore,
  backups: BackupPlan | undefined,
): readonly Job[] => [
  job('seal audit', MINUTE, () => sealAudit(services.engine)),
  job('forget expired', 5 * MINUTE, () => forgetExpired(services.engine)),
  job('purge companies', HOUR, () => purgeCompanies(services.engine, services.clock())),
  job('escalate problems', MINUTE, () => escalateProblems(services)),
  job('remind of idle bundles', HOUR, () => remindIdleBundles(services)),
  job('refresh forecasts', 5 * MINUTE, () => refreshForecasts(services.engine)),
  job('count windows', MINUTE, () => refreshWindows(services, RUNNING_DAYS)),
  job('count late windows', HOUR, () => refreshWindows(services, LATE_DAYS)),
  job('check roll-ups', HOUR, () => checkRollUps(services)),
  job('carry out transfers', 5 * MINUTE, () => carryOutTransfers(services)),
  job('confirm wages', HOUR, () => confirmDue(services)),
  job('grade subcontractors', 24 * HOUR, () => gradeSubcontractors(services)),
  job('continue calculations', 15, () => continueCalculations(services)),
  job('make partitions', 24 * HOUR, () =>
    makePartitions(services.engine, services.clock().toISOString().slice(0, 10)),
  ),
  // Files have the time of the disk's machine.
  job('forget orphans', 24 * HOUR, () => forgetOrphans(services.engine, files, systemClock())),
  ...(backups ? [job('back up', 24 * HOUR, () => backUpDaily(services, backups))] : []),
];

async function backUpDaily(
  { engine, clock }: Services,
  { folder, kept, dataFolder, givenKey }: BackupPlan,
): Promise<void> {
  await backUp({ engine, dataFolder, givenKey, now: clock() }, folder);
  await keepBackups(folder, kept);
}

const job = (name: string, everySeconds: number, work: () => Promise<unknown>): Job => ({
  name,
  everySeconds,
  run: () => work().then(() => {}),
});
