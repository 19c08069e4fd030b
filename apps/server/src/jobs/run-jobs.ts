import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../database/engine.ts';
import { type Claim, claimJob, endJob, knowJobs, LEASE_SECONDS, renewLease } from './job.sql.ts';
import type { Job } from './job.ts';

const LOOK_EVERY_MS = 5_000;
/** Longest that a stopping server waits for a job. */
const LONGEST_STOP_MS = 10_000;
const RENEW_EVERY_MS = (LEASE_SECONDS * 1_000) / 5;

export interface RunningJobs {
  /** Does everything that is due now. @returns names of the jobs done, in their order */
  runDue(): Promise<string[]>;
  /** Takes no further job, and waits a while for the one under way: another server takes it up again. */
  stop(): Promise<void>;
}

/**
 * Looks for due jobs and does them one after the other.
 * @param whenTold looks when `runDue` is called only
 */
export function startJobs(
  engine: Engine,
  jobs: readonly Job[],
  failed: (error: unknown) => void,
  whenTold = false,
): RunningJobs {
  const names = jobs.map(({ name }) => name);
  let known: Promise<unknown> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const runAll = async (): Promise<string[]> => {
    known ??= knowJobs(engine, jobs).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    await known;
    const done: string[] = [];
    while (!stopped) {
      const claim = await claimJob(engine, names, randomUUID());
      const job = jobs.find(({ name }) => name === claim?.name);
      if (!claim || !job) break;
      await runOne(engine, job, claim, failed);
      done.push(job.name);
    }
    return done;
  };
  const runDue = (): Promise<string[]> => {
    const run = running.then(runAll);
    running = run.catch(() => {});
    return run;
  };
  const timer = whenTold
    ? undefined
    : setInterval(() => void runDue().catch(failed), LOOK_EVERY_MS).unref();

  return {
    runDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.race([running, pause(LONGEST_STOP_MS, undefined, { ref: false })]);
    },
  };
}

async function runOne(
  engine: Engine,
  job: Job,
  claim: Claim,
  failed: (error: unknown) => void,
): Promise<void> {
  const renewing = setInterval(() => void renewLease(engine, claim).catch(failed), RENEW_EVERY_MS);
  renewing.unref();
  let error: string | undefined;
  try {
    await job.run();
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
    failed(thrown);
  } finally {
    clearInterval(renewing);
  }
  await endJob(engine, claim, job.everySeconds, error);
}
