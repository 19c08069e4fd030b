import { useConfirm } from '@garment-mes/ui';
import { Lock, LockOpen } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import styles from './line.module.css';

interface LockButtonProps {
  readonly locked: boolean;
  readonly onChange: (locked: boolean) => void;
}

/** Keeps the tablet at its line and its order: a hand on the glass changes neither until it is unlocked. */
export function LockButton({ locked, onChange }: LockButtonProps) {
  const t = useText();
  const { ask, dialog } = useConfirm();
  return (
    <>
      <button
        type="button"
        className={styles.lock}
        aria-pressed={locked}
        aria-label={locked ? t('解锁') : t('锁定')}
        onClick={() =>
          locked
            ? ask({
                title: t('解锁后可以换线和换款，确定？'),
                confirmLabel: t('解锁'),
                onConfirm: () => onChange(false),
              })
            : onChange(true)
        }
      >
        {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </button>
      {dialog}
    </>
  );
}
