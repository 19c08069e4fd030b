import { CheckBadFields } from '@garment-mes/sdk/labels';
import type { CheckOperator, Disposition } from '@garment-mes/sdk/mes2';
import { Button, RadioGroup, Select } from '@garment-mes/ui';
import { Check, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { enumOptions } from '#screens/form/form-control.tsx';
import styles from './checks.module.css';
import { disposed, dispositionOf, finished, opened, passed, undone } from './piece.ts';
import type { Tally } from './taps.ts';
import type { Taps } from './use-taps.ts';

interface PieceBarProps {
  readonly taps: Taps;
  readonly tally: Tally;
  /** The last number that a garment can have. */
  readonly most: number;
  readonly operators: readonly CheckOperator[];
}

/** Good or bad, garment by garment: 合格 with Space, 不良 takes one into the hand, Backspace takes the last tap back. */
export function PieceBar({ taps, tally, most, operators }: PieceBarProps) {
  const t = useText();
  const { tapping, step } = taps;
  const { piece, done } = tapping;
  const isFull = tally.doneNum >= tally.checkNum;
  const pass = () => !isFull && step(passed(tapping));
  const undo = () => step(undone(tapping));
  useTapKeys({ ' ': pass, Backspace: undo });
  const canUndo = piece !== undefined || done.length > 0;
  const back = (
    <Button icon={<Undo2 aria-hidden />} disabled={!canUndo} onClick={undo}>
      {t('撤销上一步')}
    </Button>
  );
  if (piece === undefined)
    return (
      <div className={styles.piece}>
        <button type="button" className={styles.pass} disabled={isFull} onClick={pass}>
          <Check aria-hidden /> {t('合格 +1')}
        </button>
        <button
          type="button"
          className={styles.fail}
          disabled={isFull}
          onClick={() => step([opened(tapping, tally, most), []])}
        >
          <X aria-hidden /> {t('不良')}
        </button>
        {back}
      </div>
    );
  const chosen = dispositionOf(piece);
  return (
    <section className={styles.piece} aria-label={t('不良')}>
      <b className={styles.pieceNo}>
        {piece.no === null ? t('不良') : t('第 {no} 件', { no: piece.no })}
      </b>
      <RadioGroup
        variant="segments"
        aria-label={fieldLabel(CheckBadFields, 'disposition')}
        value={String(chosen ?? '')}
        options={enumOptions(CheckBadFields.disposition)}
        onValueChange={(value) => step(disposed(tapping, Number(value) as Disposition))}
      />
      {operators.length > 0 && (
        <Select
          aria-label={t('责任工序')}
          className={styles.process ?? ''}
          clearable
          placeholder={t('责任工序按扫描')}
          value={piece.orderProcessId ?? ''}
          options={operators.map(({ orderProcessId, seqNo, processName, employeeName }) => ({
            value: orderProcessId,
            label: `${seqNo} ${processName}`,
            ...(employeeName === null ? {} : { note: employeeName }),
          }))}
          onValueChange={(id) => {
            const operator = operators.find(({ orderProcessId }) => orderProcessId === id);
            const { orderProcessId = null, employeeId = null } = operator ?? {};
            step([{ ...tapping, piece: { ...piece, orderProcessId, employeeId } }, []]);
          }}
        />
      )}
      <Button
        variant="primary"
        className={styles.finish ?? ''}
        disabled={chosen === undefined}
        {...(piece.faults.length === 0 ? { title: t('每件不良至少选择一个不良项目') } : {})}
        onClick={() => step(finished(tapping))}
      >
        {t('完成本件')}
      </Button>
      {back}
    </section>
  );
}

/** Keys of the page, where nobody types and no question is open. */
function useTapKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing, repeat, ctrlKey, metaKey, altKey } = event;
    const act = keys[key];
    if (!act || isComposing || ctrlKey || metaKey || altKey) return;
    if (
      (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
      target.value !== ''
    )
      return;
    if (target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]'))
      return;
    event.preventDefault();
    // A key that is held down is one garment.
    if (!repeat) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
