import { ScheduleChangeFields } from '@garment-mes/sdk/labels';
import { DateInput, Field, NumberInput, Select, Switch } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../sewing.module.css';
import type { PlanOptions } from '../use-plan-options.ts';
import type { BarChange } from './bar-draft.ts';

interface BarFormProps {
  readonly value: BarChange;
  readonly options: PlanOptions;
  /** Place, curve and changeover of what runs stay as they are. */
  readonly placeLocked: boolean;
  readonly onChange: (value: BarChange) => void;
}

const label = (field: string) => fieldLabel(ScheduleChangeFields, field);

/** Everything dragging does, and what it cannot do, as a form. */
export function BarForm({ value, options, placeLocked, onChange }: BarFormProps) {
  const t = useText();
  const put = (part: Partial<BarChange>) => onChange({ ...value, ...part });
  const figure = (field: 'num' | 'headcount' | 'changeoverMin', locked: boolean) => (
    <Field label={label(field)} required>
      <NumberInput
        places={0}
        min="0"
        disabled={locked}
        value={String(value[field])}
        onValueChange={(typed) => put({ [field]: Number(typed) })}
      />
    </Field>
  );
  return (
    <div className={styles.form}>
      <Field label={label('lineDeptId')} required>
        <Select
          disabled={placeLocked}
          value={value.lineDeptId}
          options={options.lineOptions}
          onValueChange={(lineDeptId) => put({ lineDeptId })}
        />
      </Field>
      <Field label={label('startDate')} required>
        <DateInput
          code={2}
          disabled={placeLocked}
          value={value.startDate}
          onValueChange={(startDate) => put({ startDate })}
        />
      </Field>
      {figure('num', false)}
      {figure('headcount', false)}
      <Field label={label('efficiencySetId')} required>
        <Select
          disabled={placeLocked}
          value={value.efficiencySetId}
          options={options.curveOptions}
          onValueChange={(efficiencySetId) => put({ efficiencySetId })}
        />
      </Field>
      {figure('changeoverMin', placeLocked)}
      <Field label={label('isFixed')}>
        <Switch
          checked={value.isFixed === 1}
          onCheckedChange={(on) => put({ isFixed: on ? 1 : 0 })}
        />
      </Field>
      {value.isFixed === 1 && (
        <Field label={label('endDate')} hint={t('留空由计划决定')}>
          <DateInput
            code={2}
            value={value.endDate ?? ''}
            onValueChange={(endDate) => put({ endDate })}
          />
        </Field>
      )}
    </div>
  );
}
