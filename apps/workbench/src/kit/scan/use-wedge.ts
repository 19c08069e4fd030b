import { useEffect, useEffectEvent } from 'react';
import { type Burst, heardKey } from './burst.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

interface WedgeOptions {
  /** Keys arrived inside an input method: the code is lost in its window. */
  readonly onComposing?: () => void;
  readonly enabled?: boolean;
  /** Length of the shortest code of digits; less where no figures are typed. */
  readonly shortest?: number;
}

/**
 * Hears a scanner that types, wherever the focus is. What it typed into a field on the way is taken
 * out again, so that a code never becomes a figure.
 */
export function useWedge(
  onCode: (code: string) => void,
  { onComposing, enabled = true, shortest }: WedgeOptions = {},
): void {
  const tell = useEffectEvent(onCode);
  const warn = useEffectEvent(() => onComposing?.());

  useEffect(() => {
    if (!enabled) return;
    let burst: Burst | undefined;
    let before: { control: TextControl; value: string } | undefined;

    function press(event: KeyboardEvent) {
      if (event.isComposing || event.keyCode === 229) {
        if (event.key === 'Enter') warn();
        return;
      }
      if (event.ctrlKey || event.metaKey) return;
      const heard = heardKey(burst, event.key, event.timeStamp, shortest);
      burst = heard.burst;
      if (heard.begins)
        before = isTextControl(event.target)
          ? { control: event.target, value: event.target.value }
          : undefined;
      if (heard.code === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (before) putBack(before.control, before.value);
      tell(heard.code);
    }

    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [enabled, shortest]);
}

/** Sets the value the way typing does; React hears of values set past it only so. */
function putBack(control: TextControl, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.select();
}
