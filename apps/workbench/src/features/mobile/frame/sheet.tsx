import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './frame.module.css';

interface SheetProps {
  readonly title: string;
  readonly note?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Covers the lower part of the page, where the thumb is. */
export function Sheet({ title, note, onClose, children, foot }: SheetProps) {
  const t = useText();
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // A field of the sheet that took the focus keeps it.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);
  return (
    <dialog open ref={panel} tabIndex={-1} aria-label={title} className={styles.sheet}>
      <header className={styles.sheetHead}>
        <span>
          {title}
          {note && <small>{note}</small>}
        </span>
        <button type="button" className={styles.round} aria-label={t('取消')} onClick={onClose}>
          <X aria-hidden />
        </button>
      </header>
      <div className={styles.sheetBody}>{children}</div>
      {foot && <footer className={styles.sheetFoot}>{foot}</footer>}
    </dialog>
  );
}
