import type { AnyOperation, DataOf } from '@garment-mes/sdk';
import { Alert, Button, Field } from '@garment-mes/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { KindControl } from './form-control.tsx';
import type { Form, FormField, FormValues } from './form-definition.ts';
import styles from './form-screen.module.css';
import { type FormControl, useForm } from './use-form.ts';

interface FormScreenProps {
  readonly form: Form;
  readonly initial: FormValues;
  readonly onSaved?: (data: DataOf<AnyOperation>) => void;
  /** Further sections, such as grids of child rows. */
  readonly children?: (control: FormControl) => ReactNode;
}

/** A whole form: sections, findings under their fields, and a foot bar that stays in view. */
export function FormScreen({ form, initial, onSaved, children }: FormScreenProps) {
  const control = useForm(form, initial, onSaved);
  return (
    <FormFrame control={control}>
      {form.sections.map(({ title, fields }) => (
        <FormSectionView key={title} form={form} control={control} title={title} fields={fields} />
      ))}
      {children?.(control)}
    </FormFrame>
  );
}

/** The scrolling body and the foot of a form, for screens that draw their own sections. */
export function FormFrame(props: {
  readonly control: FormControl;
  readonly children: ReactNode;
  /** Buttons before 保存. */
  readonly actions?: ReactNode;
}) {
  const t = useText();
  const { control, children, actions } = props;
  const body = useRef<HTMLFormElement>(null);
  const wrong = control.issues.size;

  useEffect(() => {
    if (wrong > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void control.save();
  }

  return (
    <form ref={body} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <span className={styles.count} role="status">
          {wrong > 0 && t('{count} 处需要修改', { count: wrong })}
        </span>
        {control.refusal !== undefined && <Alert tone="bad">{control.refusal}</Alert>}
        <span className={styles.buttons}>
          {actions}
          <Button disabled={!control.dirty} onClick={control.reset}>
            {t('撤销修改')}
          </Button>
          <Button type="submit" variant="primary" pending={control.pending}>
            {t('保存')}
          </Button>
        </span>
      </footer>
    </form>
  );
}

/** A heading and its fields in two or three columns. */
export function FormSectionView(props: {
  readonly form: Form;
  readonly control: FormControl;
  readonly title: string;
  readonly fields: readonly (string | FormField<string>)[];
}) {
  const t = useText();
  const { form, control, title, fields } = props;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t(title)}</h2>
      <div className={styles.grid}>
        {fields.map((given) => {
          const item = typeof given === 'string' ? { field: given } : given;
          return <FormFieldView key={item.field} form={form} control={control} item={item} />;
        })}
      </div>
    </section>
  );
}

function FormFieldView(props: {
  readonly form: Form;
  readonly control: FormControl;
  readonly item: FormField<string>;
}) {
  const t = useText();
  const { form, control, item } = props;
  const { field: name, Control, wide, unit, hint } = item;
  const field = fieldOf(form.fields, name);
  const value = control.values[name];
  const change = (next: unknown) => control.set(name, next);
  return (
    <Field
      label={fieldLabel(form.fields, name)}
      required={field.required === true}
      error={control.issues.get(name)}
      unit={unit}
      {...(hint === undefined ? {} : { hint: t(hint) })}
      {...(wide ? { className: styles.wide ?? '' } : {})}
    >
      {Control ? (
        <Control value={value} onChange={change} values={control.values} />
      ) : (
        <KindControl name={name} field={field} value={value} onChange={change} />
      )}
    </Field>
  );
}
