import { useEffect, useEffectEvent } from 'react';
import { type Burst, FASTER_THAN_A_HAND, NOBODY_TYPES, takeKey } from './burst.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

interface WedgeOptions {
  /** Keys arrived inside an input method: the code is lost in its window. */
  readonly onComposing?: () => void;
  readonly enabled?: boolean;
  /** Length of the shortest code of digits; less where no figures are typed. */
  readonly shortest?: number;
  /** Nobody types on this page but into its fields: keys outside of them are a scanner's, however slow. */
  readonly handheld?: boolean;
}

/** Some scanners end a code twice. The second Enter would press the button that has the focus. */
const ECHO_MS = 100;

/**
 * Listens to a scanner that types, wherever the focus is. What it typed into a field on the way is taken
 * out again, so that a code never becomes a figure.
 * @param onCode called with the code and when its last key went down, on the clock of `Event.timeStamp`
 */
export function useWedge(
  onCode: (code: string, at: number) => void,
  { onComposing, enabled = true, shortest, handheld = false }: WedgeOptions = {},
): void {
  const emitCode = useEffectEvent(onCode);
  const warn = useEffectEvent(() => onComposing?.());

  useEffect(() => {
    if (!enabled) return;
    let burst: Burst | undefined;
    let before: { control: TextControl; value: string } | undefined;
    let endedAt = Number.NEGATIVE_INFINITY;

    function press(event: KeyboardEvent) {
      if (event.isComposing || event.keyCode === 229) {
        if (event.key === 'Enter') warn();
        return;
      }
      if (event.ctrlKey || event.metaKey) return;
      const { key, timeStamp: at } = event;
      const alone = handheld && !isTextControl(event.target);
      const wasRunning = burst !== undefined && at - burst.last <= NOBODY_TYPES.longestGap;
      const outcome = takeKey(burst, key, at, shortest, alone ? NOBODY_TYPES : FASTER_THAN_A_HAND);
      burst = outcome.burst;
      if (outcome.begins)
        before = isTextControl(event.target)
          ? { control: event.target, value: event.target.value }
          : undefined;
      const isEcho = key === 'Enter' && at - endedAt < ECHO_MS;
      // What is left of a code that was not received whole presses no button either.
      const isRest = alone && wasRunning && burst === undefined;
      if (outcome.code === undefined && !isEcho && !isRest) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (outcome.code === undefined) return;
      endedAt = at;
      if (before) putBack(before.control, before.value);
      emitCode(outcome.code, at);
    }

    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [enabled, shortest, handheld]);
}

/** Sets the value the way typing does; React notices values set past it only so. */
function putBack(control: TextControl, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.select();
}
