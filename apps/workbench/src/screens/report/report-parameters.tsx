import { type DeptType, listDepartments } from '@garment-mes/sdk/amc';
import {
  Combobox,
  DateInput,
  DateRangeInput,
  type Option,
  RadioGroup,
  Select,
  TextInput,
} from '@garment-mes/ui';
import { useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { ReferenceControl } from '#screens/form/reference-control.tsx';
import type { Asked, Parameter } from './report-definition.ts';
import styles from './report-screen.module.css';

interface ReportParametersProps {
  readonly parameters: readonly Parameter<Record<string, unknown>>[];
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
  /** Day of the company, for the presets of a range. */
  readonly today: string;
}

/** What a report is asked, on the line of its filters; each change asks again. */
export function ReportParameters({ parameters, asked, onAsk, today }: ReportParametersProps) {
  return (
    <div className={styles.parameters}>
      {parameters.map((parameter) => (
        <ParameterControl
          key={parameter.param}
          parameter={parameter}
          asked={asked}
          today={today}
          onChange={(part) => onAsk({ ...asked, ...part })}
        />
      ))}
    </div>
  );
}

function ParameterControl(props: {
  readonly parameter: Parameter<Record<string, unknown>>;
  readonly asked: Asked;
  readonly today: string;
  readonly onChange: (part: Asked) => void;
}) {
  const t = useText();
  const { parameter, asked, today, onChange } = props;
  const { kind, param } = parameter;
  const label = t(parameter.label);
  const value = asked[param] ?? '';
  const change = (next: string) => onChange({ [param]: next });
  if (kind === 'days')
    return (
      <span className={styles.named}>
        <span aria-hidden>{label}</span>
        <DateRangeInput
          className={styles.days}
          aria-label={label}
          today={today}
          value={{ from: value, to: asked[parameter.to] ?? '' }}
          onValueChange={({ from, to }) => onChange({ [param]: from, [parameter.to]: to })}
        />
      </span>
    );
  if (kind === 'text') return <TextParameter label={label} value={value} onChange={change} />;
  if (kind === 'moment')
    return (
      <DateInput
        withTime
        className={styles.moment}
        aria-label={label}
        placeholder={label}
        value={value}
        onValueChange={change}
      />
    );
  if (kind === 'record')
    return (
      <ReferenceControl
        all
        className={styles.choice}
        label={label}
        name={param}
        reference={parameter.reference}
        value={value}
        disabled={false}
        onChange={change}
      />
    );
  if (kind === 'department')
    return (
      <DepartmentParameter
        label={label}
        deptType={parameter.deptType}
        value={value}
        onChange={change}
      />
    );
  if (kind === 'segments')
    return (
      <RadioGroup
        variant="segments"
        aria-label={label}
        value={value}
        onValueChange={change}
        options={parameter.options()}
      />
    );
  return (
    <Select
      className={styles.choice}
      aria-label={label}
      placeholder={label}
      clearable
      value={value}
      onValueChange={change}
      options={parameter.options()}
    />
  );
}

interface ControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Enter or leaving the box asks. */
function TextParameter({ label, value, onChange }: ControlProps) {
  const [typed, setTyped] = useState(value);
  const ask = () => typed.trim() !== value && onChange(typed.trim());
  return (
    <TextInput
      className={styles.choice}
      aria-label={label}
      placeholder={label}
      clearable
      value={typed}
      onValueChange={(next) => {
        setTyped(next);
        if (next === '' && value !== '') onChange('');
      }}
      onBlur={ask}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask();
      }}
    />
  );
}

function DepartmentParameter(props: ControlProps & { readonly deptType: DeptType }) {
  const { label, deptType, value, onChange } = props;
  const departments = useOperation(listDepartments, { query: { deptType } });
  const options = (departments.data ?? []).map(
    ({ id, name }): Option => ({ value: id, label: name }),
  );
  return (
    <Combobox
      className={styles.choice}
      aria-label={label}
      placeholder={label}
      value={value}
      onValueChange={onChange}
      options={options}
    />
  );
}
