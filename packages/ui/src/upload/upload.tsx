import { FileIcon, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { errorText } from '../error-text.ts';
import { useFieldAttributes } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { fileFault } from './file-fault.ts';
import { SendingFile } from './sending-file.tsx';
import styles from './upload.module.css';

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

interface Sending {
  readonly id: number;
  readonly file: File;
  readonly fault?: string | undefined;
  /** From 0 to 1; `undefined` while nobody knows. */
  readonly share?: number | undefined;
}

/** Files by choosing, dropping or pasting. Each shows how it fares and can be tried again. */
export function Upload({
  label,
  files,
  onFilesChange,
  send,
  accept,
  maxBytes,
  max = 1,
  disabled = false,
  onPreview,
  className,
}: UploadProps) {
  const labels = useLabels();
  const attributes = useFieldAttributes({});
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [over, setOver] = useState(false);
  const newest = useRef(files);
  const abort = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);

  useEffect(() => {
    newest.current = files;
  }, [files]);

  const room = max - files.length - sending.length;
  const forget = (id: number) => setSending((now) => now.filter((one) => one.id !== id));

  async function start({ id, file }: Sending) {
    const control = new AbortController();
    abort.current.set(id, control);
    setSending((now) => [...now.filter((one) => one.id !== id), { id, file }]);
    try {
      const done = await send(file, control.signal, (share) =>
        setSending((now) => now.map((one) => (one.id === id ? { ...one, share } : one))),
      );
      if (control.signal.aborted) return;
      forget(id);
      // Several may arrive between two renders.
      newest.current = [...newest.current, done];
      onFilesChange(newest.current);
    } catch (error) {
      if (control.signal.aborted) return;
      const fault = errorText(error, labels.failed);
      setSending((now) => now.map((one) => (one.id === id ? { ...one, fault } : one)));
    } finally {
      abort.current.delete(id);
    }
  }

  function take(chosen: readonly File[]) {
    for (const file of chosen.slice(0, Math.max(0, room))) {
      const id = nextId.current++;
      const fault = fileFault(file, accept, maxBytes, labels);
      if (fault === undefined) void start({ id, file });
      else setSending((now) => [...now, { id, file, fault }]);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  }

  return (
    <div data-part="upload" className={classNames(styles.upload, className)}>
      {files.map((file) => (
        <div key={file.url} className={styles.file}>
          {file.image ? <Thumbnail src={file.url} alt={file.name} /> : <FileIcon aria-hidden />}
          <a
            href={file.url}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.name}
            onClick={(event) => {
              // A window of its own is still had with the key for it.
              if (onPreview === undefined || event.ctrlKey || event.metaKey || event.shiftKey)
                return;
              event.preventDefault();
              onPreview(file);
            }}
          >
            {file.name}
          </a>
          {!disabled && (
            <IconButton
              label={`${labels.remove} ${file.name}`}
              icon={<X />}
              size="small"
              tip="none"
              onClick={() => onFilesChange(files.filter((other) => other !== file))}
            />
          )}
        </div>
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
          onCancel={() => {
            abort.current.get(one.id)?.abort();
            forget(one.id);
          }}
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
