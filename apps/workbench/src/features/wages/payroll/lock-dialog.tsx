import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import {
  getWageLockCheck,
  lockWages,
  type WageLockCheck,
  type WagePeriodRow,
} from '@garment-mes/sdk/mes2';
import { Button, ConfirmDialog, Dialog, ErrorState, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { DepartmentsField } from './controls.tsx';
import { CheckList } from './lock-checks.tsx';

interface LockDialogProps {
  readonly period: WagePeriodRow;
  readonly onClose: () => void;
}

/** What stands in the way of locking a period or departments of it; asked once more before it is locked. */
export function LockDialog({ period, onClose }: LockDialogProps) {
  const t = useText();
  const [deptIds, setDeptIds] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { id: periodId, periodNo, version } = period;
  const check = useOperation(
    getWageLockCheck,
    { query: { periodId, ...(deptIds.length > 0 ? { deptIds: deptIds.join(',') } : {}) } },
    { live: 'wage' },
  );
  const lock = useAction(lockWages, { inline: true, onDone: onClose });
  const { data, error } = check;
  const sums = data && <Sums check={data} />;
  if (isAsking)
    return (
      <ConfirmDialog
        open
        danger
        title={t('锁定 {periodNo}？', { periodNo })}
        confirmLabel={t('锁定')}
        onOpenChange={(open) => !open && setAsking(false)}
        onConfirm={() =>
          lock.run({
            body: { periodId, version, deptIds: deptIds.length > 0 ? [...deptIds] : null },
          })
        }
      >
        {sums}
        <p>{t('锁定后本期的扫描、冲正、调整和明细都不能再改；迟到的扫描计入下一期。')}</p>
        <p>{t('只能由没有计算和锁定过的人说明原因后解锁。')}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      title={t('锁定检查 {periodNo}', { periodNo })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="primary"
            disabled={data?.isOk !== true || data.recordNum === 0}
            onClick={() => setAsking(true)}
          >
            {t('锁定')}
          </Button>
        </>
      }
    >
      <DepartmentsField values={deptIds} onChange={setDeptIds} />
      {error ? (
        <ErrorState onRetry={() => void check.refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <CheckList check={data} period={period} onLeave={onClose} />
          {sums}
        </>
      )}
    </Dialog>
  );
}

/** Who and how much is locked; no sum for those who may not see amounts. */
function Sums({ check: { recordNum, payableAmount } }: { readonly check: WageLockCheck }) {
  const t = useText();
  const n = formatNumber(recordNum);
  return (
    <p>
      <b>
        {payableAmount === undefined
          ? t('待锁定 {n} 人', { n })
          : t('待锁定 {n} 人，应发合计 {sum} 元', { n, sum: formatMoney(payableAmount) })}
      </b>
    </p>
  );
}
