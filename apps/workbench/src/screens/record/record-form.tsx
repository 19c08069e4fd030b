import { Button, Drawer, useConfirm } from '@garment-mes/ui';
import { ArrowLeft } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { msg, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import type { Form, FormRecord, FormValues } from '#screens/form/form-definition.ts';
import { FormFields, FormState } from '#screens/form/form-fields.tsx';
import { shownParts } from '#screens/form/form-parts.ts';
import type { Typing } from '#screens/form/kept-input.ts';
import { type FormControl, type StoredValues, useForm } from '#screens/form/use-form.ts';
import { MergePanel } from '#screens/merge/merge-panel.tsx';
import type { RecordOf } from './record-definition.ts';
import styles from './record-screen.module.css';
import { type Editing, formOf } from './use-record-editing.ts';

/** Goes on after the form was left, when something typed may be lost after a question. */
export type LeaveFirst = ((then: () => void) => void) | undefined;

interface RecordFormProps<Row extends object> {
  readonly record: RecordOf<Row>;
  readonly editing: Editing<Row>;
  readonly close: () => void;
  readonly saved: (data: unknown, later?: Typing) => void;
  readonly readAgain: (id: string) => Promise<StoredValues | undefined>;
  /** Set while the form is open. */
  readonly leaveFirst: RefObject<LeaveFirst>;
  /** What the drawer and its button are called, where it is no plain change. */
  readonly words?: { readonly title: string; readonly save: string };
}

interface Open {
  readonly form: Form;
  readonly stored: FormRecord | undefined;
  readonly initial: FormValues;
  readonly Beside: RecordOf<never>['beside'];
  readonly called: RecordOf<never>['words'];
}

/** The form of what is typed with everything around it; `undefined` for a record that has none. */
export const RecordDrawer = <Row extends object>(props: RecordFormProps<Row>) =>
  typedIn(TypedDrawer, props);

/** The same in a line of the table, below the row it is of. */
export const RecordLine = <Row extends object>(props: RecordFormProps<Row>) =>
  typedIn(TypedLine, props);

/** The same on a page of its own, in the place of the list. */
export const RecordPage = <Row extends object>(props: RecordFormProps<Row>) =>
  typedIn(TypedPage, props);

interface RecordPanelProps<Row extends object> {
  readonly record: RecordOf<Row>;
  /** The record as it is stored now. */
  readonly row: Row;
  readonly readAgain: () => Promise<StoredValues | undefined>;
}

/** The form of a stored record in a panel of its page, where it stays open. */
export function RecordPanel<Row extends object>({ record, row, readAgain }: RecordPanelProps<Row>) {
  const opened = formOf(record, row);
  if (opened?.record === undefined) return null;
  const { form, record: stored } = opened;
  return <TypedPanel {...{ form, stored, readAgain }} initial={record.valuesOf(row)} />;
}

function TypedPanel(props: {
  readonly form: Form;
  readonly stored: FormRecord;
  readonly initial: FormValues;
  readonly readAgain: () => Promise<StoredValues | undefined>;
}) {
  const t = useText();
  const id = useId();
  const { form, stored, initial, readAgain } = props;
  const { ask, dialog } = useConfirm();
  const control = useForm(form, initial, {
    ...{ record: stored, readAgain },
    ask: (title, send) =>
      ask({ title, confirmLabel: t('确定'), onConfirm: async () => void (await send()) }),
  });
  return (
    <section aria-label={stored.name} className={styles.panel}>
      <div className={styles.foot}>
        <FormState control={control} />
        {control.dirty && <Button onClick={control.reset}>{t('还原')}</Button>}
        <Button
          type="submit"
          form={id}
          variant="primary"
          pending={control.pending}
          disabled={!control.dirty}
        >
          {t('保存')}
        </Button>
      </div>
      <FormFields id={id} form={form} control={control} />
      <FormMerge form={form} control={control} />
      {dialog}
    </section>
  );
}

function typedIn<Row extends object>(
  Typed: ComponentType<TypedProps>,
  { record, editing, ...props }: RecordFormProps<Row>,
): ReactNode {
  const opened = formOf(record, editing.row);
  if (opened === undefined) return null;
  const { form, record: stored } = opened;
  return (
    <Typed
      {...props}
      {...{ form, stored, initial: editing.initial, Beside: record.beside, called: record.words }}
    />
  );
}

type TypedProps = Omit<RecordFormProps<never>, 'record' | 'editing'> & Open;

function useTyped({ form, stored, initial, close, saved, readAgain, leaveFirst }: TypedProps) {
  const t = useText();
  const { ask, dialog } = useConfirm();
  const control = useForm(form, initial, {
    record: stored,
    readAgain: stored && (() => readAgain(stored.id)),
    onSaved: saved,
    ask: (title, send) =>
      ask({ title, confirmLabel: t('确定'), onConfirm: async () => void (await send()) }),
  });
  const then = useRef<() => void>(undefined);
  const { leave, question } = useLeave({
    ...{ isDirty: control.dirty, pending: control.pending },
    text: t('输入的内容会保留，可以再恢复'),
    onClose() {
      control.leave();
      close();
      then.current?.();
    },
  });
  useEffect(() => {
    leaveFirst.current = (next) => {
      then.current = next;
      leave();
    };
    return () => {
      leaveFirst.current = undefined;
    };
  });
  return {
    control,
    question: (
      <>
        {question}
        {dialog}
      </>
    ),
    leave() {
      then.current = undefined;
      leave();
    },
  };
}

function TypedDrawer(props: TypedProps) {
  const t = useText();
  const id = useId();
  const { form, stored, Beside, called, words } = props;
  const { control, question, leave } = useTyped(props);
  const made = stored ? undefined : called;
  const title = stored
    ? t('编辑 {name}', { name: stored.name })
    : made?.create
      ? t(made.create)
      : t('新增');
  const save = words?.save ?? (made && t(made.save));
  return (
    <>
      <Drawer
        open
        {...(Beside || words ? { size: 960 } : {})}
        title={words?.title ?? title}
        onOpenChange={(open) => !open && leave()}
        footer={<FormFoot id={id} control={control} leave={leave} save={save} />}
      >
        <Sides {...{ id, form, control, Beside }} />
      </Drawer>
      <FormMerge form={form} control={control} />
      {question}
    </>
  );
}

function TypedLine(props: TypedProps) {
  const id = useId();
  const t = useText();
  const { form, stored } = props;
  const { control, question, leave } = useTyped(props);
  const element = useRef<HTMLElement>(null);

  useFirstField(element);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    leave();
  }
  return (
    <>
      <section
        ref={element}
        aria-label={stored ? t('编辑 {name}', { name: stored.name }) : t('新增')}
        className={styles.line}
        onKeyDown={press}
      >
        <FormFields id={id} form={form} control={control} layout="line">
          <div className={styles.foot}>
            <FormFoot id={id} control={control} leave={leave} />
          </div>
        </FormFields>
      </section>
      <FormMerge form={form} control={control} />
      {question}
    </>
  );
}

