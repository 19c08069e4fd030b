import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { BusinessLog } from '#screens/detail/business-log.tsx';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { RowButtons } from '#screens/detail/row-buttons.tsx';
import type { DetailPanel, NamedAction } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import { rowId } from '#screens/record/use-record-editing.ts';
import type { DocumentOf } from './document-definition.ts';
import styles from './document-screen.module.css';
import { useDocument } from './step-drawer.tsx';

/** What there is to see of a document: its head, its lines and what may be done with it; and its history. */
export const documentPanels = <Row extends object>(
  document: DocumentOf<Row>,
  actionsOf: () => readonly NamedAction<Row>[],
): readonly DetailPanel<Row>[] => {
  const { log, nameOf, fields } = document;
  return [
    {
      label: msg('明细'),
      Panel: ({ row }) => <Sheet {...{ document, row }} actions={actionsOf()} />,
    },
    ...(log === undefined
      ? []
      : [
          {
            label: msg('日志'),
            Panel: ({ row }: { readonly row: Row }) => (
              <BusinessLog
                kind={log}
                id={rowId(row)}
                parts={{ head: { name: nameOf(row), fields } }}
              />
            ),
          },
        ]),
  ];
};

function Sheet<Row extends object>(props: {
  readonly document: DocumentOf<Row>;
  readonly row: Row;
  readonly actions: readonly NamedAction<Row>[];
}) {
  const t = useText();
  const { document, row, actions } = props;
  const { fields, facts, lines, nameOf } = document;
  const { stored, error, refetch } = useDocument(document, rowId(row));
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (stored === undefined) return <Skeleton lines={8} />;
  // A draft is typed in the place of the list.
  const offered = actions.filter(({ name }) => name !== 'edit');
  return (
    <div className={styles.sheet}>
      <div className={styles.actions}>
        <RowButtons list={{ actions: offered, nameOf }} row={stored} />
      </div>
      <Facts fields={fields} names={facts as never} record={stored} />
      <RecordTable
        label={t('明细')}
        fields={lines.fields}
        columns={lines.columns as never}
        rows={(stored as { readonly lines?: readonly object[] }).lines ?? []}
      />
    </div>
  );
}
