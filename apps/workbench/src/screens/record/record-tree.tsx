import {
  Button,
  EmptyState,
  ErrorState,
  SearchableTree,
  Skeleton,
  type TreeNode,
} from '@garment-mes/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '#app/api.tsx';
import { type Message, useText } from '#app/i18n.ts';
import { RowActions } from '#screens/list/actions/row-actions.tsx';
import { useActions, useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { actionsOn, type TreeProps } from '#screens/list/list-definition.ts';
import type { RecordOf } from './record-definition.ts';
import styles from './record-screen.module.css';
import { useRecordForms } from './use-record-forms.tsx';

export interface RecordTreeProps<Row> extends TreeProps {
  /** The records that hang in the tree: their forms, and what may be done with the chosen one. */
  readonly record: RecordOf<Row>;
  /** Names the tree; the button that chooses everything; the one that begins a record; what is said of an empty tree. */
  readonly words: Readonly<Record<'label' | 'all' | 'add' | 'none', Message>>;
  readonly nodes: readonly TreeNode[];
  /** The record behind the chosen node; a node may be of another kind. */
  readonly chosen: Row | undefined;
  /** What the chosen node is called, where it is no record. */
  readonly name?: string | undefined;
  /** Rows of the list below a node. */
  readonly countOf: (id: string) => number;
  readonly read: {
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** Puts what the form needs around it, given the id of the record that is changed. */
  readonly around?: (form: ReactNode, edited: string | undefined) => ReactNode;
}

/** Records as a tree that narrows the list beside it, with what may be done with the chosen one. */
export function RecordTree<Row extends { readonly id: string }>(props: RecordTreeProps<Row>) {
  const { record, words, nodes, chosen, name, value, onPick, around = (form) => form } = props;
  const t = useText();
  const granted = useGranted();
  const { edited, take, kept, beside } = useRecordForms(record);
  const { start, dialogs } = useActions<Row>({ take });
  const { error, refetch } = props.read;
  return (
    <section className={styles.tree} aria-label={t(words.label)}>
      <div className={styles.treeBar}>
        <Button
          variant={value === '' ? 'default' : 'plain'}
          aria-pressed={value === ''}
          onClick={() => onPick('')}
        >
          {t(words.all)}
        </Button>
        {actionsOn(record.list, 'list')
          .filter(({ name: action }) => action === 'create')
          .filter(granted)
          .map((action) => (
            <Button key={action.name} icon={<Plus aria-hidden />} onClick={() => start(action, [])}>
              {t(words.add)}
            </Button>
          ))}
      </div>
      {kept}
      {error && nodes.length === 0 ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : (
        <Nodes {...props} />
      )}
      {(chosen || name) && (
        <div className={styles.treeChosen}>
          <b>{chosen ? record.nameOf(chosen) : name}</b>
          {chosen && <RowActions list={record.list} row={chosen} start={start} />}
        </div>
      )}
      {around(beside, edited?.id)}
      {dialogs}
    </section>
  );
}

function Nodes<Row>({ words, nodes, value, onPick, countOf, read }: RecordTreeProps<Row>) {
  const t = useText();
  if (read.isPending) return <Skeleton lines={6} />;
  if (nodes.length === 0) return <EmptyState>{t(words.none)}</EmptyState>;
  return (
    <SearchableTree
      className={styles.treeNodes ?? ''}
      label={t(words.label)}
      nodes={nodes}
      value={value}
      onValueChange={onPick}
      renderActions={({ id }) => <span className={styles.treeCount}>{countOf(id)}</span>}
    />
  );
}
