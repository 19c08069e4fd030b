import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { addDays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { lockBundle, recordScan, rowWithoutMoney, seesMoney } from '../scans/public.ts';
import { floorSettings, today } from '../settings/public.ts';

const MOST_BUNDLES = 200;
const MANUAL = 4;
const DESK = 5;
/** Device ids and request ids have 40 signs at most; a bundle's own has its place behind the run's. */
const RUN_SIGNS = 36;

type ManualRun = BodyOf<'recordManualScan'>;

/** Enters what was missed: one operation and one person, each bundle a scan with a request of its own. */
export async function recordManualScans(
  services: Services,
  call: Call<'recordManualScan'>,
): Promise<DataOf<'recordManualScan'>> {
  const { body, scope, language } = call;
  const ids = [...new Set(body.bundleIds)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  if (ids.length > MOST_BUNDLES) throw new DomainError('too-many-ids', { max: MOST_BUNDLES });
  if (ids.length === 0) throw new DomainError('required', { field: '扎号' });
  if (body.reason.trim() === '')
    throw new DomainError('reason-required', { action: { zh: '补录', en: 'enter it by hand' } });
  const deviceDate = await services.engine.tenant(scope, (tx) => momentOf(tx, call, body));
  const result: DataOf<'recordManualScan'> = { scans: [], fails: [] };
  for (const [at, bundleId] of ids.entries()) {
    try {
      const { scan } = await services.engine.tenant(scope, async (tx) => {
        const open = await tx.one<{ id: string; left: number }>(sql`
          select id, greatest(0, num - done_num) as left from mes2.bundle_process
          where company_id = ${call.companyId} and bundle_id = ${bundleId}
            and order_process_id = ${body.orderProcessId}`);
        if (!open) throw await notOfBundle(tx, call, bundleId);
        return recordScan(services, tx, call, {
          id: open.id,
          bundleProcessSubmitRecord: {
            requestId: `${body.requestId.slice(0, RUN_SIGNS)}-${at}`,
            type: MANUAL,
            num: body.num ?? Math.max(1, open.left),
            employeeId: body.employeeId,
            lineDeptId: body.lineDeptId ?? null,
            deviceDate,
            channel: DESK,
            remark: body.reason.slice(0, 200),
          },
        });
      });
      result.scans.push(seesMoney(call, body.employeeId) ? scan : rowWithoutMoney(scan));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      result.fails.push({ id: bundleId, text: refusalText(error, language) });
    }
  }
  return result;
}

/** Why an operation is not entered for a bundle: it is another order's, or the bundle is not there. */
async function notOfBundle(tx: Tx, call: Actor, bundleId: string): Promise<DomainError> {
  const bundle = await lockBundle(tx, call, bundleId);
  if (!bundle) return new DomainError('record-missing', { what: '扎号' });
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  return new DomainError('process-not-of-bundle', { bundleNo });
}

/**
 * The moment of a work day that scans are entered for: now on the running day, noon on an earlier one.
 *
 * @throws {DomainError} `out-of-range` before the days that late scans may have, or after today
 */
async function momentOf(
  tx: Tx,
  call: Call<'recordManualScan'>,
  { workDate }: ManualRun,
): Promise<string> {
  const settings = await floorSettings(tx, call);
  const day = today(call, settings);
  if (workDate === day) return clockText(call.now, call.scope.timeZone);
  const first = addDays(day, -settings.lateScanDays);
  if (workDate < first || workDate > day) {
    throw new DomainError('out-of-range', { field: '工作日', min: first, max: day });
  }
  return `${workDate} 12:00:00`;
}