function TypedPage(props: TypedProps) {
  const id = useId();
  const t = useText();
  const { form, stored, Beside, called } = props;
  const { control, question, leave } = useTyped(props);
  const element = useRef<HTMLElement>(null);
  const title = stored ? t('编辑 {name}', { name: stored.name }) : t(called?.create ?? msg('新增'));
  const save = !stored && called ? t(called.save) : undefined;
  useFirstField(element);
  return (
    <>
      <section ref={element} aria-label={title} className={styles.page}>
        <div className={styles.head}>
          <Button icon={<ArrowLeft aria-hidden />} onClick={leave}>
            {t('返回')}
          </Button>
          <h1>{title}</h1>
        </div>
        <div className={styles.body}>
          <Sides {...{ id, form, control, Beside }} />
        </div>
        <div className={styles.foot}>
          <FormFoot {...{ id, control, leave, save }} />
        </div>
      </section>
      <FormMerge form={form} control={control} />
      {question}
    </>
  );
}

/** Puts the focus into the first field of a form once it is there. */
function useFirstField(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = 'input:not(:disabled), [role="combobox"]:not(:disabled), textarea:not(:disabled)';
    element.current?.querySelector<HTMLElement>(first)?.focus();
  }, [element]);
}

/** The fields, and what is drawn of them next to them. */
function Sides(props: {
  readonly id: string;
  readonly form: Form;
  readonly control: FormControl;
  readonly Beside: TypedProps['Beside'];
}) {
  const { id, form, control, Beside } = props;
  if (Beside === undefined) return <FormFields id={id} form={form} control={control} />;
  return (
    <div className={styles.sides}>
      <FormFields id={id} form={form} control={control} />
      <div className={styles.beside}>
        <Beside values={control.values} row={control.record?.row} />
      </div>
    </div>
  );
}

function FormFoot(props: {
  readonly id: string;
  readonly control: FormControl;
  readonly leave: () => void;
  readonly save?: string | undefined;
}) {
  const t = useText();
  const { id, control, leave, save = t('保存') } = props;
  return (
    <>
      <FormState control={control} />
      <Button onClick={leave}>{t('取消')}</Button>
      <Button type="submit" form={id} variant="primary" pending={control.pending}>
        {save}
      </Button>
    </>
  );
}

const formatsOf = ({ entries }: Form) =>
  Object.fromEntries(
    entries.flatMap(({ field, format }) => (format === undefined ? [] : [[field, format]])),
  );

function partsOf(form: Form) {
  const { record, ...lines } = shownParts(form);
  return {
    record: { title: '', labels: form.fields, ...record, formats: formatsOf(form) },
    ...lines,
  };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The choice between two versions of a form. */
export function FormMerge({
  form,
  control,
}: {
  readonly form: Form;
  readonly control: FormControl;
}) {
  if (control.collision === undefined) return null;
  return (
    <MergePanel
      collision={control.collision}
      pending={control.pending}
      merge={control.merge}
      closeCollision={control.closeCollision}
      parts={partsOf(form)}
      names={NO_NAMES}
    />
  );
}
