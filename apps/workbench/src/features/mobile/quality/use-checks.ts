import { readBarcode, requireBundleFree } from '@garment-mes/domain/bundles';
import { ApiError } from '@garment-mes/sdk';
import { writeConditions } from '@garment-mes/sdk/conditions';
import {
  type CheckRecordRow,
  getCheckContext,
  listCheckRecords,
  type Patrol,
} from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { refusalWords } from '../delivery/in-store.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import { useScanAnswer } from '../frame/use-scan-answer.ts';
import { MOST_WAITING } from '../queue/queued-scan.ts';
import type { NewDocument } from '../queue/scan-queue.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { verdictOf } from '../queue/verdict.ts';
import { isBroken } from '../report/report-state.ts';
import {
  checkDocument,
  recheckDocument,
  remedyDocument,
  stationDocument,
} from './check-documents.ts';
import { type KeptBundle, keptBundle, lightOf } from './check-draft.ts';
import { reinspect } from './reinspect.ts';
import type { Kept } from './use-kept-checks.ts';
import { itemsOf, type Preload } from './use-preload.ts';
import type { WalkedSeat } from './walk.ts';

const RESOLVE_MS = 6_000;
const RED = 3;
/** Kinds of checks of which this page looks at the rework. */
export const CHECKED_HERE = ['1', '2', '3', '4'];

interface ChecksOf {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly kept: Kept;
  readonly preload: Preload;
}

/** From a code to a check, and from what was counted to the queue. */
export function useChecks({ queue, kept, preload }: ChecksOf) {
  const t = useText();
  const { client, companyId, companyName, userId, now } = useWorkbench();
  const queries = useQueryClient();
  const ask = useCodeQuestion();
  const signal = useScanAnswer();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const turn = useRef(Promise.resolve());
  const { refuse, answer } = signal;
  const signed = () => ({ companyId, companyName, userId, at: now() });

  /** One thing at a time; why it did not work is said. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    await work().catch((error: unknown) => refuse(refusalWords(error)));
    busy.current = false;
    setBusy(false);
  }

  /** Keeps documents in the queue. @returns whether there was room */
  async function keep(documents: readonly NewDocument[]): Promise<boolean> {
    if (queue.counts.waiting >= MOST_WAITING) {
      refuse(t('待传已满，请连接网络'));
      return false;
    }
    for (const document of documents) await queue.queue.add(document);
    return true;
  }

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
    const { id, barcode, bundleLabel: name } = bundle;
    const remedy = { kind: 'bundle', requestId: newRequestId(), id, barcode, name } as const;
    kept.change({ station: { ...station, remedy } });
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
    const { bundleLabel, colorName, sizeName, orderNo, orderId, num } = bundle;
    const most = context?.maxNum ?? num;
    if (most < 1) return refuse(t('{bundle} 已全部检查', { bundle: bundleLabel }));
    kept.change({
      mode: 'check',
      check: {
        ...{ requestId: newRequestId(), checkType, orderId, bundleId: bundle.id },
        title: `${bundleLabel} ${colorName} ${sizeName} ${orderNo}`,
        lineDeptId: bundle.lineDeptId ?? line?.id ?? null,
        ...{ most, checkNum: most, reworkNum: 0, secondNum: 0, scrapNum: 0 },
        ...{ faults: {}, images: [], items: itemsOf(context) ?? preload.items },
      },
    });
    answer('ok', bundleLabel);
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
    const { id, checkType, barcode, orderId, lineDeptId, openReworkNum: most } = record;
    const of = barcode ? { barcode } : { orderId, ...(lineDeptId ? { lineDeptId } : {}) };
    const query = { checkType, ...of };
    const context = await reached(() => getCheckContext(client, { query }, ONCE));
    if (!context) return refuse(t('复检需要联网'));
    const items = itemsOf(context) ?? [];
    kept.change({
      mode: 'rework',
      check: {
        ...{ requestId: newRequestId(), checkType, orderId, bundleId: record.bundleId, lineDeptId },
        ...{ title: titleOf(record), parentId: id, most, checkNum: most, reworkNum: 0 },
        ...{ secondNum: 0, scrapNum: 0, faults: {}, images: [], items },
      },
    });
    answer('ok');
  }

  return {
    ...{ signal, isBusy },
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number): void {
      if (signal.accepts(code, at))
        turn.current = turn.current.then(() =>
          take(code).catch((error: unknown) => refuse(refusalWords(error))),
        );
    },
    lookAgain: (record: CheckRecordRow) => attempt(() => lookAgain(record)),
    /** Keeps the open station, and before it what is done about a red one. */
    saveStation: (patrol: Patrol, { seat }: WalkedSeat) =>
      attempt(async () => {
        const { station: draft } = kept.current();
        if (!draft) return;
        const isRed = lightOf(draft.faults, preload.items) === RED;
        const remedy = isRed ? draft.remedy : undefined;
        const { items } = preload;
        const documents = [
          ...(remedy ? [remedyDocument(signed(), patrol, seat, { draft, remedy }, items)] : []),
          stationDocument(signed(), patrol, seat, draft, items),
        ];
        if (!(await keep(documents))) return;
        const { workDate, round } = patrol;
        kept.change({ station: undefined, round: { workDate, round } });
        answer('ok', seat.employeeName);
      }),
    /** Submits the open check: through the queue, or a re-inspection at once. */
    submit: () =>
      attempt(async () => {
        const { check } = kept.current();
        if (!check) return;
        if (check.parentId === undefined) {
          if (!(await keep([checkDocument(signed(), check)]))) return;
        } else {
          if (!navigator.onLine) return refuse(t('复检需要联网'));
          await reinspect(client, check);
          void queries.invalidateQueries();
        }
        kept.change({ check: undefined });
        answer('ok', check.title);
      }),
    recheck: (patrol: Patrol, seat: WalkedSeat['seat'], to: 2 | 3) =>
      attempt(async () => {
        const { id } = seat;
        if (id === null) return;
        const said = { requestId: newRequestId(), recheck: to };
        if (await keep([recheckDocument(signed(), patrol, { ...seat, id }, said)])) answer('ok');
      }),
    reread: (): void => void queries.invalidateQueries(),
  };
}

export type Checks = ReturnType<typeof useChecks>;

const ONCE = { timeoutMs: RESOLVE_MS, retries: 0 };

const titleOf = ({ checkNo, bundleNo, orderNo }: CheckRecordRow): string =>
  [checkNo, bundleNo, orderNo].filter(Boolean).join(' ');

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
