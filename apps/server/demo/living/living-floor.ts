import { randomUUID } from 'node:crypto';
import { suspicionSeconds } from '@garment-mes/domain/scans';
import type { Engine } from '../../src/database/engine.ts';
import { recordScan } from '../../src/features/scans/intake/record-scan.ts';
import type { Services } from '../../src/operations.ts';
import type { Actor } from '../../src/records/actor.ts';
import { clockText } from '../../src/records/clock-text.ts';
import { TIME_ZONE } from '../demo-services.ts';
import { fastRandom } from '../history/fast-random.ts';
import { nextEvent } from './living-events.ts';
import {
  type LivingLine,
  livingLines,
  nextJob,
  type Sewer,
  secondsSince,
} from './living-lines.sql.ts';

/** A scan every so often: a floor that can be watched, not a benchmark. */
const EVERY_MS = 3_000;
/** Every so many scans something else happens on one of the lines. */
const EVENT_EVERY = 5;

export interface LivingFloorOptions {
  readonly everyMs?: number;
  /** How many lines live; all of them when not said. */
  readonly lines?: number;
}

/**
 * Simulates work in the demo factory: on every sewing line of all companies people report the operations of the
 * bundles that lie there, recorded like any scan of the floor. In between sewn bundles are checked, problems
 * are called out, answered and closed, and machines stop and start, each by the workings behind the calls.
 * Refusals are the floor's business and end nothing.
 *
 * @returns stops it, and waits for what is under way
 */
export async function startLivingFloor(
  engine: Engine,
  services: Services,
  { everyMs = EVERY_MS, lines: most }: LivingFloorOptions = {},
): Promise<() => Promise<void>> {
  const lines = (await livingLines(engine)).slice(0, most);
  if (lines.length === 0) return async () => {};
  const random = fastRandom('', 'living floor');
  let turn = 0;
  let events = 0;
  let running: Promise<unknown> = Promise.resolve();
  // A scan of the demo that is refused or fails stops neither the server nor the next scan.
  const then = (work: () => Promise<void>) => {
    running = running.then(() => work().catch(() => undefined));
  };
  const timer = setInterval(() => {
    const line = lines[turn % lines.length];
    const round = Math.floor(turn / lines.length);
    turn += 1;
    if (!line) return;
    const sewer = line.sewers[round % line.sewers.length];
    if (sewer) then(() => sew(services, line, sewer, round % 2 === 0));
    if (turn % EVENT_EVERY !== 0) return;
    const nth = events++;
    const place = lines[Math.floor(nth / 4) % lines.length] ?? line;
    then(() =>
      services.engine.tenant(scopeOf(place, place.leader), (tx) =>
        nextEvent(services, tx, actorOn(services, place, place.leader), place, nth % 4, random),
      ),
    );
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

const scopeOf = ({ companyId }: LivingLine, { userId }: Sewer) => ({
  companyId,
  userId: userId ?? '0',
  timeZone: TIME_ZONE,
});

const actorOn = (services: Services, line: LivingLine, person: Sewer): Actor => ({
  companyId: line.companyId,
  scope: scopeOf(line, person),
  user: { id: person.userId ?? '0', name: person.name },
  employee: {
    id: person.id,
    employeeNo: person.employeeNo,
    name: person.name,
    deptId: line.lineDeptId,
  },
  now: services.clock(),
  can: () => false,
});

/** One report of a person: people of the demo do not report faster than they could sew. */
async function sew(
  services: Services,
  line: LivingLine,
  sewer: Sewer,
  finishes: boolean,
): Promise<void> {
  const actor = actorOn(services, line, sewer);
  const deviceDate = clockText(actor.now, TIME_ZONE);
  await services.engine.tenant(actor.scope, async (tx) => {
    const job = await nextJob(tx, line, finishes);
    if (!job) return;
    const seconds = await secondsSince(tx, line.companyId, sewer.id, deviceDate);
    if (seconds !== undefined && seconds < suspicionSeconds(job.num, job.sam)) return;
    await recordScan(services, tx, actor, {
      id: job.bundleProcessId,
      bundleProcessSubmitRecord: {
        requestId: randomUUID(),
        type: 1,
        num: job.num,
        employeeId: sewer.id,
        lineDeptId: line.lineDeptId,
        deviceDate,
        channel: 2,
        deviceId: `${line.code}-PDA`,
      },
    });
    await services.publish(tx, { topic: 'board', keys: ['reduceBed'] });
  });
}
