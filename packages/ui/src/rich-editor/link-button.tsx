import { Link } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { EditorDoor } from './editor-door.ts';
import styles from './rich-editor.module.css';

/** Turns the selected words into a link, or the link at the cursor into words. */
export function LinkButton({
  editor,
  address,
  ...buttonProps
}: {
  editor: EditorDoor;
  address: string | undefined;
} & ComponentProps<'button'>) {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);

  function change(next: boolean) {
    setOpen(next);
    setTyped(address ?? '');
    setRefused(false);
  }

  function confirm() {
    const wanted = typed.normalize('NFKC').trim();
    if (!/^https?:\/\/\S+$/i.test(wanted)) return setRefused(true);
    setOpen(false);
    editor.setLink(wanted);
  }

  return (
    <Popover
      open={open}
      onOpenChange={change}
      aria-label={labels.link}
      className={styles.linkPanel}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        editor.focus();
      }}
      trigger={
        <IconButton
          label={labels.link}
          icon={<Link />}
          size="small"
          {...buttonProps}
          aria-pressed={address !== undefined}
        />
      }
    >
      <Field label={labels.linkAddress} error={refused ? labels.invalidLink : undefined}>
        <TextInput
          value={typed}
          placeholder="https://"
          inputMode="url"
          onValueChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            confirm();
          }}
        />
      </Field>
      <div className={styles.linkFoot}>
        {address !== undefined && (
          <Button
            size="small"
            onClick={() => {
              setOpen(false);
              editor.setLink(undefined);
            }}
          >
            {labels.remove}
          </Button>
        )}
        <Button size="small" variant="primary" onClick={confirm}>
          {labels.confirm}
        </Button>
      </div>
    </Popover>
  );
}
