import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLabels } from '../../ui-provider/ui-context.ts';
import styles from '../foot-bar.module.css';

/** Finds text in the table: Enter for the next, Shift Enter back, Esc to where the keyboard was. */
export function FindBar({
  query,
  count,
  current,
  onQuery,
  onStep,
  onClose,
}: {
  query: string;
  count: number;
  /** From 1; 0 before the first step. */
  current: number;
  onQuery: (query: string) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}) {
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <div data-part="find-bar" className={styles.find}>
      <input
        ref={input}
        type="text"
        data-typing=""
        aria-label={labels.findInTable}
        className={styles.findInput}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span role="status" className={styles.total}>
        {query.trim() !== '' && `${current} / ${labels.matches(count)}`}
      </span>
      <button
        type="button"
        aria-label={labels.previous}
        className={styles.step}
        disabled={count === 0}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft />
      </button>
      <button
        type="button"
        aria-label={labels.next}
        className={styles.step}
        disabled={count === 0}
        onClick={() => onStep(1)}
      >
        <ChevronRight />
      </button>
      <button type="button" aria-label={labels.close} className={styles.step} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
