import { type AnyOperation, ApiError } from '@garment-mes/sdk';
import type { ReferenceName } from '@garment-mes/sdk/labels';
import { Alert, Button, ErrorState, Skeleton, toast, useConfirm } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { failureText } from '#app/api.tsx';
import { msg, t, useText } from '#app/i18n.ts';
import { useTab, useTabTitle } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { RowButtons } from '#screens/detail/row-buttons.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import type { Form, FormValues } from '#screens/form/form-definition.ts';
import { FormFields, FormState } from '#screens/form/form-fields.tsx';
import { useForm } from '#screens/form/use-form.ts';
import { useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { RecordTable } from '#screens/list/record-table.tsx';
import { FormMerge } from '#screens/record/record-form.tsx';
import styles from '#screens/record/record-screen.module.css';
import { rowId } from '#screens/record/use-record-editing.ts';
import { useNamedRecords } from '#screens/references/use-named-records.ts';
import type { DocumentOf } from './document-definition.ts';
import { useDocument } from './step-drawer.tsx';
import { StepRefused, type TypedAt } from './typed-at.tsx';

interface DocumentPageProps<Row extends object> {
  readonly document: DocumentOf<Row>;
  /** Id of the record in the address that a new one is made for. */
  readonly of: string;
  /** Values a new one begins with beside those of the definition. */
  readonly begin?: FormValues;
  /** Stands beside the number of a stored one, such as its state. */
  readonly summary?: (row: Row) => ReactNode;
}

/**
 * A document at an address of its own: a new one, or the one of `?billId=`. A draft is typed here and taken on by its
 * steps; one that is no draft any more is read, with what may be done with it.
 */
export function DocumentPage<Row extends object>(props: DocumentPageProps<Row>) {
  const { document, of } = props;
  const id = new URLSearchParams(useSearch()).get('billId');
  // What was refused after the save stands over the draft that was saved.
  const [refused, setRefused] = useState('');
  const { typedAt } = document;
  if (typedAt === undefined) return null;
  const shared = { ...props, typedAt, refused, setRefused };
  return id === null ? (
    <Draft key={`new ${of}`} {...shared} />
  ) : (
    <Stored key={id} {...shared} id={id} />
  );
}

interface PartProps<Row extends object> extends DocumentPageProps<Row> {
  readonly typedAt: TypedAt<Row>;
  readonly refused: string;
  readonly setRefused: (text: string) => void;
}

function Stored<Row extends object>(props: PartProps<Row> & { readonly id: string }) {
  const { document, typedAt, id } = props;
  const granted = useGranted();
  const { stored, error, refetch } = useDocument(document, id);
  if (stored === undefined)
    return error ? (
      <ErrorState
        onRetry={() => void refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      >
        {failureText(error)}
      </ErrorState>
    ) : (
      <Skeleton lines={8} />
    );
  const { update } = typedAt.record;
  if (update && typedAt.isDraft(stored) && granted({ operation: update }))
    return <Draft {...props} row={stored} />;
  return <Closed {...props} row={stored} />;
}

/** A document that is no draft: its facts, its lines, its history and what may be done with it. */
function Closed<Row extends object>(props: PartProps<Row> & { readonly row: Row }) {
  const t = useText();
  const { document, typedAt, refused, row, summary } = props;
  const { fields, facts, lines, log, nameOf } = document;
  const { title } = useTab();
  const { form, valuesOf } = typedAt.record;
  const name = nameOf(row);
  useTabTitle(name);
  const grid = form?.entries.find(({ Grid }) => Grid !== undefined);
  const values = valuesOf(row);
  return (
    <article className={styles.page} aria-label={name}>
      <div className={styles.head}>
        <h1>{`${t(title)} ${name}`}</h1>
        {summary?.(row)}
        <RowButtons list={{ actions: typedAt.actions, nameOf }} row={row} />
      </div>
      {refused !== '' && <Alert tone="bad">{refused}</Alert>}
      <Facts fields={fields} names={facts as never} record={row} columns={6} />
      {grid?.Grid ? (
        <grid.Grid {...{ values, lines: values[grid.field] as never, issues: NOTHING }} />
      ) : (
        <RecordTable
          label={t('明细')}
          fields={lines.fields}
          columns={lines.columns as never}
          rows={(row as { readonly lines?: readonly object[] }).lines ?? []}
        />
      )}
      <EntriesOf document={document} row={row} />
      {log !== undefined && (
        <BusinessLog kind={log} id={rowId(row)} parts={{ head: { name, fields } }} />
      )}
    </article>
  );
}

/** The further table of a document, where there is something in it. */
function EntriesOf<Row extends object>(props: {
  readonly document: DocumentOf<Row>;
  readonly row: Row;
}) {
  const t = useText();
  const { entries } = props.document;
  if (entries === undefined) return null;
  const rows = (props.row as Readonly<Record<string, unknown>>)[entries.of];
  if (!Array.isArray(rows) || rows.length === 0) return null;
  const { label, fields, columns } = entries;
  return (
    <>
      <h2>{t(label)}</h2>
      <RecordTable
        {...{ label: t(label), fields, rows: rows as readonly object[] }}
        columns={columns as never}
      />
    </>
  );
}

const NOTHING: ReadonlyMap<string, string> = new Map();

function Draft<Row extends object>(props: PartProps<Row> & { readonly row?: Row }) {
  const t = useText();
  const id = useId();
  const { document, typedAt, of, row, begin, summary, refused, setRefused } = props;
  const { record, saves } = typedAt;
  const granted = useGranted();
  const { title } = useTab();
  const { ask, dialog } = useConfirm();
  const offered = saves.filter(({ steps = [] }) =>
    steps.every((step) => granted({ operation: typedAt.operationOf(step) })),
  );
  const follows = useRef(saves[0]);
  const form = useTypedForm(typedAt, of, row, () => follows.current.steps === undefined);
  const { readAgain, takeOn, taking } = useTakenOn(document, typedAt, setRefused);
  const control = useForm(
    form ?? NO_FORM,
    row ? record.valuesOf(row) : { ...record.initial, ...begin, [typedAt.of]: of },
    {
      of,
      record: row && { id: rowId(row), version: versionOf(row), name: document.nameOf(row), row },
      ...(row ? { readAgain: () => readAgain(rowId(row)) } : {}),
      onSaved: (made) => void takeOn(made as Row, follows.current),
      ask: (question, send) =>
        ask({
          title: question,
          confirmLabel: t('确定'),
          onConfirm: async () => void (await send()),
        }),
    },
  );
  useTabTitle(row && document.nameOf(row));
  const name = useNameOf(typedAt, of, row);
  const pending = control.pending || taking;
  const mayMake = row !== undefined || (record.create && granted({ operation: record.create }));
  if (form === undefined || !mayMake)
    return <Alert tone="bad">{t('没有权限打开“{screen}”', { screen: t(title) })}</Alert>;

  function save(by: (typeof saves)[number]) {
    setRefused('');
    follows.current = by;
    const done = row && !control.dirty ? takeOn(row, by) : control.save();
    void Promise.resolve(done).finally(() => {
      follows.current = saves[0];
    });
  }
  return (
    <section className={styles.page} aria-label={t(title)}>
      <div className={styles.head}>
        <h1>{[t(title), row ? document.nameOf(row) : name].join(' ')}</h1>
        {row && summary?.(row)}
      </div>
      {/* What is typed while it is sent would be in no record. */}
      <div className={styles.body} inert={pending}>
        <FormFields id={id} form={form} control={control} />
      </div>
      <div className={styles.foot}>
        {refused !== '' && <Alert tone="bad">{refused}</Alert>}
        <FormState control={control} />
        {offered.map((each) => (
          <Button
            key={each.label}
            {...(each === offered.at(-1) ? { variant: 'primary' as const } : {})}
            pending={pending}
            disabled={control.blocked !== undefined}
            title={control.blocked}
            onClick={() => save(each)}
          >
            {t(each.label)}
          </Button>
        ))}
      </div>
      <FormMerge form={form} control={control} />
      {dialog}
    </section>
  );
}

const versionOf = (row: object): number => Number((row as { readonly version?: unknown }).version);

/** Never shown: the hooks of a form need one. */
const NO_FORM: Form = { save: {} as AnyOperation, fields: {}, entries: [] };

/** The form of a draft with the call that saves it; the address says what a new one is of. */
function useTypedForm<Row extends object>(
  { record: { form, create, update }, of: field }: TypedAt<Row>,
  of: string,
  row: Row | undefined,
  isSaid: () => boolean,
): Form | undefined {
  const isStored = row !== undefined;
  return useMemo(() => {
    const save = isStored ? update : create && withValue(create, field, of);
    // What follows the save says how all of it went.
    return form && save && { ...form, save, ok: () => (isSaid() ? undefined : null) };
  }, [form, create, update, isStored, field, of]);
}

/** The operation, whose body has this value as well. */
const withValue = (operation: AnyOperation, field: string, value: string): AnyOperation =>
  Object.assign(
    (client: never, { body, ...request }: { readonly body?: object }, ...more: never[]) =>
      (operation as unknown as (...given: unknown[]) => unknown)(
        client,
        { ...request, body: { ...body, [field]: value } },
        ...more,
      ),
    operation,
  ) as unknown as AnyOperation;

/** What follows the save of a draft: its steps, and its address. */
function useTakenOn<Row extends object>(
  document: DocumentOf<Row>,
  typedAt: TypedAt<Row>,
  refuse: (text: string) => void,
) {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [taking, setTaking] = useState(false);
  // What is drawn as running comes too late for a double click.
  const running = useRef(false);
  const { to, of, carryOut, record } = typedAt;
  return {
    taking,
    async readAgain(id: string) {
      const now = await document.record.read?.(client, id);
      return now && { values: record.valuesOf(now), version: versionOf(now) };
    },
    async takeOn(row: Row, { steps = [], ok }: TypedAt<Row>['saves'][number]): Promise<void> {
      if (running.current) return;
      running.current = true;
      setTaking(true);
      try {
        let now = row;
        for (const step of steps) now = await carryOut(client, step, now);
        if (steps.length > 0) toast.success(ok?.(now) ?? t(msg('操作成功')));
      } catch (error) {
        refuse(error instanceof StepRefused ? error.message : failureText(error));
      }
      running.current = false;
      setTaking(false);
      await queries.invalidateQueries();
      const value = (row as Readonly<Record<string, unknown>>)[of];
      navigate(to(String(value), rowId(row)), { replace: true });
    },
  };
}

/** What a person calls the record that the address names. */
function useNameOf<Row extends object>(
  { record, of: field }: TypedAt<Row>,
  of: string,
  row: Row | undefined,
): string {
  const { reference } = fieldOf(record.form?.fields ?? {}, field);
  const records = useNamedRecords((reference ?? 'listOrders') as ReferenceName, {
    ids: row === undefined && reference !== undefined ? [of] : [],
  });
  return records.nameOf(of) ?? '';
}
