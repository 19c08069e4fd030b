import { Button, Dialog, ProgressBar, Tag } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { type NamedAction, type Rows, requestOf } from '#screens/list/list-definition.ts';
import styles from './ask-dialog.module.css';
import { AskedFields, isAskedMissing } from './ask-dialog.tsx';

interface DialogProps<Row> {
  readonly action: NamedAction<Row>;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly onClose: () => void;
}

/** What became of a row: `undefined` while nobody knows, `''` when it worked, else the refusal. */
type Outcomes = ReadonlyMap<string, string>;

const rowId = (row: object): string => String((row as { readonly id?: unknown }).id);

/** The oldest first. Ids are 64-bit: compared as texts of one length, never as numbers. */
export const oldestFirst = <Row extends object>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => {
    const [a, b] = [rowId(one), rowId(other)];
    return a.length - b.length || (a < b ? -1 : 1);
  });

/** Calls an action for each chosen row by itself and shows what became of each; one refusal does not hold up the others. */
export function EachDialog<Row extends object>(
  props: DialogProps<Row> & { readonly onDone: (refused: ReadonlySet<string>) => void },
) {
  const t = useText();
  const { action, rows, nameOf, onDone, onClose } = props;
  const { client, today } = useWorkbench();
  const queries = useQueryClient();
  const [values, setValues] = useState<FormValues>(() => ({
    ...action.begin?.(rows as Rows<Row>, today()),
  }));
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [state, setState] = useState<'asking' | 'running' | 'done'>('asking');
  // What is drawn as running comes too late for a double click.
  const started = useRef(false);
  const [ordered] = useState(() => oldestFirst(rows));

  async function run() {
    const { operation, body, query } = action;
    if (started.current || operation === undefined) return;
    started.current = true;
    setState('running');
    const found = new Map<string, string>();
    for (const row of ordered) {
      const of: Rows<Row> = [row];
      const refusal = await operation(
        client,
        requestOf(body?.(of, values), query?.(of)) as never,
      ).then(() => '', failureText);
      found.set(rowId(row), refusal);
      setOutcomes(new Map(found));
    }
    await queries.invalidateQueries();
    onDone(new Set([...found].flatMap(([id, refusal]) => (refusal === '' ? [] : [id]))));
    setState('done');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && state !== 'running' && onClose()}
      title={action.confirm?.(rows as Rows<Row>) ?? t(action.label)}
      footer={
        state === 'done' ? (
          <Button variant="primary" onClick={onClose}>
            {t('关闭')}
          </Button>
        ) : (
          <Button
            variant={action.danger ? 'danger' : 'primary'}
            pending={state === 'running'}
            disabled={isAskedMissing(action, values)}
            onClick={() => void run()}
          >
            {t('逐条执行')}
          </Button>
        )
      }
    >
      {state === 'asking' && <AskedFields {...{ action, values, setValues }} />}
      {state !== 'asking' && (
        <ProgressBar
          label={t('进度')}
          value={outcomes.size / ordered.length}
          text={`${outcomes.size} / ${ordered.length}`}
        />
      )}
      {state === 'done' && <Sum outcomes={outcomes} />}
      <OutcomeList {...{ rows: ordered, nameOf, outcomes }} />
    </Dialog>
  );
}

/** The rows of a batch that were refused, with their reasons; the others are done. */
export function RefusedDialog<Row extends object>(
  props: DialogProps<Row> & { readonly refused: Outcomes },
) {
  const t = useText();
  const { action, rows, nameOf, refused, onClose } = props;
  const outcomes = new Map(rows.map((row) => [rowId(row), refused.get(rowId(row)) ?? '']));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(action.label)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('关闭')}
        </Button>
      }
    >
      <Sum outcomes={outcomes} />
      <OutcomeList {...{ nameOf, outcomes, rows: rows.filter((row) => refused.has(rowId(row))) }} />
    </Dialog>
  );
}

function Sum({ outcomes }: { readonly outcomes: Outcomes }) {
  const t = useText();
  const refused = [...outcomes.values()].filter((refusal) => refusal !== '').length;
  const done = outcomes.size - refused;
  return (
    <p role="status">
      {refused === 0
        ? t('{done} 条已完成', { done })
        : t('{done} 条已完成，{refused} 条被拒绝，被拒绝的仍选中', { done, refused })}
    </p>
  );
}

function OutcomeList<Row extends object>(props: {
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly outcomes: Outcomes;
}) {
  const t = useText();
  const { rows, nameOf, outcomes } = props;
  const tagOf = (outcome: string | undefined): ReactNode => {
    if (outcome === undefined) return <Tag>{t('待执行')}</Tag>;
    if (outcome === '') return <Tag tone="ok">{t('成功')}</Tag>;
    return <span className={styles.refused}>{outcome}</span>;
  };
  return (
    <ul className={styles.outcomes}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <span>{nameOf(row)}</span>
          {tagOf(outcomes.get(rowId(row)))}
        </li>
      ))}
    </ul>
  );
}
