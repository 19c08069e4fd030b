import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import { WageRecordStatus } from '@garment-mes/domain/states';
import { CreateWagePeriodBodyFields } from '@garment-mes/sdk/labels';
import {
  calculateWages,
  createWagePeriod,
  getWageReport,
  payWageRecords,
  unlockWageRecords,
  type WagePeriodRow,
} from '@garment-mes/sdk/mes2';
import { ConfirmDialog, DateInput, ErrorState, Field, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { AskDialog } from '#screens/list/actions/ask-dialog.tsx';
import { ReasonDialog } from '#screens/reason-dialog.tsx';
import { DepartmentsField, useDepartmentNames } from './controls.tsx';
import { nextPeriod, usePeriods } from './periods.ts';

interface OfPeriod {
  readonly period: WagePeriodRow;
  readonly onClose: () => void;
}

const { locked } = WageRecordStatus;

const open = {
  name: 'open',
  label: msg('新建工资期'),
  ask: ['periodNo', 'fromDate', 'toDate'],
  asked: CreateWagePeriodBodyFields,
} as const;

/** Opens the next period. @param onOpened is given its number */
export function NewPeriod(props: {
  readonly onOpened: (periodNo: string) => void;
  readonly onClose: () => void;
}) {
  const { today } = useWorkbench();
  const { data } = usePeriods();
  const create = useAction(createWagePeriod, {
    inline: true,
    ok: t('保存成功'),
    onDone: ({ periodNo }) => props.onOpened(periodNo),
  });
  if (data === undefined) return null;
  return (
    <AskDialog
      action={{ ...open, begin: () => nextPeriod(data.list, today()) }}
      rows={[]}
      onConfirm={async (asked) => {
        const { periodNo = '', fromDate = '', toDate = '' } = asked as Record<string, string>;
        await create.run({ body: { periodNo, fromDate, toDate } });
      }}
      onClose={props.onClose}
    />
  );
}

/** Computes the period again, or some departments of it. */
export function Calculate({ period, onClose }: OfPeriod) {
  const t = useText();
  const [deptIds, setDeptIds] = useState<readonly string[]>([]);
  const names = useDepartmentNames(deptIds);
  const { run } = useAction(calculateWages, { inline: true, ok: t('已开始计算') });
  const { id: periodId, periodNo } = period;
  return (
    <ConfirmDialog
      open
      title={t('重新计算 {periodNo} {dept}？', { periodNo, dept: names || t('全部部门') })}
      confirmLabel={t('计算')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() =>
        run({ body: { periodId, deptIds: deptIds.length > 0 ? [...deptIds] : null } })
      }
    >
      <p>{t('已确认且金额变化的员工将退回待确认。')}</p>
      <DepartmentsField values={deptIds} onChange={setDeptIds} />
    </ConfirmDialog>
  );
}

/** Locked wages of a period: how many, and their sum for those who may see it. */
const useLocked = (periodNo: string) =>
  useOperation(getWageReport, {
    query: { periodNo, status: locked, pageNum: 1, pageSize: 1 },
  });

/** Marks the locked wages of a period as paid on a day, today's unless another one is said, for good. */
export function Pay({ period, onClose }: OfPeriod) {
  const t = useText();
  const { today } = useWorkbench();
  const { data, error, refetch } = useLocked(period.periodNo);
  const [paidOn, setPaidOn] = useState(today());
  const { run } = useAction(payWageRecords, { inline: true });
  const { id: periodId, periodNo } = period;
  const n = formatNumber(data?.total);
  const amount = data?.sum.payableAmount;
  return (
    <ConfirmDialog
      open
      danger
      title={
        amount === undefined
          ? t('{periodNo} {n}人标记为已发？此操作不可撤销', { periodNo, n })
          : t('{periodNo} {n}人 合计 {sum} 元标记为已发？此操作不可撤销', {
              ...{ periodNo, n, sum: formatMoney(amount) },
            })
      }
      confirmLabel={t('发放')}
      confirmDisabled={data === undefined || data.total === 0 || paidOn === ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => run({ body: { periodId, ids: null, paidOn } })}
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={1} />
      ) : (
        <Field label={t('发放日期')}>
          <DateInput value={paidOn} onValueChange={setPaidOn} />
        </Field>
      )}
    </ConfirmDialog>
  );
}

/** Wages that one call unlocks. */
const AT_ONCE = 500;
const PAGE = 500;

/** Opens all locked wages of a period again, for a reason. */
export function Unlock({ period, onClose }: OfPeriod) {
  const t = useText();
  const { client } = useWorkbench();
  const { run } = useAction(unlockWageRecords, { inline: true, ok: null });
  const { periodNo } = period;

  async function unlock(reason: string) {
    const ids: string[] = [];
    for (let pageNum = 1, total = 1; ids.length < total; pageNum += 1) {
      const page = await getWageReport(client, {
        query: { periodNo, status: locked, pageNum, pageSize: PAGE },
      });
      ids.push(...page.list.map(({ wageRecordId }) => wageRecordId));
      total = page.list.length < PAGE ? ids.length : page.total;
    }
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { fails } = await run({ body: { ids: ids.slice(from, from + AT_ONCE), reason } });
      const [first] = fails;
      if (first) throw new Error(first.text);
    }
  }
  return (
    <ReasonDialog
      danger
      title={t('解锁 {periodNo}？', { periodNo })}
      confirmLabel={t('解锁')}
      onConfirm={unlock}
      onClose={onClose}
    >
      <p>{t('本期所有已锁定的工资退回待确认；由没有计算和锁定过的人解锁。')}</p>
    </ReasonDialog>
  );
}
