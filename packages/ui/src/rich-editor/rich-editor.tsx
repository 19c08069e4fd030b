import { lazy, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './rich-editor.module.css';

/** What `<RichEditor>` takes. */
export interface RichEditorProps {
  /** Names the text for people who cannot see it, where no `<Field>` does. */
  'aria-label'?: string | undefined;
  /** HTML; what is not allowed in it is dropped. `''` for nothing. */
  value: string;
  /** Given safe HTML, `''` when everything was deleted. */
  onValueChange?: ((html: string) => void) | undefined;
  /** Sends a picture and answers where it is. Pictures cannot be put in when it is left out. */
  sendPicture?: ((file: File) => Promise<string>) | undefined;
  /** Bytes a picture may have at most. */
  maxPictureBytes?: number | undefined;
  /**
   * Keeps what is typed under this name until the browser tab is closed or `clearDraft(name)`.
   * Take a name that is unique to the person and the record.
   */
  draftKey?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

// The editor weighs a hundred kilobytes: only pages that open one load it.
const EditorSurface = /* @__PURE__ */ lazy(() => import('./editor-surface.tsx'));

/**
 * Text with emphasis, lists, links and pictures, 800 wide. Loads itself when it is first drawn;
 * hidden with its tab and shown again it has its words, its cursor and its way back.
 */
export function RichEditor({ className, ...props }: RichEditorProps) {
  return (
    <div data-part="rich-editor" className={classNames(styles.editor, className)}>
      <Suspense fallback={<Skeleton lines={4} className={styles.waiting} />}>
        <EditorSurface {...props} />
      </Suspense>
    </div>
  );
}
