import { FileIcon, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { fileFault } from './file-fault.ts';
import { SendingFile } from './sending-file.tsx';
import styles from './upload.module.css';
import { useSending } from './use-sending.ts';

/** A file that is on the server. */
export interface UploadedFile {
  readonly url: string;
  readonly name: string;
  readonly image?: boolean | undefined;
}

/** What `<Upload>` takes. */
export interface UploadProps {
  /** Names the control. */
  label: string;
  files: readonly UploadedFile[];
  onFilesChange: (files: readonly UploadedFile[]) => void;
  /** Sends one file; calls `onProgress` with a share from 0 to 1. */
  send: (
    file: File,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<UploadedFile>;
  /** Types as `<input accept>` takes them: `image/*,.pdf`. */
  accept?: string | undefined;
  /** Bytes a file may have at most. */
  maxBytes?: number | undefined;
  /** Files at most; one when left out. */
  max?: number | undefined;
  disabled?: boolean | undefined;
  /** Shows a file in the page in place of a window of its own. */
  onPreview?: ((file: UploadedFile) => void) | undefined;
  className?: string | undefined;
}

/** Files by choosing, dropping or pasting. Each shows how it fares and can be tried again. */
export function Upload(props: UploadProps) {
  const { label, files, onFilesChange, accept, maxBytes, max = 1, disabled = false } = props;
  const { onPreview, className } = props;
  const labels = useLabels();
  const attributes = useFieldAttributes({});
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { sending, take, start, cancel } = useSending(props);
  const room = max - files.length - sending.length;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  }

  return (
    <div data-part="upload" className={classNames(styles.upload, className)}>
      {files.map((file) => (
        <FileLine
          key={file.url}
          file={file}
          onPreview={onPreview}
          onRemove={
            disabled ? undefined : () => onFilesChange(files.filter((other) => other !== file))
          }
        />
      ))}
      {sending.map((one) => (
        <SendingFile
          key={one.id}
          {...one}
          // What a rule forbids, another try does not allow.
          onRetry={
            fileFault(one.file, accept, maxBytes, labels) === undefined
              ? () => void start(one)
              : undefined
          }
          onCancel={() => cancel(one.id)}
        />
      ))}
      {!disabled && room > 0 && (
        <button
          type="button"
          {...attributes}
          aria-label={`${label} ${labels.dropHere}`}
          className={styles.drop}
          data-over={over || undefined}
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onPaste={(event) => take([...event.clipboardData.files])}
        >
          <UploadIcon aria-hidden />
          {labels.dropHere}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={max > 1}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}

interface FileLineProps extends Pick<UploadProps, 'onPreview'> {
  readonly file: UploadedFile;
  /** `undefined` where files stay. */
  readonly onRemove: (() => void) | undefined;
}

/** A file that is on the server: what it is, the way to it and out. */
function FileLine({ file, onPreview, onRemove }: FileLineProps) {
  const labels = useLabels();
  return (
    <div className={styles.file}>
      {file.image ? <Thumbnail src={file.url} alt={file.name} /> : <FileIcon aria-hidden />}
      <a
        href={file.url}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.name}
        onClick={(event) => {
          // A window of its own is still had with the key for it.
          if (onPreview === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onPreview(file);
        }}
      >
        {file.name}
      </a>
      {onRemove && (
        <IconButton
          label={`${labels.remove} ${file.name}`}
          icon={<X />}
          size="small"
          tip="none"
          onClick={onRemove}
        />
      )}
    </div>
  );
}
