import type { Fields } from '@garment-mes/sdk/labels';
import { Alert, Button, Field } from '@garment-mes/ui';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { type Line, linesOf, withOwnIds } from '#screens/lines/line-values.ts';
import { LinesField } from '#screens/lines/lines-field.tsx';
import { isAsked, linesSpec } from './form-body.ts';
import { KindControl } from './form-control.tsx';
import type { Form, FormRecord, FormValues, TypedEntry } from './form-definition.ts';
import styles from './form-fields.module.css';
import type { FormControl } from './use-form.ts';

interface FormFieldsProps {
  /** Of the form element: a button outside of it submits it by this. */
  readonly id: string;
  readonly form: Form;
  readonly control: FormControl;
  /** `line` puts the fields beside each other and the foot behind them. */
  readonly layout?: 'grid' | 'line';
  /** Buttons behind the fields. */
  readonly children?: ReactNode;
}

/** The fields of a form with what is wrong under each; what was left unsaved before is offered above them. */
export function FormFields(props: FormFieldsProps) {
  const { id, form, control, layout = 'grid', children } = props;
  const element = useRef<HTMLFormElement>(null);
  const wrong = control.issues.size;

  useEffect(() => {
    if (wrong > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void control.save();
  }
  return (
    <form
      ref={element}
      id={id}
      className={styles.form}
      data-layout={layout}
      onSubmit={submit}
      noValidate
    >
      <OfferedInput control={control} />
      <div className={styles.fields}>
        {form.entries
          .filter((entry) => isAsked(entry, control.values, control.record))
          .map((entry) => (
            <EntryField
              key={entry.field}
              fields={form.fields}
              entry={entry}
              values={control.values}
              onChange={(value, chosen) => control.set(entry.field, value, chosen)}
              set={control.set}
              issues={control.issues}
              hints={control.hints}
              record={control.record}
            />
          ))}
      </div>
      {children}
    </form>
  );
}

/** The foot of a form: how much is wrong, or what the service refused. */
export function FormState({ control }: { readonly control: FormControl }) {
  const t = useText();
  const wrong = control.issues.size;
  return (
    <>
      <span className={styles.count} role="status">
        {wrong > 0 && t('{count} 处需要修改', { count: wrong })}
      </span>
      {control.refusal !== undefined && <Alert tone="bad">{control.refusal}</Alert>}
    </>
  );
}

function OfferedInput({ control }: { readonly control: FormControl }) {
  const t = useText();
  const { offered, takeBack, discard } = control;
  if (offered === undefined) return null;
  return (
    <Alert
      tone="info"
      actions={
        <>
          <Button size="small" variant="primary" onClick={takeBack}>
            {t('恢复')}
          </Button>
          <Button size="small" variant="plain" onClick={discard}>
            {t('丢弃')}
          </Button>
        </>
      }
    >
      {t('{at} 有未保存的内容', { at: offered.at.slice(0, 16) })}
    </Alert>
  );
}

const NOWHERE = () => {};
const NO_ISSUES: ReadonlyMap<string, string> = new Map();

/** One field of a form with its label, its control and what is wrong with it. */
export function EntryField(props: {
  readonly fields: Fields;
  readonly entry: TypedEntry;
  readonly values: FormValues;
  /** The record is the one that was chosen, of a field that names one. */
  readonly onChange: (value: unknown, record?: object) => void;
  /** Types another field; left out where a field stands alone. */
  readonly set?: (field: string, value: unknown) => void;
  /** What is wrong, and what is said all the same, by path. */
  readonly issues?: ReadonlyMap<string, string>;
  readonly hints?: ReadonlyMap<string, string>;
  readonly record?: FormRecord | undefined;
}) {
  const t = useText();
  const { fields, entry, values, onChange, issues, hints, record } = props;
  const { field: name, Control, wide, segments, choices, among } = entry;
  const hint = hints?.get(name) ?? (entry.hint && t(entry.hint));
  const spec = useMemo(() => linesSpec(fields, entry), [fields, entry]);
  const row = record?.row;
  const given = { value: values[name], onChange, values, row };
  const field = fieldOf(fields, name);
  const query = entry.narrow?.(values);
  const takeLines = (lines: readonly object[]) =>
    spec && onChange(withOwnIds(linesOf(spec, lines)));
  const lines = (values[name] ?? []) as readonly Line[];
  if (spec !== undefined && entry.Grid)
    return (
      <div className={styles.wide}>
        <entry.Grid {...{ values, lines, onChange: takeLines, issues: issues ?? NO_ISSUES }} />
      </div>
    );
  if (spec !== undefined)
    return (
      <LinesField
        {...{ name, spec, onChange, among, query }}
        {...(issues && { issues })}
        {...(hints && { hints })}
        label={labelOf(field)}
        required={field.required === true}
        hint={entry.hint && t(entry.hint)}
        lines={lines}
        above={
          entry.Above && (
            <entry.Above
              values={values}
              lines={lines}
              set={props.set ?? NOWHERE}
              onChange={takeLines}
            />
          )
        }
      />
    );
  return (
    <Field
      label={labelOf(field)}
      required={field.required === true}
      error={issues?.get(name)}
      {...(hint === undefined ? {} : { hint })}
      {...(wide ? { className: styles.wide ?? '' } : {})}
    >
      {Control ? (
        <Control {...given} />
      ) : (
        <KindControl
          {...{ ...given, name, field, segments, choices, among, query }}
          disabled={entry.narrow !== undefined && query === undefined}
        />
      )}
    </Field>
  );
}
