import { X } from 'lucide-react';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './advanced-search.module.css';
import type { SearchField, SearchRow } from './search-row.ts';

/** What `<ConditionChips>` takes. */
export interface ConditionChipsProps {
  fields: readonly SearchField[];
  rows: readonly SearchRow[];
  onRowsChange: (rows: readonly SearchRow[]) => void;
}

/** The conditions in force, each with a cross that takes it away. */
export function ConditionChips({ fields, rows, onRowsChange }: ConditionChipsProps) {
  const labels = useLabels();
  if (rows.length === 0) return null;
  return (
    <ul data-part="condition-chips" aria-label={labels.conditions} className={styles.chips}>
      {rows.map((row, index) => {
        const name = fields.find(({ key }) => key === row.key)?.label ?? row.key;
        const values = row.operator === 'between' ? `${row.value} – ${row.second}` : row.value;
        const words = `${name} ${labels.operators[row.operator]} ${values}`;
        return (
          <li key={`${words} ${row.key}`} className={styles.chip}>
            {words}
            <button
              type="button"
              aria-label={labels.removeCondition(words)}
              onClick={() => onRowsChange(rows.filter((_, other) => other !== index))}
            >
              <X />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
