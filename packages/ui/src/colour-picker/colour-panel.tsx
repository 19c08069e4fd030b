import { type CSSProperties, type PointerEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import { type ColourNotation, type Hsva, NOTATIONS, readColour, writeColour } from './colour.ts';
import styles from './colour-picker.module.css';

const RED: Hsva = { h: 0, s: 100, v: 100, a: 100 };

interface ColourPanelProps {
  readonly value: string;
  readonly notation: ColourNotation;
  readonly alpha: boolean;
  readonly presets: readonly { readonly value: string; readonly label: string }[];
  readonly onDone: (value: string) => void;
}

/** Where a colour is mixed. Nothing leaves it before 确定 or 清空. */
export function ColourPanel({ value, notation: given, alpha, presets, onDone }: ColourPanelProps) {
  const labels = useLabels();
  const [colour, setColour] = useState<Hsva>(readColour(value) ?? RED);
  const [notation, setNotation] = useState(given);
  const [text, setText] = useState<string>();
  const mix = (change: Partial<Hsva>) => {
    setText(undefined);
    setColour({ ...colour, ...change });
  };

  function point(event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) =>
      Math.min(100, Math.max(0, ((at - from) / size) * 100));
    mix({
      s: share(event.clientX, box.left, box.width),
      v: 100 - share(event.clientY, box.top, box.height),
    });
  }

  function type(next: string) {
    setText(next);
    const read = readColour(next);
    if (read !== undefined) setColour(read);
  }

  const slider = (label: string, channel: keyof Hsva, most: number, className?: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`${Math.round(colour[channel])}${channel === 'h' ? '°' : '%'}`}
      min={0}
      max={most}
      value={Math.round(colour[channel])}
      className={className}
      onChange={(event) => mix({ [channel]: Number(event.target.value) })}
    />
  );

  const colours = {
    '--hue': writeColour({ h: colour.h, s: 100, v: 100, a: 100 }, 'hex', false),
    '--shown': writeColour(colour, 'rgb', true),
    '--opaque': writeColour(colour, 'hex', false),
  } as CSSProperties;
  return (
    <div className={styles.panel} style={colours}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be pointed into. */}
      <div
        role="group"
        aria-label={labels.colourArea}
        className={styles.area}
        onPointerDown={point}
        onPointerMove={point}
      >
        <span
          aria-hidden
          className={styles.knob}
          style={{ left: `${colour.s}%`, top: `${100 - colour.v}%` }}
        />
        {slider(labels.saturation, 's', 100, hidden.visuallyHidden)}
        {slider(labels.brightness, 'v', 100, hidden.visuallyHidden)}
      </div>
      {slider(labels.hue, 'h', 360, styles.hue)}
      {alpha && slider(labels.alpha, 'a', 100, styles.alpha)}
      <div className={styles.typed}>
        <TextInput
          aria-label={labels.colour}
          aria-invalid={(text !== undefined && readColour(text) === undefined) || undefined}
          value={text ?? writeColour(colour, notation, alpha)}
          onValueChange={type}
          onBlur={() => setText(undefined)}
        />
        <Select
          aria-label={labels.notation}
          className={styles.notation}
          value={notation}
          options={NOTATIONS.map((name) => ({ value: name, label: name.toUpperCase() }))}
          onValueChange={(name) => setNotation(name as ColourNotation)}
        />
      </div>
      {presets.length > 0 && <Presets presets={presets} onChoose={type} />}
      <div className={styles.foot}>
        <Button size="small" onClick={() => onDone('')}>
          {labels.clear}
        </Button>
        <Button
          size="small"
          variant="primary"
          onClick={() => onDone(writeColour(colour, given, alpha))}
        >
          {labels.confirm}
        </Button>
      </div>
    </div>
  );
}

interface PresetsProps extends Pick<ColourPanelProps, 'presets'> {
  readonly onChoose: (value: string) => void;
}

/** Colours one press away. */
function Presets({ presets, onChoose }: PresetsProps) {
  const labels = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of swatches.
    <div role="group" aria-label={labels.presets} className={styles.presets}>
      {presets.map((preset) => (
        <button
          key={preset.value}
          type="button"
          aria-label={preset.label}
          title={preset.label}
          className={styles.preset}
          style={{ background: preset.value }}
          onClick={() => onChoose(preset.value)}
        />
      ))}
    </div>
  );
}
