import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { Field } from '../field/field.tsx';
import { useFieldAttributes, useFieldLabelId } from '../field/field-context.ts';
import inks from '../rich-text/inks.module.css';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { useStable } from '../use-stable.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { openEditor } from './editor-door.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { PictureFailure } from './picture-failure.tsx';
import styles from './rich-editor.module.css';
import type { RichEditorProps } from './rich-editor.tsx';
import { usePictures } from './use-pictures.ts';

/** The editor itself; a default export because it is loaded lazily. */
export default function EditorSurface({
  'aria-label': ariaLabel,
  value,
  onValueChange,
  sendPicture,
  maxPictureBytes,
  draftKey,
  placeholder = '',
  disabled = false,
}: Omit<RichEditorProps, 'className'>) {
  const labels = useLabels();
  const labelId = useFieldLabelId();
  const attributes = useFieldAttributes({});
  const host = useRef<HTMLDivElement>(null);
  const given = useRef(value);

  const change = useStable((html: string) => {
    given.current = html;
    if (draftKey !== undefined) keepDraft(draftKey, html);
    onValueChange?.(html);
  });
  const takePictures = useStable((files: readonly File[]) => pictures.take(files));
  const [editor] = useState(() => {
    const draft = value === '' && draftKey !== undefined ? readDraft(draftKey) : '';
    return openEditor({
      html: value === '' ? draft : value,
      placeholder,
      onChange: change,
      onPictures: takePictures,
    });
  });
  const pictures = usePictures(editor, sendPicture, maxPictureBytes);
  const state = useSyncExternalStore(editor.subscribe, editor.state, editor.state);

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    editor.mount(element);
    return () => editor.unmount();
  }, [editor]);

  useEffect(() => {
    // A draft found at the start is passed to the owner of the value.
    const found = editor.html();
    if (given.current === '' && found !== '') change(found);
  }, [editor, change]);

  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    editor.setHtml(value);
  }, [editor, value]);

  useLayoutEffect(() => {
    editor.setAttributes(
      textAttributes({ ...attributes, ariaLabel, labelId, disabled }),
      !disabled,
    );
  });

  return (
    <div
      className={styles.frame}
      data-invalid={attributes['aria-invalid'] ? '' : undefined}
      data-disabled={disabled || undefined}
    >
      {!disabled && (
        <EditorToolbar
          editor={editor}
          state={state}
          onPictures={sendPicture === undefined ? undefined : pictures.take}
        />
      )}
      <div ref={host} className={classNames(styles.host, inks.inks)} />
      {state.pictureText !== undefined && !disabled && (
        <Field label={labels.pictureText} className={styles.pictureText}>
          <TextInput value={state.pictureText} onValueChange={editor.setPictureText} />
        </Field>
      )}
      {pictures.sending > 0 && (
        <div role="status" className={styles.sending}>
          {labels.uploading(labels.picture)}
        </div>
      )}
      {pictures.failure !== undefined && (
        <PictureFailure {...pictures} failure={pictures.failure} />
      )}
    </div>
  );
}

interface TextBox extends ReturnType<typeof useFieldAttributes> {
  readonly ariaLabel: string | undefined;
  readonly labelId: string | undefined;
  readonly disabled: boolean;
}

/** The attributes of the text for assistive technology, as the editor takes them. */
function textAttributes({ ariaLabel, labelId, disabled, ...attributes }: TextBox) {
  const named =
    ariaLabel === undefined ? { 'aria-labelledby': labelId } : { 'aria-label': ariaLabel };
  const all = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...named,
    id: attributes.id,
    'aria-describedby': attributes['aria-describedby'],
    'aria-invalid': attributes['aria-invalid'] ? 'true' : undefined,
    'aria-required': attributes['aria-required'] ? 'true' : undefined,
    'aria-disabled': disabled ? 'true' : undefined,
    class: styles.text,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, set]) => (set === undefined ? [] : [[name, set]])),
  );
}
