import { X } from 'lucide-react';
import { Combobox } from '../combobox/combobox.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './advanced-search.module.css';
import {
  type FieldKind,
  kindOf,
  operatorsFor,
  type SearchField,
  type SearchOperator,
  type SearchRow,
} from './search-row.ts';

const inputs = { text: TextInput, number: NumberInput, date: DateInput } as const;

function ValueInput({
  kind,
  label,
  value,
  onValueChange,
}: {
  kind: FieldKind;
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}) {
  const Input = inputs[kind];
  return <Input aria-label={label} value={value} onValueChange={onValueChange} />;
}

/** One condition being filled in. */
export function ConditionLine({
  fields,
  row,
  onChange,
  onRemove,
}: {
  fields: readonly SearchField[];
  row: SearchRow;
  onChange: (row: SearchRow) => void;
  onRemove: () => void;
}) {
  const labels = useLabels();
  const kind = kindOf(row.key);
  const label = fields.find(({ key }) => key === row.key)?.label ?? row.key;

  function chooseField(key: string) {
    // What was typed for a number makes no sense as a day.
    const kept = kindOf(key) === kind ? row : { value: '', second: undefined };
    const operators = operatorsFor(key);
    const operator = operators.includes(row.operator) ? row.operator : (operators[0] ?? '=');
    onChange({ ...kept, value: kept.value, key, operator });
  }

  return (
    <li className={styles.line}>
      <Combobox
        aria-label={labels.field}
        className={styles.field}
        clearable={false}
        options={fields.map((field) => ({ value: field.key, label: field.label }))}
        value={row.key}
        onValueChange={chooseField}
      />
      <Select
        aria-label={labels.operator}
        className={styles.operator}
        options={operatorsFor(row.key).map((value) => ({ value, label: labels.operators[value] }))}
        value={row.operator}
        onValueChange={(operator) => onChange({ ...row, operator: operator as SearchOperator })}
      />
      <ValueInput
        kind={kind}
        label={labels.value}
        value={row.value}
        onValueChange={(value) => onChange({ ...row, value })}
      />
      {row.operator === 'between' && (
        <ValueInput
          kind={kind}
          label={labels.secondValue}
          value={row.second ?? ''}
          onValueChange={(second) => onChange({ ...row, second })}
        />
      )}
      <IconButton
        label={labels.removeCondition(label)}
        icon={<X />}
        size="small"
        tip="none"
        onClick={onRemove}
      />
    </li>
  );
}
