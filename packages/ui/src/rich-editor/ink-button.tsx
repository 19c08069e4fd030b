import { Baseline } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import inks from '../rich-text/inks.module.css';
import { INKS } from '../rich-text/inks.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { EditorDoor, EditorState } from './editor-door.ts';

/** Gives the selected words, or those that are typed next, a colour. */
export function InkButton({
  editor,
  ink,
  ...buttonProps
}: { editor: EditorDoor } & Pick<EditorState, 'ink'> & ComponentProps<'button'>) {
  const labels = useLabels();
  const sample = (name: string | undefined) => (
    <span className={inks.inks}>
      <Baseline data-ink={name} />
    </span>
  );
  return (
    <Menu
      trigger={
        <IconButton
          label={labels.textColour}
          icon={sample(ink)}
          size="small"
          {...buttonProps}
          aria-pressed={ink !== undefined}
        />
      }
      items={[
        {
          id: 'none',
          label: labels.plainInk,
          icon: sample(undefined),
          checked: ink === undefined,
          onSelect: () => editor.setInk(undefined),
        },
        ...INKS.map((name) => ({
          id: name,
          label: labels.inks[name],
          icon: sample(name),
          checked: ink === name,
          onSelect: () => editor.setInk(name),
        })),
      ]}
    />
  );
}
