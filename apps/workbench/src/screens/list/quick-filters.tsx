import type { Field } from '@garment-mes/sdk/labels';
import { DateInput, Select, Switch, TextInput } from '@garment-mes/ui';
import { useState } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { enumOf } from '#screens/fields/enum-labels.ts';
import { DepartmentControl } from '#screens/references/department-control.tsx';
import { ReferenceControl } from '#screens/references/reference-control.tsx';
import type { QuerySwitch } from './list-definition.ts';
import styles from './list-screen.module.css';
import type { ListControl } from './use-list.ts';

/** A switch, a choice of a record, or a figure: each sets a parameter of the call. */
export function ParamFilter(props: {
  readonly filter: QuerySwitch<Readonly<Record<string, unknown>>>;
  readonly control: ListControl;
}) {
  const t = useText();
  const { filter, control } = props;
  const { param, label, reference, isFigure = false } = filter;
  const { [param]: value, ...rest } = control.switches;
  const put = (next: true | string) =>
    control.setSwitches(next === '' ? rest : { ...rest, [param]: next });
  if (reference === 'departments')
    return (
      <DepartmentControl
        className={styles.choice ?? ''}
        label={t(label)}
        value={typeof value === 'string' ? value : ''}
        onChange={put}
      />
    );
  if (isFigure)
    return (
      <TextFilter
        label={t(label)}
        value={typeof value === 'string' ? value : ''}
        isFigure
        onAsk={put}
      />
    );
  return reference === undefined ? (
    <Switch checked={value === true} onCheckedChange={(on) => put(on || '')}>
      {t(label)}
    </Switch>
  ) : (
    <ReferenceControl
      className={styles.choice ?? ''}
      label={t(label)}
      name={param}
      reference={reference}
      value={typeof value === 'string' ? value : ''}
      onChange={put}
      disabled={false}
      all
    />
  );
}

/** A field of the rows: an enumeration is chosen, a text typed, days are a range. */
export function QuickFilter(props: {
  readonly name: string;
  readonly field: Field;
  readonly control: ListControl;
}) {
  const { name, field, control } = props;
  const label = labelOf(field);
  const { table, search } = control;
  const choose = (value: string) => {
    const { [name]: _, ...rest } = table.filters;
    const filters = value === '' ? rest : { ...rest, [name]: [value] };
    control.setTable({ ...table, filters, page: 1 });
  };
  if (field.enumName !== undefined)
    return (
      <Select
        className={styles.choice ?? ''}
        aria-label={label}
        placeholder={label}
        clearable
        value={table.filters[name]?.[0] ?? ''}
        onValueChange={choose}
        options={Object.entries(enumOf(field)).map(([value, words]) => ({
          value,
          label: labelOf(words),
        }))}
      />
    );
  if (field.kind !== 'text') return <DayFilter {...props} label={label} />;
  // What the spec does not search is found by the whole word.
  return field.search ? (
    <TextFilter
      label={label}
      value={search.texts?.[name] ?? ''}
      onAsk={(text) => control.setSearch({ ...search, texts: { ...search.texts, [name]: text } })}
    />
  ) : (
    <TextFilter label={label} value={table.filters[name]?.[0] ?? ''} onAsk={choose} />
  );
}

/** Enter or leaving the box asks. */
function TextFilter(props: {
  readonly label: string;
  readonly value: string;
  readonly isFigure?: boolean;
  readonly onAsk: (text: string) => void;
}) {
  const { label, value, isFigure = false, onAsk } = props;
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // A link, or another view of the list, may have asked for something else.
  if (asked !== value) {
    setAsked(value);
    setTyped(value);
  }
  function ask() {
    const text = typed.trim();
    if (isFigure && !/^\d*$/.test(text)) setTyped(value);
    else if (text !== value) onAsk(text);
  }
  return (
    <TextInput
      className={styles.choice ?? ''}
      aria-label={label}
      placeholder={label}
      title={label}
      {...(isFigure && { inputMode: 'numeric' as const })}
      value={typed}
      clearable
      onValueChange={(next) => {
        setTyped(next);
        if (next === '' && value !== '') onAsk('');
      }}
      onBlur={ask}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask();
      }}
    />
  );
}

function DayFilter(props: {
  readonly name: string;
  readonly label: string;
  readonly control: ListControl;
}) {
  const t = useText();
  const { name, label, control } = props;
  const { search, setSearch } = control;
  const range = search.ranges[name] ?? { from: '', to: '' };
  const change = (part: Partial<typeof range>) =>
    setSearch({ ...search, ranges: { ...search.ranges, [name]: { ...range, ...part } } });
  return (
    <span className={styles.range}>
      <DateInput
        className={styles.date ?? ''}
        aria-label={t('{field} 从', { field: label })}
        placeholder={t('{field} 从', { field: label })}
        value={range.from}
        onValueChange={(from) => change({ from })}
      />
      <DateInput
        className={styles.date ?? ''}
        aria-label={t('{field} 到', { field: label })}
        placeholder={t('到')}
        value={range.to}
        onValueChange={(to) => change({ to })}
      />
    </span>
  );
}
