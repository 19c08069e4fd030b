import { Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './advanced-search.module.css';
import { ConditionLine } from './condition-line.tsx';
import { counts, operatorsFor, type SearchField, type SearchRow } from './search-row.ts';

/** What `<AdvancedSearch>` takes. */
export interface AdvancedSearchProps {
  fields: readonly SearchField[];
  /** The conditions in force; the panel starts from them. */
  rows: readonly SearchRow[];
  /** Gets the conditions that count, in their order on screen. */
  onSearch: (rows: readonly SearchRow[]) => void;
  /** Stands in the foot: saved conditions. Gets the conditions as they are filled in. */
  renderSaved?:
    | ((rows: readonly SearchRow[], load: (rows: readonly SearchRow[]) => void) => ReactNode)
    | undefined;
  className?: string | undefined;
}

interface Line {
  readonly id: number;
  readonly row: SearchRow;
}

/** Conditions on fields, all of which have to hold. What is not filled in does not count. */
export function AdvancedSearch({
  fields,
  rows,
  onSearch,
  renderSaved,
  className,
}: AdvancedSearchProps) {
  const labels = useLabels();
  const [nextId, setNextId] = useState(rows.length + 1);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    rows.length > 0 ? numbered(rows) : numbered([emptyRow(fields)]),
  );

  const change = (id: number, row: SearchRow) =>
    setLines(lines.map((line) => (line.id === id ? { id, row } : line)));

  function add() {
    setLines([...lines, { id: nextId, row: emptyRow(fields) }]);
    setNextId(nextId + 1);
  }

  function load(next: readonly SearchRow[]) {
    setLines(next.map((row, index) => ({ id: nextId + index, row })));
    setNextId(nextId + next.length);
  }

  return (
    <form
      data-part="advanced-search"
      aria-label={labels.conditions}
      className={classNames(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(lines.map(({ row }) => row).filter(counts));
      }}
    >
      <ul className={styles.lines}>
        {lines.map(({ id, row }) => (
          <ConditionLine
            key={id}
            fields={fields}
            row={row}
            onChange={(next) => change(id, next)}
            onRemove={() => setLines(lines.filter((line) => line.id !== id))}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button size="small" variant="plain" icon={<Plus />} onClick={add}>
          {labels.addCondition}
        </Button>
        {renderSaved?.(
          lines.map(({ row }) => row),
          load,
        )}
        <span className={styles.spring} />
        <Button
          onClick={() => {
            load([emptyRow(fields)]);
            onSearch([]);
          }}
        >
          {labels.reset}
        </Button>
        <Button type="submit" variant="primary" icon={<Search />}>
          {labels.search}
        </Button>
      </div>
    </form>
  );
}

const numbered = (rows: readonly SearchRow[]): Line[] =>
  rows.map((row, index) => ({ id: index, row }));

function emptyRow(fields: readonly SearchField[]): SearchRow {
  const key = fields[0]?.key ?? '';
  return { key, operator: operatorsFor(key)[0] ?? '=', value: '' };
}
