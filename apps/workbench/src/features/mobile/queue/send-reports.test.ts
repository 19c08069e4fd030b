import { ApiError } from '@garment-mes/sdk';
import type { RecordScanBody, ScanResult, ScanVerdicts } from '@garment-mes/sdk/mes2';
import { observedClient, refusal, sampleAnswers, sampleBodies } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import type { QueuedScan } from './queued-scan.ts';
import { sendReports } from './send-reports.ts';

const body = sampleBodies.recordScan as RecordScanBody;
const result = sampleAnswers.recordScan as ScanResult;

const entry = (requestId: string): QueuedScan => ({
  call: 'recordScan',
  requestId,
  seq: 1,
  companyId: 'CX',
  userId: '7',
  employeeId: '417',
  words: { bundle: 'B0012', colorName: 'Black', sizeName: 'M', process: 'Join', num: 24 },
  at: 0,
  tries: 0,
  state: 'queued',
  text: undefined,
  outcome: undefined,
  body: { ...body, bundleProcessSubmitRecord: { ...body.bundleProcessSubmitRecord, requestId } },
});

test('a report alone goes as itself, under its own id', async () => {
  const { client, calls } = observedClient({});
  const [answer] = await sendReports(client, [entry('a')]);
  expect(answer).toMatchObject({ outcome: { scanId: result.scan.id, toDo: result.num } });
  expect(calls.map(({ operation }) => operation)).toEqual(['recordScan']);
});

test('several go in one call and each receives its own verdict', async () => {
  const verdict = (requestId: string, status: number, text: string | null = null) => ({
    requestId,
    status,
    text,
    result: status === 200 ? result : null,
  });
  const verdicts: ScanVerdicts = {
    verdicts: [
      verdict('a', 200),
      verdict('b', 10202, 'I22'),
      verdict('c', 10402, 'closed'),
      verdict('d', 10102, 'stale'),
    ],
  };
  const { client, calls } = observedClient({ answers: { recordScans: verdicts } });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const answers = await sendReports(client, ids.map(entry));
  const [call] = calls;
  expect(calls).toHaveLength(1);
  expect(call?.body).toMatchObject({
    scans: ids.map((requestId) => ({ bundleProcessSubmitRecord: { requestId } })),
  });
  expect(answers).toMatchObject([
    { outcome: { scanId: result.scan.id } },
    { failure: { kind: 'business', text: 'I22' } },
    { failure: { kind: 'locked', text: 'closed' } },
    { failure: { kind: 'stale' } },
    // The server said nothing of it.
    { failure: { kind: 'decode' } },
  ]);
});

test('a call that is refused answers none of them', async () => {
  const { client } = observedClient({ answers: { recordScans: refusal(10009, 'scans') } });
  await expect(sendReports(client, [entry('a'), entry('b')])).rejects.toThrow(ApiError);
});
