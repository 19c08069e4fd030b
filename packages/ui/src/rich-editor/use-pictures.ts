import { useState } from 'react';
import { errorText } from '../error-text.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import { fileFault } from '../upload/file-fault.ts';
import type { EditorDoor } from './editor-door.ts';

interface Failure {
  readonly words: string;
  /** `undefined` when sending it again cannot help. */
  readonly file: File | undefined;
}

const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/, '');

/** Pictures on their way: shown from this page at once, exchanged for their address when sent. */
export function usePictures(
  editor: EditorDoor,
  send: ((file: File) => Promise<string>) | undefined,
  maxBytes: number | undefined,
) {
  const labels = useLabels();
  const [sending, setSending] = useState(0);
  const [failure, setFailure] = useState<Failure>();

  async function put(file: File) {
    if (send === undefined) return;
    const wrong = fileFault(file, 'image/*', maxBytes, labels);
    if (wrong !== undefined) return setFailure({ words: wrong, file: undefined });
    const shown = URL.createObjectURL(file);
    editor.insertPicture(shown, withoutEnding(file.name));
    setSending((now) => now + 1);
    try {
      editor.replacePicture(shown, await send(file));
    } catch (error) {
      editor.replacePicture(shown, undefined);
      setFailure({ words: `${file.name}：${errorText(error, labels.failed)}`, file });
    } finally {
      setSending((now) => now - 1);
      URL.revokeObjectURL(shown);
    }
  }

  return {
    sending,
    failure,
    forget: () => setFailure(undefined),
    take(files: readonly File[]) {
      setFailure(undefined);
      for (const file of files) void put(file);
    },
  };
}
