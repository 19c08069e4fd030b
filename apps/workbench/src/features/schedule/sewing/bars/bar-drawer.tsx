import { ScheduleStatus } from '@garment-mes/domain/states';
import { ScheduleBarFields, UnscheduledRowFields } from '@garment-mes/sdk/labels';
import type { ScheduleBar, UnscheduledRow } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, Tabs } from '@garment-mes/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import styles from '../sewing.module.css';
import type { PlanOptions } from '../use-plan-options.ts';
import type { BarChange } from './bar-draft.ts';
import { BarForm } from './bar-form.tsx';
import { DayPlanTab, type TypedDays } from './day-plan-tab.tsx';

interface BarDrawerProps {
  /** A bar of a line, or an order that is to be placed there. */
  readonly about: { readonly bar: ScheduleBar } | { readonly row: UnscheduledRow };
  readonly start: BarChange;
  readonly tab: 'form' | 'days';
  readonly options: PlanOptions;
  readonly mayChange: boolean;
  readonly pending: boolean;
  /** Why the last save was refused. */
  readonly refusal: ReactNode;
  readonly onTyped: () => void;
  readonly onSave: (change: BarChange) => void;
  readonly onClose: () => void;
}

const ORDER_FACTS = [
  'styleNo',
  'customerName',
  'num',
  'deliveryDate',
  'stageEndDate',
  'cutReadyDate',
] as const;
const BAR_FACTS = [
  'status',
  'styleNo',
  'customerName',
  'doneNum',
  'endDate',
  'forecastDate',
  'deliveryDate',
  'stageEndDate',
  'cutReadyDate',
] as const;

/** A bar in words: what it is, what it has to keep, where it lies and its days. */
export function BarDrawer(props: BarDrawerProps) {
  const t = useText();
  const { about, start, tab: first, options, mayChange, pending, refusal } = props;
  const { onTyped, onSave, onClose } = props;
  const [value, setValue] = useState(start);
  const [days, setDays] = useState<TypedDays>({});
  const [tab, setTab] = useState<string>(first);
  const hasDays = Object.keys(days).length > 0;
  // A start that was worked out before the drawer opened stays what it is compared with.
  const [opened] = useState(start);
  const { leave, question } = useLeave({ isDirty: value !== opened || hasDays, pending, onClose });
  const bar = 'bar' in about ? about.bar : undefined;
  const ended = bar?.status === ScheduleStatus.ended;
  const form = (
    <BarForm
      value={value}
      options={options}
      placeLocked={!mayChange || (bar !== undefined && bar.status !== ScheduleStatus.stopped)}
      onChange={(next) => {
        setValue(next);
        onTyped();
      }}
    />
  );
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && leave()}
      title={'bar' in about ? `${about.bar.orderNo} · ${about.bar.scheduleNo}` : about.row.orderNo}
      footer={
        mayChange &&
        !ended &&
        tab === 'form' && (
          <>
            <Button onClick={leave}>{t('取消')}</Button>
            <Button
              variant="primary"
              pending={pending}
              disabled={hasDays}
              onClick={() => onSave(value)}
            >
              {bar === undefined ? t('排到产线') : t('保存')}
            </Button>
          </>
        )
      }
    >
      {question}
      {refusal}
      {hasDays && tab === 'form' && <Alert tone="warn">{t('日计划有未保存的数量')}</Alert>}
      {bar !== undefined && bar.conflictText.length > 0 && (
        <Alert tone="warn">
          {bar.conflictText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      {bar === undefined ? (
        <>
          {'row' in about && (
            <Facts
              fields={UnscheduledRowFields}
              names={ORDER_FACTS}
              record={about.row}
              columns={3}
            />
          )}
          {form}
        </>
      ) : (
        <>
          <div className={styles.facts}>
            <Facts fields={ScheduleBarFields} names={BAR_FACTS} record={bar} columns={3} />
          </div>
          <Tabs
            label={t('内容')}
            value={tab}
            onValueChange={setTab}
            items={[
              { value: 'form', label: t('位置'), content: form },
              {
                value: 'days',
                label: t('日计划'),
                content: (
                  <DayPlanTab
                    scheduleId={bar.id}
                    mayChange={mayChange && !ended}
                    typed={days}
                    onTyped={setDays}
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </Drawer>
  );
}
