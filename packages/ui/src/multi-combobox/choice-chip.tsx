import { X } from 'lucide-react';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './multi-combobox.module.css';

/** One thing chosen, and its cross. */
export function ChoiceChip({
  label,
  onRemove,
}: {
  label: string;
  onRemove: (() => void) | undefined;
}) {
  const labels = useLabels();
  return (
    <span data-part="choice" className={styles.chip}>
      <span className={styles.words}>{label}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={labels.removeChoice(label)}
          className={styles.remove}
          // The input keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemove}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  );
}
