import {
  DateInput,
  DateRangeInput,
  IconButton,
  RadioGroup,
  Select,
  Switch,
  TextInput,
} from '@garment-mes/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { DepartmentControl } from '#screens/references/department-control.tsx';
import { ReferenceControl } from '#screens/references/reference-control.tsx';
import { monthAfter, readMonth } from './months.ts';
import type { Asked, AskingProps, Parameter } from './report-definition.ts';
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
      <DepartmentControl
        className={styles.choice ?? ''}
        label={label}
        {...(parameter.deptType ? { deptType: parameter.deptType } : {})}
        value={value}
        onChange={change}
      />
    );
  if (kind === 'own') {
    const { Control } = parameter;
    return <Control label={label} value={value} onChange={change} />;
  }
  if (kind === 'segments')
    return (
      <RadioGroup
        variant="segments"
        aria-label={label}
        value={value}
        onValueChange={change}
        options={parameter.options.map((option) => ({ ...option, label: t(option.label) }))}
      />
    );
  if (kind === 'month')
    return <MonthParameter label={label} value={value} today={today} onChange={change} />;
  if (kind === 'enum')
    return (
      <Select
        className={styles.choice}
        aria-label={label}
        placeholder={label}
        clearable
        value={value}
        onValueChange={change}
        options={Object.entries(enumLabels(parameter.enumName)).map(([each, words]) => ({
          value: each,
          label: labelOf(words),
        }))}
      />
    );
  return (
    <Switch checked={value === 'true'} onCheckedChange={(on) => change(on ? 'true' : '')}>
      {label}
    </Switch>
  );
}

/** Enter or leaving the box asks. */
function TextParameter({ label, value, onChange }: AskingProps) {
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

/** Typed as `2024-03` or `202403`, or stepped through; what is no month is put back when the box is left. */
function MonthParameter(props: AskingProps & { readonly today: string }) {
  const t = useText();
  const { label, value, today, onChange } = props;
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  function ask() {
    const month = typed.trim() === '' ? '' : (readMonth(typed) ?? value);
    setTyped(month);
    if (month !== value) onChange(month);
  }
  const step = (by: number) => onChange(value === '' ? today.slice(0, 7) : monthAfter(value, by));
  return (
    <span className={styles.named}>
      <span aria-hidden>{label}</span>
      <span className={styles.month}>
        <IconButton label={t('上个月')} icon={<ChevronLeft />} onClick={() => step(-1)} />
        <TextInput
          aria-label={label}
          value={typed}
          onValueChange={setTyped}
          onBlur={ask}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask();
          }}
        />
        <IconButton label={t('下个月')} icon={<ChevronRight />} onClick={() => step(1)} />
      </span>
    </span>
  );
}
