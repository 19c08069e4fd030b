import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Select } from '../select/select.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './foot-bar.module.css';
import { ALL_ROWS, type DataTableState, pageCount } from './table-state.ts';

/** Below the table: what is selected, how much there is, which page. */
export function FootBar({
  state,
  onStateChange,
  total,
  shown,
  pageSizes,
  selectedCount,
  onClearSelection,
  settings,
  children,
}: {
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  total: number;
  shown: number;
  pageSizes: readonly number[];
  selectedCount: number;
  onClearSelection: () => void;
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
            <Button size="small" variant="plain" onClick={onClearSelection}>
              {labels.clear}
            </Button>
          </>
        )}
        {children}
      </div>
      <div className={styles.side}>
        <span className={styles.total} data-cut={cut || undefined}>
          {cut ? labels.shownOf(shown, total) : labels.totalCount(total)}
        </span>
        <IconButton
          label={labels.previous}
          icon={<ChevronLeft />}
          size="small"
          tip="none"
          disabled={state.page <= 1}
          onClick={() => go(state.page - 1)}
        />
        <PageInput key={state.page} page={state.page} onGo={go} />
        <span>/ {pages}</span>
        <IconButton
          label={labels.next}
          icon={<ChevronRight />}
          size="small"
          tip="none"
          disabled={state.page >= pages}
          onClick={() => go(state.page + 1)}
        />
        <Select
          aria-label={labels.pageSize}
          className={styles.size}
          value={String(state.pageSize)}
          onValueChange={(size) => onStateChange({ ...state, pageSize: Number(size), page: 1 })}
          options={pageSizes.map((size) => ({
            value: String(size),
            label: size === ALL_ROWS ? labels.all : labels.perPage(size),
          }))}
        />
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
