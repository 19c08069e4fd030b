import { FileIcon, X } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './upload.module.css';

/** A file on its way, or why it is not: how far it is, another try, and its end. */
export function SendingFile({
  file,
  fault,
  share,
  onRetry,
  onCancel,
}: {
  file: File;
  fault?: string | undefined;
  share?: number | undefined;
  /** `undefined` when another try cannot help. */
  onRetry: (() => void) | undefined;
  onCancel: () => void;
}) {
  const labels = useLabels();
  return (
    <div
      role={fault === undefined ? undefined : 'status'}
      data-state={fault === undefined ? 'sending' : 'failed'}
      className={styles.file}
    >
      <FileIcon aria-hidden />
      <span className={styles.name}>{fault ?? file.name}</span>
      {fault === undefined && (
        <ProgressBar
          label={labels.uploading(file.name)}
          value={share}
          className={styles.progress}
        />
      )}
      {fault !== undefined && onRetry !== undefined && (
        <button type="button" className={styles.again} onClick={onRetry}>
          {labels.retry}
        </button>
      )}
      <IconButton
        label={`${labels.cancel} ${file.name}`}
        icon={<X />}
        size="small"
        tip="none"
        onClick={onCancel}
      />
    </div>
  );
}
