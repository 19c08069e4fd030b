import type { AnyOperation, DataOf } from '@garment-mes/sdk';
import { Alert, Button } from '@garment-mes/ui';
import { useId, useRef } from 'react';
import { type Message, useText } from '#app/i18n.ts';
import { useTab } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { entriesOf, typedValues } from '#screens/form/form-body.ts';
import type { Form, FormValues } from '#screens/form/form-definition.ts';
import { FormFields, FormState } from '#screens/form/form-fields.tsx';
import { useForm } from '#screens/form/use-form.ts';
import type { RecordForm } from './record-definition.ts';
import styles from './record-screen.module.css';

/** A form that makes a record at an address of its own; its keys are those of a record. */
type EntryDefinition<C extends AnyOperation> = Omit<RecordForm<never, C, C>, 'edit' | 'beside'> & {
  readonly create: C;
};

/** A checked definition; the types of its body are erased. */
interface Entry<Data> {
  readonly form: Form;
  readonly initial: FormValues;
  /** Only a type: what was made. */
  readonly data?: Data;
}

/** Checks a form against the call that makes its record. */
export function defineEntry<C extends AnyOperation>(
  definition: EntryDefinition<C>,
): Entry<DataOf<C>> {
  const { create, body, validate, check, found, form, initial = {} } = definition;
  const how = { fields: body, entries: entriesOf(form as never) };
  return {
    form: {
      ...{ ...how, save: create, validate },
      check: check as Form['check'],
      found: found as Form['found'],
    },
    initial,
  };
}

interface Save<Data> {
  readonly label: Message;
  readonly after: (made: Data) => void;
}

interface EntryScreenProps<Data> {
  readonly entry: Entry<Data>;
  /** Values it begins with beside those of the definition, such as a proposed number. Another key begins anew. */
  readonly begin?: FormValues;
  /** The buttons that save, the first one being what people come for, and what follows each. */
  readonly saves: readonly [Save<Data>, ...Save<Data>[]];
}

/** The form of a new record as a page. What is typed is kept until it is saved; who may not save it does not type. */
export function EntryScreen<Data>(props: EntryScreenProps<Data>) {
  const t = useText();
  const { can } = useWorkbench();
  const { title } = useTab();
  if (can(props.entry.form.save.permissionKey)) return <EntryForm {...props} />;
  return (
    <Alert tone="bad">
      {t('没有权限打开“{screen}”', { screen: t(title) })}
      <br />
      {t('需要时请联系公司管理员开通。')}
    </Alert>
  );
}

function EntryForm<Data>({ entry, begin, saves }: EntryScreenProps<Data>) {
  const t = useText();
  const id = useId();
  const { title } = useTab();
  const { form, initial } = entry;
  const [first] = saves;
  // Ctrl+S saves as the first button does.
  const follows = useRef(first.after);
  const control = useForm(form, typedValues(form, { ...initial, ...begin }), {
    onSaved: (made) => follows.current(made as Data),
  });

  function save(after: (made: Data) => void) {
    follows.current = after;
    void control.save().finally(() => {
      follows.current = first.after;
    });
  }
  return (
    <section className={styles.page} aria-label={t(title)}>
      <div className={styles.head}>
        <h1>{t(title)}</h1>
      </div>
      {/* What is typed while it is sent would be in no record. */}
      <div className={styles.body} inert={control.pending}>
        <FormFields id={id} form={form} control={control} />
      </div>
      <div className={styles.foot}>
        <FormState control={control} />
        {saves.toReversed().map(({ label, after }) => (
          <Button
            key={label}
            {...(label === first.label ? { variant: 'primary' as const } : {})}
            pending={control.pending}
            onClick={() => save(after)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}
