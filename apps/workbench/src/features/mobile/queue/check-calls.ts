import { ApiError, type Client } from '@garment-mes/sdk';
import {
  type CreateCheckRecordBody,
  type CreatePatrolBody,
  type CreateProblemLogBody,
  createCheckRecord,
  createPatrol,
  createProblemLog,
  getPatrol,
  holdBundles,
  type Patrol,
  type PatrolLineInput,
  resolveScanCode,
  updatePatrol,
} from '@garment-mes/sdk/mes2';
import type { CallOptions, DocumentOutcome } from './queued-document.ts';

/** A station of a round that was looked at: the first one opens the round, the others join it. */
export interface PatrolStationBody extends Omit<CreatePatrolBody, 'lines'> {
  readonly station: PatrolLineInput;
}

/** What became of a station that was red. */
export interface PatrolRecheckBody extends Omit<PatrolStationBody, 'station'> {
  /** Its line of the patrol. */
  readonly stationId: string;
  readonly recheck: 2 | 3;
}

/** A bundle that is kept from going on. */
export interface HoldBundleBody {
  readonly requestId: string;
  readonly id: string;
  readonly barcode: string;
  readonly holdReason: string;
}

/** Bodies of what an inspector sends. */
export interface CheckBodies {
  savePatrolStation: PatrolStationBody;
  recheckPatrolStation: PatrolRecheckBody;
  createCheckRecord: CreateCheckRecordBody;
  createProblemLog: CreateProblemLogBody;
  holdBundle: HoldBundleBody;
}

const ON_HOLD = 7;

/** Each may make several calls: all of them share the time of one attempt. */
const share = ({ timeoutMs }: CallOptions, calls: number) => ({ timeoutMs: timeoutMs / calls });

const outcomeOf = (no: string): DocumentOutcome => ({ no, differing: [] });

const roundOf = (
  client: Client,
  { lineDeptId, workDate, round }: Omit<PatrolStationBody, 'station'>,
  options: CallOptions,
): Promise<Patrol> =>
  getPatrol(client, { query: { lineDeptId, workDate, round } }, share(options, 2));

/**
 * Adds a station to its round as that is now. One that is there with the same counts was sent by an attempt whose answer was
 * lost; a round of somebody else is refused with who walks it.
 */
async function savePatrolStation(
  client: Client,
  body: PatrolStationBody,
  options: CallOptions,
): Promise<DocumentOutcome> {
  const { station, ...round } = body;
  const patrol = await roundOf(client, round, options);
  const { id, version, isMine } = patrol;
  if (id === null || !isMine) {
    const made = await createPatrol(
      client,
      { body: { ...round, lines: [station] } },
      { ...share(options, 2), idempotencyKey: options.idempotencyKey },
    );
    return outcomeOf(made.score ?? '');
  }
  const there = patrol.lines.find((line) => line.id !== null && isSameStation(line, station));
  const isSent = there?.sampleNum === station.sampleNum && there.defectNum === station.defectNum;
  if (isSent) return outcomeOf(patrol.score ?? '');
  const changed = await updatePatrol(
    client,
    { body: { id, version, lines: [station] } },
    share(options, 2),
  );
  return outcomeOf(changed.score ?? '');
}

async function recheckPatrolStation(
  client: Client,
  body: PatrolRecheckBody,
  options: CallOptions,
): Promise<DocumentOutcome> {
  const { stationId, recheck } = body;
  const { id, version, lines, score } = await roundOf(client, body, options);
  const line = lines.find((each) => each.id === stationId);
  if (id === null || line === undefined || line.recheck === recheck) return outcomeOf(score ?? '');
  const { orderProcessId, employeeId, sampleNum, defectNum } = line;
  const looked = { orderProcessId, employeeId, sampleNum, defectNum, id: stationId, recheck };
  await updatePatrol(client, { body: { id, version, lines: [looked] } }, share(options, 2));
  return outcomeOf(score ?? '');
}

/** Holds a bundle. One that is on hold for this reason was held by an attempt whose answer was lost. */
async function holdBundle(
  client: Client,
  { id, barcode, holdReason }: HoldBundleBody,
  options: CallOptions,
): Promise<DocumentOutcome> {
  const body = { ids: [id], isHold: true, holdReason };
  const { fails } = await holdBundles(client, { body }, share(options, 2));
  const [fail] = fails;
  if (fail === undefined) return outcomeOf('');
  const { bundle } = await resolveScanCode(client, { query: { code: barcode } }, share(options, 2));
  if (bundle?.status === ON_HOLD && bundle.holdReason === holdReason) return outcomeOf('');
  throw new ApiError('business', { text: fail.text });
}

/** How each of them is carried out. */
export const CHECK_CALLS: {
  readonly [Name in keyof CheckBodies]: (
    client: Client,
    body: CheckBodies[Name],
    options: CallOptions,
  ) => Promise<DocumentOutcome>;
} = {
  savePatrolStation,
  recheckPatrolStation,
  holdBundle,
  createCheckRecord: async (client, body, options) =>
    outcomeOf((await createCheckRecord(client, { body }, options)).record.checkNo),
  createProblemLog: async (client, body, options) => {
    await createProblemLog(client, { body }, options);
    return outcomeOf('');
  },
};

interface Seat {
  readonly orderProcessId: string;
  readonly employeeId: string;
}

const isSameStation = (one: Seat, other: Seat): boolean =>
  one.orderProcessId === other.orderProcessId && one.employeeId === other.employeeId;
