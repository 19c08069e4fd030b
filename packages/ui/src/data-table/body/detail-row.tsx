// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../data-table.module.css';

/** What an opened row shows below itself; reports its height. */
export function DetailRow({
  id,
  top,
  width,
  columns,
  level,
  onMeasure,
  children,
}: {
  id: string;
  top: number;
  width: number;
  columns: number;
  level: number;
  onMeasure: (id: string, height: number) => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onMeasure(id, box.offsetHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [id, onMeasure]);

  return (
    <div
      ref={element}
      role="row"
      aria-level={level}
      data-part="detail"
      className={styles.detail}
      style={{ top }}
    >
      <div
        role="gridcell"
        aria-colspan={columns}
        className={styles.detailCell}
        style={{ width: width || undefined }}
      >
        {children}
      </div>
    </div>
  );
}
