import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { frameClass } from '../control/control-frame.tsx';
import { useFieldAttributes, useFieldLabelId } from '../field/field-context.ts';
import { Popover } from '../popover/popover.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { type ColourNotation, readColour, writeColour } from './colour.ts';
import { ColourPanel } from './colour-panel.tsx';
import styles from './colour-picker.module.css';

/** What `<ColourPicker>` takes. */
export interface ColourPickerProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange'> {
  /** Any notation, `''` for none. */
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** How the value is written; hex when left out. */
  notation?: ColourNotation | undefined;
  /** Lets the colour be see-through. */
  alpha?: boolean | undefined;
  /** Colours with names to take from. */
  presets?: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** One colour, mixed or typed. A press outside or Esc changes nothing. */
export function ColourPicker({
  value,
  onValueChange,
  notation = 'hex',
  alpha = false,
  presets = [],
  className,
  ...buttonProps
}: ColourPickerProps) {
  const labels = useLabels();
  const attributes = useFieldAttributes(buttonProps);
  const [open, setOpen] = useState(false);
  const labelId = useFieldLabelId();
  const valueId = useId();
  const colour = readColour(value);
  const shown = value === '' ? labels.noColour : value;
  const ownName = buttonProps['aria-label'];

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      aria-label={labels.colour}
      className={styles.popover}
      trigger={
        <button
          type="button"
          {...buttonProps}
          {...attributes}
          // What is shown belongs to the name: somebody may ask for it by voice.
          aria-label={ownName === undefined ? undefined : `${ownName} ${shown}`}
          aria-labelledby={ownName === undefined ? `${labelId ?? ''} ${valueId}`.trim() : undefined}
          data-part="colour-picker"
          data-invalid={attributes['aria-invalid'] ? '' : undefined}
          className={classNames(frameClass, styles.trigger, className)}
        >
          <span
            aria-hidden
            className={styles.swatch}
            // Browsers do not know every notation that we do.
            style={
              colour === undefined ? undefined : { background: writeColour(colour, 'rgb', true) }
            }
          />
          <span id={valueId} className={styles.value} data-empty={value === '' || undefined}>
            {shown}
          </span>
          <ChevronDown aria-hidden />
        </button>
      }
    >
      <ColourPanel
        value={value}
        notation={notation}
        alpha={alpha}
        presets={presets}
        onDone={(next) => {
          setOpen(false);
          if (next !== value) onValueChange?.(next);
        }}
      />
    </Popover>
  );
}
