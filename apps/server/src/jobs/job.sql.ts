import { type Engine, sql } from '../database/engine.ts';

/** Lease of a job without a renewal by its server. */
export const LEASE_SECONDS = 300;
/** A job that failed is tried again after this, or after its own time where that is shorter. */
const AGAIN_SECONDS = 300;

export interface Claim {
  readonly name: string;
  readonly holder: string;
}

/** Makes the jobs known; one that never ran is due after its own time. */
export const knowJobs = (
  engine: Engine,
  jobs: readonly { readonly name: string; readonly everySeconds: number }[],
): Promise<number> =>
  engine.system((tx) =>
    tx.run(sql`
      insert into platform.job (name, due_date)
      select name, now() + make_interval(secs => seconds)
      from unnest(${jobs.map(({ name }) => name)}::text[], ${jobs.map((job) => job.everySeconds)}::int[])
        as j (name, seconds)
      on conflict do nothing`),
  );

/** Takes the job that is due longest; `undefined` when none is, or others hold them. */
export const claimJob = (
  engine: Engine,
  names: readonly string[],
  holder: string,
): Promise<Claim | undefined> =>
  engine.system((tx) =>
    tx.one<Claim>(sql`
      update platform.job set holder = ${holder}::uuid, start_date = now(), end_date = null,
        lease_date = now() + make_interval(secs => ${LEASE_SECONDS}::int)
      where name = (
        select name from platform.job
        where name = any(${names}::text[]) and due_date <= now() and (lease_date is null or lease_date < now())
        order by due_date limit 1 for update skip locked)
      returning name, holder`),
  );

/** Renews the lease of a job that still runs. */
export const renewLease = (engine: Engine, { name, holder }: Claim): Promise<number> =>
  engine.system((tx) =>
    tx.run(sql`
      update platform.job set lease_date = now() + make_interval(secs => ${LEASE_SECONDS}::int)
      where name = ${name} and holder = ${holder}::uuid`),
  );

/** Gives the job back; one whose lease ran out meanwhile belongs to somebody else and stays as it is. */
export const endJob = (
  engine: Engine,
  { name, holder }: Claim,
  everySeconds: number,
  error: string | undefined,
): Promise<number> =>
  engine.system((tx) =>
    tx.run(sql`
      update platform.job set holder = null, lease_date = null, end_date = now(), runs = runs + 1,
        failures = case when ${error ?? null}::text is null then 0 else failures + 1 end,
        last_error = left(${error ?? null}::text, 500),
        due_date = now() + make_interval(secs => ${
          error === undefined ? everySeconds : Math.min(everySeconds, AGAIN_SECONDS)
        }::int)
      where name = ${name} and holder = ${holder}::uuid`),
  );
