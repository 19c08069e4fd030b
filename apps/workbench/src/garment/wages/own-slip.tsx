import { decimal } from '@garment-mes/domain/decimal';
import { formatMoney } from '@garment-mes/domain/formats';
import { WageRecordStatus } from '@garment-mes/domain/states';
import { WageHoursFields } from '@garment-mes/sdk/labels';
import {
  confirmWageRecords,
  objectWageRecord,
  type WageRecord,
  type WageRecordRow,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, ConfirmDialog, EmptyState, Field, Textarea } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { useGranted } from '#screens/list/actions/use-list-actions.tsx';
import styles from './own-wages.module.css';
import { HOURS, PrintSlips, toppedUpText } from './slip-paper.tsx';
import { useSlip } from './use-slip.tsx';
import { WageParts } from './wage-parts.tsx';
import { Due, WageState } from './wage-state.tsx';

/** Letters of an objection, as the service takes them. */
const LONGEST = 500;

interface OwnSlipProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** The own pay slip: what is due and of what, down to the reports of work, and the word of its owner about it. */
export function OwnSlip({ id, onBack }: OwnSlipProps) {
  const t = useText();
  const { userId } = useWorkbench();
  const { slip, waits } = useSlip({ id });
  const [printing, setPrinting] = useState(false);
  const isOwn = slip?.record.userId === userId;
  return (
    <>
      <div className={styles.way}>
        <Button onClick={onBack}>{t('返回')}</Button>
        {isOwn && (
          <Button disabled={printing} onClick={() => setPrinting(true)}>
            {t('打印工资条')}
          </Button>
        )}
      </div>
      {slip === undefined && waits}
      {slip && !isOwn && <EmptyState>{t('这不是你的工资条')}</EmptyState>}
      {slip && isOwn && <Paper slip={slip} />}
      {printing && <PrintSlips rows={[{ id }]} close={() => setPrinting(false)} />}
    </>
  );
}

function Paper({ slip }: { readonly slip: WageRecord }) {
  const t = useText();
  const { record, hours } = slip;
  return (
    <article className={styles.slip} aria-label={t('工资条')}>
      <header className={styles.head}>
        <span>
          <b>{record.periodNo}</b> {record.employeeName} {record.employeeNo} · {record.deptName}
        </span>
        <WageState row={record} />
        <span className={styles.total}>
          {t('应发')} <Due amount={record.payableAmount} />
        </span>
        {decimal(record.topUpAmount ?? '0').gt(0) && <span>{toppedUpText(record)}</span>}
      </header>
      <Word slip={slip} />
      <WageParts slip={slip} />
      <section>
        <h3>{t('工时')}</h3>
        <Facts fields={WageHoursFields} names={HOURS} record={hours} columns={2} />
      </section>
    </article>
  );
}

const { calculated, confirmed } = WageRecordStatus;
const isOpen = ({ status }: WageRecordRow) => status === calculated || status === confirmed;

/** What the owner says of a wage: that it is right, or what is wrong with it; and what payroll answered. */
function Word({ slip: { record, steps } }: { readonly slip: WageRecord }) {
  const t = useText();
  const granted = useGranted();
  const [asking, setAsking] = useState(false);
  const [objecting, setObjecting] = useTabState(`objecting:${record.id}`, false);
  const { objection, answerText } = record;
  const waits = objection !== null && answerText === null;
  const mayConfirm = record.status === calculated && granted({ operation: confirmWageRecords });
  const mayObject = isOpen(record) && !waits && granted({ operation: objectWageRecord });
  return (
    <section className={styles.word}>
      {objection !== null && (
        <Alert tone={waits ? 'warn' : undefined}>
          {t('异议')}：{objection}
          <br />
          {waits ? t('财务答复后会通知你') : `${t('答复')}：${answerText}`}
        </Alert>
      )}
      {record.status === calculated && (
        <p>
          {t('确认表示你认可本期应发金额，锁定前仍可提出异议。')}
          {steps.confirmUntil !== null &&
            t('你没有意见时，{date}起自动确认。', { date: steps.confirmUntil })}
        </p>
      )}
      {mayConfirm && !objecting && (
        <Button variant="primary" onClick={() => setAsking(true)}>
          {t('确认工资')}
        </Button>
      )}
      {mayObject && !objecting && (
        <Button onClick={() => setObjecting(true)}>
          {objection === null ? t('提出异议') : t('再次提出异议')}
        </Button>
      )}
      {mayObject && objecting && <Objection row={record} onDone={() => setObjecting(false)} />}
      {asking && <ConfirmOwn row={record} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface OfRow {
  readonly row: WageRecordRow;
}

function ConfirmOwn({ row, onClose }: OfRow & { readonly onClose: () => void }) {
  const t = useText();
  // What was asked about is confirmed, also when the slip behind the question is read anew.
  const [{ id, version, payableAmount }] = useState(row);
  const confirm = useAction(confirmWageRecords, {
    inline: true,
    ok: ({ fails }) => (fails.length > 0 ? null : t('操作成功')),
  });
  async function send() {
    const body = { ids: [id], seen: [{ id, version, payableAmount }], onBehalf: false };
    const { fails } = await confirm.run({ body });
    const [refused] = fails;
    if (refused) throw new Error(refused.text);
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('确认本期应发 {payableAmount} 元？', {
        payableAmount: formatMoney(payableAmount),
      })}
      confirmLabel={t('确认工资')}
      onConfirm={send}
    />
  );
}

/** What is typed stays until it is sent, also when the page is left. */
function Objection({ row, onDone }: OfRow & { readonly onDone: () => void }) {
  const t = useText();
  const { id, version } = row;
  const [text, setText] = useTabState(`objection:${id}`, '');
  const object = useAction(objectWageRecord, { inline: true });
  const send = () =>
    object.run({ body: { id, version, text: text.trim() } }).then(
      () => {
        setText('');
        onDone();
      },
      () => undefined,
    );
  return (
    <>
      <Field label={t('哪里不对')} required>
        <Textarea rows={4} maxLength={LONGEST} value={text} onValueChange={setText} />
      </Field>
      {object.error !== undefined && <Alert tone="bad">{failureText(object.error)}</Alert>}
      <Button
        variant="primary"
        pending={object.pending}
        disabled={text.trim() === ''}
        onClick={() => void send()}
      >
        {t('提交异议')}
      </Button>
      <Button onClick={onDone}>{t('取消')}</Button>
    </>
  );
}
