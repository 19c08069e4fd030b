import { Copy, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './editable-table.module.css';

/** Above the rows: add, copy, delete, the way back and forth, and how much is wrong. */
export function EditToolbar({
  hasTools,
  hasChoice,
  history,
  faultCount,
  onAdd,
  onCopy,
  onRemove,
  onFault,
  children,
}: {
  /** Rows may be copied and deleted. */
  hasTools: boolean;
  /** Some rows are chosen. */
  hasChoice: boolean;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  faultCount: number;
  onAdd: (() => void) | undefined;
  onCopy: () => void;
  onRemove: () => void;
  onFault: () => void;
  children: ReactNode;
}) {
  const labels = useLabels();
  return (
    <div className={styles.toolbar}>
      {hasTools && (
        <>
          {onAdd !== undefined && (
            <Button size="small" icon={<Plus />} onClick={onAdd}>
              {labels.add}
            </Button>
          )}
          <Button size="small" icon={<Copy />} disabled={!hasChoice} onClick={onCopy}>
            {labels.copy}
          </Button>
          <Button size="small" icon={<Trash2 />} disabled={!hasChoice} onClick={onRemove}>
            {labels.remove}
          </Button>
        </>
      )}
      <IconButton
        label={labels.undo}
        icon={<Undo2 />}
        size="small"
        disabled={!history.canUndo}
        onClick={history.undo}
      />
      <IconButton
        label={labels.redo}
        icon={<Redo2 />}
        size="small"
        disabled={!history.canRedo}
        onClick={history.redo}
      />
      {children}
      {faultCount > 0 && (
        <button type="button" className={styles.faults} onClick={onFault}>
          {labels.faults(faultCount)}
        </button>
      )}
    </div>
  );
}
