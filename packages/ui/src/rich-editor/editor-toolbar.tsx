import { Bold, ImagePlus, Italic, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { EditorDoor, EditorState, Format } from './editor-door.ts';
import { InkButton } from './ink-button.tsx';
import { LinkButton } from './link-button.tsx';
import styles from './rich-editor.module.css';

/** The buttons above the text: one stop of the Tab key, the arrows go along them. */
export function EditorToolbar({
  editor,
  state,
  onPictures,
}: {
  editor: EditorDoor;
  state: EditorState;
  onPictures: ((files: readonly File[]) => void) | undefined;
}) {
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [stop, setStop] = useState('bold');
  const place = (id: string) => ({ 'data-stop': id, tabIndex: id === stop ? 0 : -1 });

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  }

  const toggle = (format: Format, label: string, icon: ReactNode) => (
    <IconButton
      {...place(format)}
      label={label}
      icon={icon}
      size="small"
      aria-pressed={state.formats.has(format)}
      onClick={() => editor.toggle(format)}
    />
  );

  return (
    <div
      role="toolbar"
      aria-label={labels.format}
      className={styles.toolbar}
      onFocus={(event: FocusEvent<HTMLElement>) =>
        setStop((event.target as HTMLElement).dataset.stop ?? stop)
      }
      onKeyDown={press}
    >
      {toggle('bold', labels.bold, <Bold />)}
      {toggle('italic', labels.italic, <Italic />)}
      <InkButton {...place('ink')} editor={editor} ink={state.ink} />
      {toggle('bulletList', labels.bulletList, <List />)}
      {toggle('orderedList', labels.numberedList, <ListOrdered />)}
      <LinkButton {...place('link')} editor={editor} address={state.link} />
      {onPictures !== undefined && (
        <>
          <IconButton
            {...place('picture')}
            label={labels.picture}
            icon={<ImagePlus />}
            size="small"
            onClick={() => input.current?.click()}
          />
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept="image/*"
            aria-label={labels.picture}
            onChange={(event) => {
              onPictures([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </>
      )}
      <span className={styles.gap} />
      <IconButton
        {...place('undo')}
        label={labels.undo}
        icon={<Undo2 />}
        size="small"
        aria-disabled={!state.canUndo}
        onClick={editor.undo}
      />
      <IconButton
        {...place('redo')}
        label={labels.redo}
        icon={<Redo2 />}
        size="small"
        aria-disabled={!state.canRedo}
        onClick={editor.redo}
      />
    </div>
  );
}
