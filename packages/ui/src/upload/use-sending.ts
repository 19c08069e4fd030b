import { useEffect, useRef, useState } from 'react';
import { errorText } from '../error-text.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import { fileFault } from './file-fault.ts';
import type { UploadProps } from './upload.tsx';

interface Sending {
  readonly id: number;
  readonly file: File;
  readonly fault?: string | undefined;
  /** From 0 to 1; `undefined` while nobody knows. */
  readonly share?: number | undefined;
}

/** Files on their way to the server: each by itself, to be called off and tried again. */
export function useSending(props: UploadProps) {
  const { files, onFilesChange, send, accept, maxBytes, max = 1 } = props;
  const labels = useLabels();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const newest = useRef(files);
  const abort = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);

  useEffect(() => {
    newest.current = files;
  }, [files]);

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
    const room = max - files.length - sending.length;
    for (const file of chosen.slice(0, Math.max(0, room))) {
      const id = nextId.current++;
      const fault = fileFault(file, accept, maxBytes, labels);
      if (fault === undefined) void start({ id, file });
      else setSending((now) => [...now, { id, file, fault }]);
    }
  }

  function cancel(id: number) {
    abort.current.get(id)?.abort();
    forget(id);
  }

  return {
    sending,
    /** Sends files as far as there is room and no rule forbids them. */
    take,
    /** Sends one once more. */
    start,
    cancel,
  };
}
