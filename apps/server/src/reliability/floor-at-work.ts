import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Engine, sql } from '../database/engine.ts';
import { findOffenders } from '../invariants/find-offenders.ts';
import { invariants } from '../invariants/invariants.ts';
import { type Wire, wireOf } from '../testing/server-process.ts';
import { type ScanWriter, scanWriter } from './scan-writer.ts';

/** Rounds of killing: a few in every test run, many when promises are proved. */
export const ROUNDS = process.env.PROVE === '1' ? 50 : 5;
/** The order of the demo has pieces for about this many scans of one operation each round. */
const SCANS_A_ROUND = 20;
/** The blow falls within this after the first answer of a round. */
const LATEST_MS = 1_500;

/** What a round works on, read from the database before the server opens it. */
export interface Floor {
  readonly operations: readonly string[];
  readonly employeeId: string;
  readonly bed: { readonly id: string; readonly version: number };
}

export async function floorOf(engine: Engine): Promise<Floor> {
  const operations = await engine.system((tx) =>
    tx.all<{ id: string }>(sql`
      select p.id from mes2.bundle_process p
      join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
      join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
      join mes2.production_order r on r.company_id = b.company_id and r.id = b.order_id
      where r.order_no = 'SO2403017' and o.process_code = 'C06' and p.done_num = 0 and b.num >= 15
      order by b.bundle_no`),
  );
  const [worker] = await engine.system((tx) =>
    tx.all<{ id: string }>(sql`
      select m.id from amc.company_member m join amc.app_user u on u.id = m.user_id
      where u.username = 'cx.worker'`),
  );
  const [bed] = await engine.system((tx) =>
    tx.all<Floor['bed']>(sql`
      select c.id, c.version from mes2.cutting_bed c
      join mes2.production_order r on r.company_id = c.company_id and r.id = c.order_id
      where r.order_no = 'SO2403017' and c.status < 3`),
  );
  if (!worker || !bed || operations.length < 40) throw new Error('the demo is not as expected');
  return { operations: operations.map(({ id }) => id), employeeId: worker.id, bed };
}

export interface FloorAtWork {
  readonly writer: ScanWriter;
  /** Signs people in; once, for sign-ins outlive a killed server too. */
  begin(url: string): Promise<void>;
  /** Writes scans, and submits the bed unless that was acknowledged, until `blow` has struck. */
  round(blow: () => Promise<void>): Promise<void>;
  /** Sends everything again: what was acknowledged is there, what was not happens now, once. */
  repeat(): Promise<void>;
  /** Submits the bed where every blow came before its answer. */
  finish(): Promise<void>;
  /** Compares the database with what was acknowledged. */
  check(engine: Engine): Promise<void>;
}

export function floorAtWork({ operations, employeeId, bed }: Floor): FloorAtWork {
  const writer = scanWriter(operations, employeeId);
  let worker: Wire;
  let leader: Wire;
  let isSubmitted = false;

  const submit = async () => {
    if (isSubmitted) return;
    const answer = await leader
      .call('PUT', '/mes2/reduce/submit', { id: bed.id, version: bed.version })
      .catch(() => undefined);
    isSubmitted = answer?.body.status === 200;
  };
  return {
    writer,
    async begin(url) {
      worker = await wireOf(url, 'cx.worker');
      leader = await wireOf(url, 'cx.leader');
    },
    async round(blow) {
      const before = writer.acknowledged();
      const writing = writer.write(worker, SCANS_A_ROUND);
      const submitting = submit();
      while (writer.acknowledged() === before) await pause(5);
      await pause(Math.random() * LATEST_MS);
      await blow();
      writer.stop();
      await Promise.all([writing, submitting]);
    },
    async repeat() {
      expect(await writer.repeat(worker)).toEqual([]);
      const { body } = await leader.call('GET', `/mes2/reduce/detail?id=${bed.id}`);
      // Whole or not at all: submitted beds of this factory are bundled in the same step.
      expect(isSubmitted ? [4] : [0, 4]).toContain(body.data.status);
      isSubmitted ||= body.data.status === 4;
    },
    async finish() {
      await submit();
      expect(isSubmitted).toBe(true);
    },
    async check(engine) {
      expect(writer.unexpected).toEqual([]);
      expect(writer.sent.length).toBeGreaterThan(ROUNDS);
      const requests = writer.sent.map(({ requestId }) => requestId);
      const [counted] = await engine.system((tx) =>
        tx.all(sql`
          select (select count(*)::int from mes2.scan where request_id = any(${requests})) as scans,
            (select sum(done_num)::int from mes2.bundle_process where id = any(${operations}::bigint[])) as done,
            (select count(*)::int from mes2.bundle b where b.cutting_bed_id = ${bed.id}) as bundles`),
      );
      expect(counted).toEqual({
        scans: requests.length,
        done: requests.length,
        bundles: 30,
      });
      expect(await findOffenders(engine, invariants)).toEqual([]);
    },
  };
}
