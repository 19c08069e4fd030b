import { readBarcode, requireBundleFree } from '@garment-mes/domain/bundles';
import { ApiError } from '@garment-mes/sdk';
import { writeConditions } from '@garment-mes/sdk/conditions';
import { type CheckRecordRow, getCheckContext, listCheckRecords } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import { verdictOf } from '../queue/verdict.ts';
import { isBroken } from '../report/report-state.ts';
import { bundleDraft, type KeptBundle, keptBundle, lightOf, reworkDraft } from './check-draft.ts';
import type { Kept } from './use-kept-checks.ts';
import { itemsOf, type Preload } from './use-preload.ts';

const RESOLVE_MS = 6_000;
const ONCE = { timeoutMs: RESOLVE_MS, retries: 0 };
const RED = 3;
/** Kinds of checks of which this page looks at the rework. */
export const CHECKED_HERE = ['1', '2', '3', '4'];

interface OpeningsOf {
  readonly kept: Kept;
  readonly preload: Preload;
  readonly signal: ReturnType<typeof useScanAnswer>;
}

/** From a code to what it opens: a line, a check, a re-inspection, a bundle of a red station. */
export function useOpenings({ kept, preload, signal: { refuse, answer } }: OpeningsOf) {
  const t = useText();
  const { client } = useWorkbench();
  const ask = useCodeQuestion();

  const bundleOf = (code: string): KeptBundle | undefined => {
    const barcode = readBarcode(code)?.bundle ?? code;
    return preload.bundles.find((bundle) => bundle.barcode === barcode);
  };

  async function take(code: string): Promise<void> {
    if (isBroken(code)) return refuse(t('条码不完整，请重扫或手输'));
    const { mode, check, station } = kept.current();
    if (check) return refuse(t('先提交或作废 {title}', { title: check.title }));
    if (station) return holdFor(code);
    if (mode === 'patrol') return standAt(code);
    if (mode === 'rework') return takeBack(code);
    return beginCheck(code);
  }

  /** A bundle of a station that is red is kept for rework. */
  async function holdFor(code: string): Promise<void> {
    const { station } = kept.current();
    if (!station || lightOf(station.faults, preload.items) !== RED)
      return refuse(t('先保存这个工位，再扫码'));
    const found = await ask(code, bundleOf(code) !== undefined);
    const bundle = found ? found.bundle : bundleOf(code);
    if (!bundle) return refuse(found ? t('请扫扎号') : t('离线：没有这一扎的资料'));
    requireFree(bundle);
    // Somebody taps on while the question is on its way, or saves the station.
    const { station: newest } = kept.current();
    if (newest?.requestId !== station.requestId) return refuse(t('先保存这个工位，再扫码'));
    const { id, barcode, bundleLabel: name } = bundle;
    const remedy = { kind: 'bundle', requestId: newRequestId(), id, barcode, name } as const;
    kept.change({ station: { ...newest, remedy } });
    answer('ok', name);
  }

  /** The badge of somebody who sits at a line, or a bundle there, says which one it is. */
  async function standAt(code: string): Promise<void> {
    const found = await ask(code, false);
    if (found === undefined) return refuse(t('离线：请先联网选产线'));
    const { employee, bundle } = found;
    const id = employee?.deptId ?? bundle?.lineDeptId;
    const name = employee?.deptName ?? bundle?.lineDeptName ?? '';
    if (!id) return refuse(t('请扫产线上的工卡或扎号'));
    kept.change({ line: { id, name }, round: undefined });
    answer('ok', name);
  }

  async function beginCheck(code: string): Promise<void> {
    const { checkType, line } = kept.current();
    const query = { barcode: code, checkType };
    const context = await reached(() => getCheckContext(client, { query }, ONCE));
    const bundle = context ? context.bundle && keptBundle(context.bundle) : bundleOf(code);
    if (!bundle) return refuse(context ? t('请扫扎号') : t('离线：没有这一扎的资料'));
    requireFree(bundle);
    const most = context?.maxNum ?? bundle.num;
    if (most < 1) return refuse(t('{bundle} 已全部检查', { bundle: bundle.bundleLabel }));
    const items = itemsOf(context) ?? preload.items;
    const of = { requestId: newRequestId(), checkType, most, items, lineDeptId: line?.id ?? null };
    kept.change({ mode: 'check', check: bundleDraft(bundle, of) });
    answer('ok', bundle.bundleLabel);
  }

  async function takeBack(code: string): Promise<void> {
    const barcode = readBarcode(code)?.bundle ?? code;
    const sql = writeConditions({ kind: 'in', key: 'barcode', not: false, values: [barcode] });
    const query = { openRework: true, pageSize: 1, filter: { check_type: CHECKED_HERE }, sql };
    const found = await reached(() => listCheckRecords(client, { query }, ONCE));
    const [record] = found?.list ?? [];
    if (record) return lookAgain(record);
    refuse(found ? t('{code} 没有待复检的返修', { code: code.slice(-6) }) : t('复检需要联网'));
  }

  async function lookAgain(record: CheckRecordRow): Promise<void> {
    const { checkType, barcode, orderId, lineDeptId } = record;
    const of = barcode ? { barcode } : { orderId, ...(lineDeptId ? { lineDeptId } : {}) };
    const query = { checkType, ...of };
    const context = await reached(() => getCheckContext(client, { query }, ONCE));
    if (!context) return refuse(t('复检需要联网'));
    const check = reworkDraft(newRequestId(), record, itemsOf(context) ?? []);
    kept.change({ mode: 'rework', check });
    answer('ok');
  }

  return { take, lookAgain };
}

function requireFree({ bundleLabel: bundleNo, status, holdReason }: KeptBundle): void {
  requireBundleFree({ bundleNo, status, holdReason });
}

/** @returns `undefined` where the server cannot be reached */
async function reached<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  // Without a network nothing is asked: what a session tries then to renew itself takes seconds.
  if (!navigator.onLine) return undefined;
  try {
    return await ask();
  } catch (error) {
    const isLost = error instanceof ApiError && ['again', 'sign-in'].includes(verdictOf(error, 1));
    if (isLost) return undefined;
    throw error;
  }
}
