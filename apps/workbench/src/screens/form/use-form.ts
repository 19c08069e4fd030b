import type { AnyOperation, DataOf } from '@garment-mes/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { faultText } from './fault-text.ts';
import type { Form, FormIssue, FormValues } from './form-definition.ts';

/** A form while it is filled in. */
export interface FormControl {
  readonly values: FormValues;
  readonly set: (field: string, value: unknown) => void;
  /** First sentence by field, shown once saving was tried. */
  readonly issues: ReadonlyMap<string, string>;
  readonly dirty: boolean;
  readonly pending: boolean;
  /** What the service refused, in its words. */
  readonly refusal: string | undefined;
  /** Saves when nothing is wrong; `undefined` when something is, or when it was refused. */
  readonly save: () => Promise<unknown>;
  readonly reset: () => void;
}

/**
 * Values, findings and saving of a form. Unsaved values survive the tab being put aside, mark the
 * tab, and Ctrl+S saves them.
 */
export function useForm(
  form: Form,
  initial: FormValues,
  onSaved?: (data: DataOf<AnyOperation>) => void,
): FormControl {
  const { setDirty } = useTab();
  const [values, setValues] = useTabState<FormValues>(`form:${form.save.id}`, initial);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [clean, setClean] = useTabState<FormValues>(`clean:${form.save.id}`, initial);
  const { run, pending } = useAction(form.save, {
    ok: form.ok ? t(form.ok) : t('保存成功'),
    inline: true,
  });
  const dirty = values !== clean;

  // Nothing is undone here: a page put aside is still unsaved, and a closed tab takes its mark along.
  useEffect(() => setDirty(dirty), [dirty, setDirty]);

  const found = formIssues(form, values);
  const issues = new Map(
    (tried ? found : []).toReversed().map(({ field, text }) => [field, text] as const),
  );

  async function save(): Promise<unknown> {
    setTried(true);
    setRefusal(undefined);
    if (found.length > 0 || pending) return undefined;
    try {
      const data = await run({ body: bodyOf(form, values) } as never);
      setTried(false);
      setClean(values);
      onSaved?.(data);
      return data;
    } catch (error) {
      setRefusal(failureText(error));
      return undefined;
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return {
    values,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    issues,
    dirty,
    pending,
    refusal,
    save,
    reset: () => {
      setValues(clean);
      setTried(false);
      setRefusal(undefined);
    },
  };
}

/** Empty controls are absent values: no document takes an empty text for a date. */
function bodyOf({ body }: Form, values: FormValues): unknown {
  if (body) return body(values);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function formIssues(form: Form, values: FormValues): readonly FormIssue[] {
  const faults = form.validate?.(bodyOf(form, values)) ?? [];
  const ofDocument = faults.map((fault) => {
    const field = fault.path.split('/')[1] ?? '';
    return { field, text: faultText(fault, fieldLabel(form.fields, field)) };
  });
  return [...ofDocument, ...(form.check?.(values) ?? [])];
}
