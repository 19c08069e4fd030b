import { WagePeriodStatus } from '@garment-mes/domain/states';
import type { AnyOperation } from '@garment-mes/sdk';
import {
  calculateWages,
  createWagePeriod,
  lockWages,
  payWageRecords,
  unlockWageRecords,
  type WagePeriodRow,
} from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { type ComponentType, useState } from 'react';
import { type Message, msg, useText } from '#app/i18n.ts';
import { useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { Calculate, NewPeriod, Pay, Unlock } from './step-dialogs.tsx';

interface Step {
  readonly operation: AnyOperation;
  readonly label: Message;
  /** States of the period in which it is offered. */
  readonly in: readonly number[];
  readonly Dialog: ComponentType<{
    readonly period: WagePeriodRow;
    readonly onClose: () => void;
  }>;
}

const { open, locked, paid } = WagePeriodStatus;

const STEPS: readonly Step[] = [
  { operation: calculateWages, label: msg('计算'), in: [open], Dialog: Calculate },
  { operation: lockWages, label: msg('锁定'), in: [open], Dialog: LockDialog },
  { operation: unlockWageRecords, label: msg('解锁'), in: [locked], Dialog: Unlock },
  { operation: payWageRecords, label: msg('发放'), in: [locked], Dialog: Pay },
];

/** The steps of a period that the person may set off in its state. */
export function PeriodButtons(props: {
  readonly period: WagePeriodRow | undefined;
  readonly onPeriod: (periodNo: string) => void;
}) {
  const t = useText();
  const granted = useGranted();
  const { period, onPeriod } = props;
  const [opened, setOpened] = useState<Step | 'new'>();
  const close = () => setOpened(undefined);
  const offered = STEPS.filter(
    (step) => granted(step) && period !== undefined && step.in.includes(period.status),
  );
  const isDone = period === undefined || period.status === paid;
  return (
    <>
      {granted({ operation: createWagePeriod }) && (
        <Button
          {...(isDone ? { variant: 'primary' as const } : {})}
          onClick={() => setOpened('new')}
        >
          {t('新建工资期')}
        </Button>
      )}
      {offered.map((step, at) => (
        <Button
          key={step.label}
          {...(at === offered.length - 1 ? { variant: 'primary' as const } : {})}
          onClick={() => setOpened(step)}
        >
          {t(step.label)}
        </Button>
      ))}
      {opened === 'new' && <NewPeriod onOpened={onPeriod} onClose={close} />}
      {opened && opened !== 'new' && period && <opened.Dialog period={period} onClose={close} />}
    </>
  );
}
