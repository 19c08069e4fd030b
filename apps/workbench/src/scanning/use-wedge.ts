import { isBarcode } from '@garment-mes/domain/bundles';
import { useEffect, useEffectEvent } from 'react';
import type { Stretch } from './checked-codes.ts';
import type { Place } from './read-run.ts';
import { createRecogniser, LONGEST_GAP_MS, type Run, type RunKey } from './recogniser.ts';
import { isUninterrupted, normaliseCode } from './typed-key.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Where a key went, and what stood there before it. */
interface Origin {
  readonly key: string;
  readonly control: TextControl | undefined;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

interface WedgeOptions {
  /** Keys arrived inside an input method: the code is lost in its window. */
  readonly onComposing?: () => void;
  /** A scan was not received whole, and no field keeps what came of it. @param text what came */
  readonly onBroken?: (text: string) => void;
  readonly enabled?: boolean;
  /** Length of the shortest code of digits; less where no figures are typed. */
  readonly shortest?: number;
  /** Nobody types on this page but into its fields: keys outside of them are a scanner's, however slow. */
  readonly handheld?: boolean;
}

/** Some scanners end a code twice. The second Enter would press the button that has the focus. */
const ECHO_MS = 100;
/** Keys that say nothing about who types. */
const NEUTRAL = new Set(['Shift', 'CapsLock', 'AltGraph', 'NumLock', 'Unidentified', 'Process']);

/**
 * Listens to a scanner that types, wherever the focus is. What it typed into a field on the way is taken
 * out again, so that a code never becomes a figure.
 * @param onCode called with the code and when its last key went down, on the clock of `Event.timeStamp`
 */
export function useWedge(
  onCode: (code: string, at: number) => void,
  { onComposing, onBroken, enabled = true, shortest, handheld = false }: WedgeOptions = {},
): void {
  const emitCode = useEffectEvent(onCode);
  const warn = useEffectEvent(() => onComposing?.());
  const tellBroken = useEffectEvent((text: string) => onBroken?.(text));

  useEffect(() => {
    if (!enabled) return;
    const recogniser = createRecogniser<Origin>({ placeOf, shortest, handheld });
    let endedAt = Number.NEGATIVE_INFINITY;
    let silence: ReturnType<typeof setTimeout> | undefined;

    /** @returns whether the key that ended the run was a scanner's */
    function finish(run: Run<Origin> | undefined, at?: number): boolean {
      if (run === undefined) return false;
      const { keys, reading } = run;
      const arrived = arrivedCode(keys, at !== undefined);
      if (arrived !== undefined) {
        takeOut(keys, [{ from: 0, to: keys.length }]);
        emitCode(arrived, at ?? keys.at(-1)?.at ?? 0);
        return true;
      }
      const { codes, taken, isBroken } = reading;
      takeOut(keys, taken);
      for (const code of codes) emitCode(code, at ?? keys.at(-1)?.at ?? 0);
      if (isBroken && keys.some(({ composed }) => composed)) warn();
      else if (isBroken) tellBroken(keys.map(({ origin }) => origin.key).join(''));
      return isBroken || (codes.length > 0 && taken.at(-1)?.to === keys.length);
    }

    function end(event: KeyboardEvent) {
      const at = event.timeStamp;
      const isRunning = recogniser.isRunning(at);
      const isScan = finish(recogniser.suffix(at), at) && isRunning;
      const isEcho = event.key === 'Enter' && at - endedAt < ECHO_MS;
      // What is left of a code that was not received whole presses no button either.
      const isRest = handheld && isRunning && !isTextControl(event.target);
      if (isScan) endedAt = at;
      if (!isScan && !isEcho && !isRest) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function press(event: KeyboardEvent) {
      clearTimeout(silence);
      // A page that was busy handles its keys late: it waits a moment longer than a scanner pauses.
      silence = setTimeout(() => finish(recogniser.fallSilent()), LONGEST_GAP_MS + 100);
      const { key, timeStamp: at, target } = event;
      const isComposed = event.isComposing || event.keyCode === 229;
      if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) return end(event);
      if (event.ctrlKey || event.metaKey || (NEUTRAL.has(key) && !isComposed)) return;
      // A key that is held down repeats as fast as a scanner types.
      if (event.repeat || ([...key].length !== 1 && !isComposed)) return recogniser.drop();
      // What the run before leaves in the field is what this key finds there.
      if (!recogniser.isRunning(at)) finish(recogniser.fallSilent());
      const typed = { composed: isComposed, position: positionOf(event) };
      finish(recogniser.type(key, at, originOf(key, target), typed));
    }

    document.addEventListener('keydown', press, { capture: true });
    return () => {
      clearTimeout(silence);
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [enabled, shortest, handheld]);
}

/** Codes without a check sign: as long as any, and nothing that an input method makes of letters. */
const UNCHECKED = /^(?=.*\d)[0-9A-Z-]{4,}$/;

/**
 * The code that an input method wrote into a field, whatever it said of the keys: it has the check sign of a bundle, or
 * came as fast as from a scanner that ended it.
 */
function arrivedCode(keys: readonly RunKey<Origin>[], isEnded: boolean): string | undefined {
  const [first] = keys;
  const { control, value, from, to } = first?.origin ?? {};
  if (!control || value === undefined || !keys.every(({ composed }) => composed)) return undefined;
  if (keys.some(({ origin }) => origin.control !== control)) return undefined;
  const [before, behind] = [value.slice(0, from), value.slice(to)];
  const { value: written } = control;
  if (!written.startsWith(before) || !written.endsWith(behind)) return undefined;
  const code = normaliseCode(written.slice(before.length, written.length - behind.length));
  const isCode = isEnded && isUninterrupted(keys) && UNCHECKED.test(code);
  return isBarcode(code) || isCode ? code : undefined;
}

/** What a key writes on the keyboard that scanners are set to, where that is part of a code. */
function positionOf({ code, shiftKey }: KeyboardEvent): string | undefined {
  const [, letter, digit, pad] = /^(?:Key([A-Z])|Digit(\d)|Numpad(\d))$/.exec(code) ?? [];
  if (shiftKey) return letter;
  return letter ?? digit ?? pad ?? OTHER_KEYS[code];
}

const OTHER_KEYS: Readonly<Record<string, string>> = { Minus: '-', BracketRight: ']' };

function originOf(key: string, target: EventTarget | null): Origin {
  if (!isTextControl(target)) return { key, control: undefined, value: '', from: 0, to: 0 };
  const { value } = target;
  // Fields of numbers do not say where the caret is.
  const from = target.selectionStart ?? value.length;
  return { key, control: target, value, from, to: target.selectionEnd ?? from };
}

function placeOf({ control }: Origin): Place {
  if (control === undefined) return 'nowhere';
  const isFigure = control.type === 'number' || FIGURES.has(control.inputMode);
  return isFigure ? 'figure' : 'text';
}

const FIGURES = new Set(['numeric', 'decimal']);

/** Leaves of the fields what they were without the taken keys; what a hand typed behind them stays. */
function takeOut(keys: readonly RunKey<Origin>[], taken: readonly Stretch[]): void {
  const isTaken = (index: number) => taken.some(({ from, to }) => index >= from && index < to);
  const done = new Set<TextControl>();
  for (const [index, { origin }] of keys.entries()) {
    const { control, value, from, to } = origin;
    if (control === undefined || done.has(control) || !isTaken(index)) continue;
    done.add(control);
    const typed = keys
      .filter((key, at) => at > index && key.origin.control === control && !isTaken(at))
      .map((key) => key.origin.key)
      .join('');
    const isWhole = typed === '';
    putBack(control, isWhole ? value : value.slice(0, from) + typed + value.slice(to), isWhole);
    if (!keys.some(({ composed }) => composed)) continue;
    // The input method still writes what it holds.
    control.addEventListener(
      'compositionend',
      () => setTimeout(() => putBack(control, value, true)),
      {
        once: true,
      },
    );
  }
}

/** Sets the value the way typing does; React notices values set past it only so. */
function putBack(control: TextControl, value: string, isSelected: boolean): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (isSelected) control.select();
}
