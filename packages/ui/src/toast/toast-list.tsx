import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './toast.module.css';
import { toastStore } from './toast-store.ts';
import { toastIcons, toastWords } from './toast-tone.ts';

/** Where toasts stand. Its live regions stay readable while a dialog hides the rest of the page. */
export function ToastList() {
  const labels = useLabels();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown, toastStore.shown);

  return (
    <section
      data-part="toasts"
      aria-label={labels.toasts}
      aria-live="polite"
      aria-relevant="additions text"
      className={styles.toasts}
      onPointerEnter={() => toastStore.hold('pointer')}
      onPointerLeave={() => toastStore.release('pointer')}
      onFocus={() => toastStore.hold('focus')}
      onBlur={() => toastStore.release('focus')}
    >
      {toasts.map(({ id, tone, text }) => {
        const Icon = toastIcons[tone];
        return (
          <div
            key={id}
            role={tone === 'error' ? 'alert' : undefined}
            data-part="toast"
            data-tone={tone}
            className={styles.toast}
          >
            <Icon aria-hidden />
            <span className={styles.words}>{text ?? toastWords(labels)[tone]}</span>
            <button
              type="button"
              aria-label={labels.close}
              className={styles.close}
              onClick={() => toastStore.dismiss(id)}
            >
              <X />
            </button>
          </div>
        );
      })}
    </section>
  );
}
