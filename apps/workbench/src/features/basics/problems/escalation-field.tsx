import type { EscalationStep } from '@garment-mes/domain/flow';
import { listUserJobs } from '@garment-mes/sdk/amc';
import { EscalationStepInputFields } from '@garment-mes/sdk/labels';
import { Button, Combobox, IconButton, NumberInput } from '@garment-mes/ui';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { ControlProps } from '#screens/form/form-definition.ts';
import { ProblemPreview } from './problem-preview.tsx';
import styles from './problems.module.css';

/** Stands for those who answer for the problem, whom no job names. */
const HEADS = 'heads';
const LATER_MIN = 15;

/** Further people, step by step, and beside it what comes of the whole form. */
export function EscalationField({ value, onChange, values }: ControlProps) {
  const t = useText();
  const { data } = useOperation(listUserJobs, { query: {} });
  const jobs = data?.jobs ?? [];
  const rows = (value || []) as readonly EscalationStep[];
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLElement>('li:last-of-type [role="combobox"]')?.focus();
  });
  const label = (field: keyof typeof EscalationStepInputFields) =>
    fieldLabel(EscalationStepInputFields, field);
  const named = (field: keyof typeof EscalationStepInputFields, at: number) =>
    t('第{row}行 {field}', { row: at + 1, field: label(field) });
  const put = (at: number, change: Partial<EscalationStep>) =>
    onChange(rows.with(at, { ...(rows[at] as EscalationStep), ...change }));

  function add() {
    const last = rows.at(-1);
    added.current = true;
    onChange([...rows, next(last, Number(values.responseMin) || 0)]);
  }

  return (
    <div className={styles.escalation}>
      <fieldset ref={list} className={styles.steps} aria-label={t('升级通知')}>
        {rows.length > 0 && (
          <ol>
            {rows.map(({ step, jobId, afterMin }, at) => (
              <li key={at}>
                <NumberInput
                  id={`${id}-step-${at}`}
                  aria-label={named('step', at)}
                  className={styles.small ?? ''}
                  places={0}
                  value={step === 0 ? '' : String(step)}
                  onValueChange={(typed) => put(at, { step: Number(typed) })}
                />
                <Combobox
                  id={`${id}-jobId-${at}`}
                  aria-label={named('jobId', at)}
                  className={styles.job ?? ''}
                  clearable={false}
                  value={jobId || HEADS}
                  options={[
                    { value: HEADS, label: t('责任部门负责人') },
                    ...jobs.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onValueChange={(id) => put(at, { jobId: id === HEADS ? null : id })}
                />
                <NumberInput
                  id={`${id}-afterMin-${at}`}
                  aria-label={named('afterMin', at)}
                  className={styles.minutes ?? ''}
                  places={0}
                  unit={label('afterMin')}
                  value={afterMin === 0 ? '' : String(afterMin)}
                  onValueChange={(typed) => put(at, { afterMin: Number(typed) })}
                />
                <IconButton
                  label={t('删除第{row}行', { row: at + 1 })}
                  icon={<X aria-hidden />}
                  size="small"
                  onClick={() => {
                    onChange(rows.toSpliced(at, 1));
                    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
                  }}
                />
              </li>
            ))}
          </ol>
        )}
        <Button data-add size="small" icon={<Plus aria-hidden />} onClick={add}>
          {t('新增一级')}
        </Button>
      </fieldset>
      <ProblemPreview values={values} jobs={new Map(jobs.map(({ id, name }) => [id, name]))} />
    </div>
  );
}

/** A step later than the last one; the first comes when the time to respond is over. */
const next = (last: EscalationStep | undefined, responseMin: number): EscalationStep => ({
  step: (last?.step ?? 0) + 1,
  jobId: null,
  afterMin: last ? last.afterMin + LATER_MIN : responseMin,
});
