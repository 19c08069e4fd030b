import { DomainError } from '@garment-mes/domain/refusals';
import { DatabaseError } from '../../../database/database-error.ts';
import type { DataOf } from '../../../generated/operations.ts';
import { failureOf } from '../../../http/faults/failure.ts';
import type { Call, Services } from '../../../operations.ts';
import { reportCardOutOfUse } from '../../../records/cards/report-card-out-of-use.ts';
import { type ScanAnswer, seesMoney, withoutMoney } from '../scan-answer.ts';
import { recordScan } from './record-scan.ts';
import { reportScans } from './report-scans.ts';

type RecordScans = Call<'recordScans'>;
type Verdict = DataOf<'recordScans'>['verdicts'][number];

/** Reports what a device kept, all in one transaction; each report is accepted or refused for itself. */
export async function recordBatch(
  services: Services,
  call: RecordScans,
): Promise<DataOf<'recordScans'>> {
  const { scans } = call.body;
  try {
    const verdicts = await services.engine.tenant(call.scope, (tx) =>
      reportScans(
        services,
        tx,
        scans.map((request) => ({ actor: call, request })),
      ),
    );
    for (const { refusal } of verdicts) await reportCardOutOfUse(services, call, refusal);
    return {
      verdicts: scans.map(({ bundleProcessSubmitRecord: { requestId } }, at) => {
        const { answer, refusal } = verdicts[at] ?? {};
        return answer ? recorded(call, answer) : refused(call, requestId, refusal);
      }),
    };
  } catch (error) {
    if (!isOfOne(error)) throw error;
    return { verdicts: await oneByOne(services, call) };
  }
}

/** What the database refused of one report, such as a line that does not exist, undid them all. */
const isOfOne = (error: unknown): boolean =>
  error instanceof DomainError || (error instanceof DatabaseError && /^2[23]/.test(error.code));

async function oneByOne(services: Services, call: RecordScans): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const scan of call.body.scans)
    verdicts.push(
      await services.engine
        .tenant(call.scope, (tx) => recordScan(services, tx, call, scan))
        .then(
          (answer) => recorded(call, answer),
          async (error: unknown) => {
            await reportCardOutOfUse(services, call, error);
            return refused(call, scan.bundleProcessSubmitRecord.requestId, error);
          },
        ),
    );
  return verdicts;
}

const recorded = (call: RecordScans, answer: ScanAnswer): Verdict => ({
  requestId: answer.scan.requestId,
  status: 200,
  text: null,
  result: seesMoney(call, answer.scan.employeeId) ? answer : withoutMoney(answer),
});

/** @throws what is no refusal */
function refused(call: RecordScans, requestId: string, error: unknown): Verdict {
  const { http, body } = failureOf(error, call.language, call.requestId);
  if (http !== 200) throw error;
  return {
    requestId,
    status: Number(body.status),
    text: String(body.data ?? body.message),
    result: null,
  };
}
