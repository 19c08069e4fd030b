import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './foot-bar.module.css';
import { ALL_ROWS, type DataTableState, pageCount } from './state/table-state.ts';

/** Below the table: what is selected, how much there is, which page. */
export function FootBar({
  state,
  onStateChange,
  total,
  shown,
  pending,
  pageSizes,
  selectedCount,
  onClearSelection,
  onSelectAll,
  settings,
  children,
}: {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  total: number;
  shown: number;
  /** Nobody knows yet how many there are. */
  pending: boolean;
  pageSizes: readonly number[];
  selectedCount: number;
  onClearSelection: () => void;
  /** Chooses everything the list finds, once the page is chosen. */
  onSelectAll?: (() => void) | undefined;
  /** The button behind which columns are chosen. */
  settings?: ReactNode;
  children?: ReactNode;
}) {
  const labels = useLabels();
  const pages = pageCount(total, state.pageSize);
  const cut = state.pageSize === ALL_ROWS && shown < total;
  const go = (page: number) =>
    onStateChange({ ...state, page: Math.min(pages, Math.max(1, page)) });

  return (
    <div data-part="foot-bar" className={styles.bar}>
      <div className={styles.side} aria-live="polite">
        {selectedCount > 0 && (
          <>
            <span>{labels.selectedCount(selectedCount)}</span>
            {onSelectAll !== undefined && shown < total && (
              <Button size="small" variant="plain" onClick={onSelectAll}>
                {labels.selectAllFound(total)}
              </Button>
            )}
            <Button size="small" variant="plain" onClick={onClearSelection}>
              {labels.clear}
            </Button>
          </>
        )}
        {children}
      </div>
      <div className={styles.side}>
        <span className={styles.total} data-cut={cut || undefined}>
          {!pending && (cut ? labels.shownOf(shown, total) : labels.totalCount(total))}
        </span>
        <button
          type="button"
          aria-label={labels.previous}
          className={styles.step}
          disabled={state.page <= 1}
          onClick={() => go(state.page - 1)}
        >
          <ChevronLeft />
        </button>
        <PageInput key={state.page} page={state.page} onGo={go} />
        <span>/ {pages}</span>
        <button
          type="button"
          aria-label={labels.next}
          className={styles.step}
          disabled={state.page >= pages}
          onClick={() => go(state.page + 1)}
        >
          <ChevronRight />
        </button>
        <select
          aria-label={labels.pageSize}
          className={styles.size}
          value={state.pageSize}
          onChange={(event) =>
            onStateChange({ ...state, pageSize: Number(event.target.value), page: 1 })
          }
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size === ALL_ROWS ? labels.all : labels.perPage(size)}
            </option>
          ))}
        </select>
        {settings}
      </div>
    </div>
  );
}

function PageInput({ page, onGo }: { page: number; onGo: (page: number) => void }) {
  const labels = useLabels();
  const [text, setText] = useState(String(page));

  function settle() {
    const wanted = Number.parseInt(text.normalize('NFKC'), 10);
    if (Number.isNaN(wanted) || wanted === page) setText(String(page));
    else onGo(wanted);
  }

  return (
    <input
      aria-label={labels.page}
      inputMode="numeric"
      className={styles.page}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && settle()}
    />
  );
}
