import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../ui-provider/ui-context.ts';
import { AnchoredPanel } from '../columns/anchored-panel.tsx';
import settings from '../columns/column-settings.module.css';
import type { DataColumn } from '../columns/data-column.ts';
import type { DataTableProps } from '../data-table-props.ts';
import type { DataTableState } from './table-state.ts';
import styles from './table-tools.module.css';
import { TableToolsPanel } from './table-tools-panel.tsx';

/** The button behind which a whole table is searched, grouped, printed and exported. */
export function TableTools<Row>({
  table,
  shown,
  onStateChange,
  onFind,
}: {
  table: DataTableProps<Row>;
  /** The columns shown, in their order. */
  shown: readonly DataColumn<Row>[];
  onStateChange: (state: DataTableState) => void;
  onFind: () => void;
}) {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  return (
    <AnchoredPanel
      label={labels.tableTools}
      open={open}
      onOpenChange={setOpen}
      className={styles.panel}
      trigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          aria-label={labels.tableTools}
          title={labels.tableTools}
          className={settings.opener}
        >
          <Ellipsis />
        </button>
      )}
    >
      <TableToolsPanel
        table={table}
        shown={shown}
        onStateChange={onStateChange}
        onFind={onFind}
        onClose={() => setOpen(false)}
      />
    </AnchoredPanel>
  );
}
