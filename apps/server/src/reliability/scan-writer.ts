import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Wire, WireAnswer } from '../testing/server-process.ts';
import { shanghai } from '../testing/shanghai.ts';

/** One piece of one operation of one bundle, sent until it is answered. */
export interface SentScan {
  readonly requestId: string;
  readonly body: object;
  /** Id of the scan that the server acknowledged. */
  acknowledged: string | undefined;
}

export interface ScanWriter {
  readonly sent: readonly SentScan[];
  /** Answers that were neither a success nor a 503 that says when to come back. */
  readonly unexpected: readonly unknown[];
  /** Sends scans side by side until `stop` or so many; a scan that got no answer stays unacknowledged. */
  write(wire: Wire, most: number): Promise<void>;
  stop(): void;
  /** Sends every scan again, as a handheld does whose answers were lost. @returns those answered otherwise */
  repeat(wire: Wire): Promise<unknown[]>;
  acknowledged(): number;
}

const AT_ONCE = 3;
const COMES_BACK_MS = 60_000;

/** @param operations ids of operations of bundles, each for as many pieces as it takes scans */
export function scanWriter(operations: readonly string[], employeeId: string): ScanWriter {
  const sent: SentScan[] = [];
  const unexpected: unknown[] = [];
  let stopped = false;
  const send = ({ body }: SentScan, wire: Wire) =>
    wire.call('PUT', '/mes2/bundleProcess/update', body);
  const isAway = ({ http, headers }: WireAnswer) => http === 503 && headers.has('retry-after');

  /** Retries on 503 as a handheld does: the database may still be starting. */
  async function insist(scan: SentScan, wire: Wire): Promise<WireAnswer> {
    const until = performance.now() + COMES_BACK_MS;
    for (;;) {
      const answer = await send(scan, wire);
      if (!isAway(answer) || performance.now() > until) return answer;
      await pause(100);
    }
  }

  async function one(wire: Wire): Promise<void> {
    const id = operations[sent.length % operations.length];
    const requestId = randomUUID();
    const submit = { requestId, type: 1, num: 1, employeeId, deviceDate: shanghai(), channel: 2 };
    const scan: SentScan = {
      requestId,
      body: { id, bundleProcessSubmitRecord: submit },
      acknowledged: undefined,
    };
    sent.push(scan);
    const answer = await send(scan, wire).catch(() => undefined);
    if (answer?.body.status === 200) scan.acknowledged = answer.body.data.scan.id;
    else if (answer && !isAway(answer)) unexpected.push(answer.body);
    else await pause(20);
  }

  return {
    sent,
    unexpected,
    async write(wire, most) {
      stopped = false;
      const end = sent.length + most;
      const lane = async () => {
        while (!stopped && sent.length < end) await one(wire);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    },
    stop: () => {
      stopped = true;
    },
    async repeat(wire) {
      const wrong: unknown[] = [];
      for (const scan of sent) {
        const { body } = await insist(scan, wire);
        const id = body.data?.scan?.id;
        if (body.status !== 200 || (scan.acknowledged ?? id) !== id) wrong.push([scan, body]);
        scan.acknowledged ??= id;
      }
      return wrong;
    },
    acknowledged: () => sent.filter((scan) => scan.acknowledged !== undefined).length,
  };
}
