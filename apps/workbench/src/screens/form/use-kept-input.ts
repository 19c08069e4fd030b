import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { forgetInput, type KeptInput, keepInput, keptInputs, type Typing } from './kept-input.ts';

interface Place extends Pick<KeptInput, 'form' | 'id' | 'name'> {
  /** The state is that of a form that comes back: it shows its input and offers none. */
  readonly isBack: boolean;
}

/** Keeps what is typed into a form for the same person, and offers what was left another time. */
export function useKeptInput({ form, id, name, isBack }: Place) {
  const workbench = useWorkbench();
  const [offered, setOffered] = useState(() =>
    isBack ? undefined : keptInputs(workbench).find((kept) => kept.form === form && kept.id === id),
  );
  const forget = () => forgetInput(workbench, { form, id });
  return {
    offered,
    forget,
    /** Keeps dirty input; clean input takes a former one along unless that is still offered. */
    keep(typing: Typing, isDirty: boolean) {
      const at = clockText(workbench.now());
      if (isDirty) keepInput(workbench, { form, id, name, at, typing });
      else if (offered === undefined) forget();
    },
    answer: () => setOffered(undefined),
  };
}

/** Runs an effect whenever a value is another one. */
export function useOnChange(value: unknown, act: () => void): void {
  const changed = useEffectEvent(act);
  useEffect(() => changed(), [value]);
}
