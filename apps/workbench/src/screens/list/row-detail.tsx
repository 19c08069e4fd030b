import { Drawer, Tabs } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import type { List } from './list-definition.ts';

interface RowDetailProps<Row> {
  readonly list: List<Row>;
  readonly row: Row;
  readonly onClose: () => void;
}

/** What there is to know of a row, in a drawer: its panels, one beside the other. */
export function RowDetail<Row>({ list, row, onClose }: RowDetailProps<Row>) {
  const t = useText();
  const panels = list.detail ?? [];
  const [first] = panels;
  const [shown, show] = useTabState(`panel:${list.operation.id}`, first?.label ?? '');
  if (first === undefined) return null;
  return (
    <Drawer open size={800} title={list.nameOf(row)} onOpenChange={(open) => !open && onClose()}>
      {panels.length === 1 ? (
        <first.Panel row={row} />
      ) : (
        <Tabs
          label={t('详情')}
          value={shown}
          onValueChange={(label) => show(label as typeof shown)}
          items={panels.map(({ label, Panel }) => ({
            value: label,
            label: t(label),
            content: <Panel row={row} />,
          }))}
        />
      )}
    </Drawer>
  );
}
