import { type AnyOperation, ApiError, type DataOf } from '@garment-mes/sdk';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { msg, t } from '#app/i18n.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { conflictId, mergeParts, type PartConflict } from '#screens/merge/merge-parts.ts';
import type { MergeSide } from '#screens/merge/merge-rows.ts';
import { bodyOf, formIssues, refusedField, sentValues } from './form-body.ts';
import type { Form, FormIssue, FormRecord, FormValues } from './form-definition.ts';
import { type FormParts, howMerged, partsOf, valuesOfParts } from './form-parts.ts';
import { formName, type KeptInput, type Typing } from './kept-input.ts';
import { useKeptInput, useOnChange } from './use-kept-input.ts';
import { useSaveKey } from './use-save-key.ts';

/** A record as the service has it. */
export interface StoredValues {
  readonly values: FormValues;
  readonly version: number;
}

interface FormOptions {
  /** The record that is changed; a new one is made when left out. */
  readonly record?: FormRecord | undefined;
  /** Reads the record again for a merge; `undefined` when it is gone. */
  readonly readAgain?: (() => Promise<StoredValues | undefined>) | undefined;
  /** What a new record is made for: input that was left is offered for the same one alone. */
  readonly of?: string | undefined;
  /** Puts the question of the form before it is sent. */
  readonly ask?: ((text: string, send: () => Promise<unknown>) => void) | undefined;
  /** @param later what was typed into a new record while it was made: it is not saved yet */
  readonly onSaved?: ((data: DataOf<AnyOperation>, later?: Typing) => void) | undefined;
}

/** Somebody else saved the same fields meanwhile. */
interface Collision {
  readonly text: string;
  readonly theirs: StoredValues;
  readonly conflicts: readonly PartConflict[];
}

/** A form while it is filled in. */
export interface FormControl {
  readonly values: FormValues;
  readonly record: FormRecord | undefined;
  /** @param record the one that was chosen, of a field that names a record */
  readonly set: (field: string, value: unknown, record?: object) => void;
  /** First sentence by field, shown once saving was tried. */
  readonly issues: ReadonlyMap<string, string>;
  /** What is said of a field and saved all the same. */
  readonly hints: ReadonlyMap<string, string>;
  /** The values say something else than the record did. */
  readonly dirty: boolean;
  /** Why it cannot be saved as it stands, where that is known while it is typed. */
  readonly blocked: string | undefined;
  readonly pending: boolean;
  /** What the service refused of the whole, in its words. */
  readonly refusal: string | undefined;
  /** Saves when nothing is wrong; `undefined` when something is, or when it was refused. */
  readonly save: () => Promise<unknown>;
  readonly reset: () => void;
  /** Input of this record that was not saved another time. */
  readonly offered: KeptInput | undefined;
  readonly takeBack: () => void;
  readonly discard: () => void;
  readonly collision: Collision | undefined;
  /** Saves over what somebody else saved, each field in dispute as it was chosen. */
  readonly merge: (choices: ReadonlyMap<string, MergeSide>) => void;
  readonly closeCollision: () => void;
  /** The form goes: its input stays kept, the tab has none any more. */
  readonly leave: () => void;
}

/** How often a save retries by itself from what others saved in between. */
const MERGES = 3;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

const isDirty = ({ values, base }: Typing): boolean =>
  [...new Set([...Object.keys(values), ...Object.keys(base)])].some(
    (field) => !isSame(values[field], base[field]),
  );

const newId = (of: string | undefined): string => (of === undefined ? 'new' : `new ${of}`);

const nothingFound = (): readonly FormIssue[] => [];

/** The first sentence of each field. */
const textsOf = (issues: readonly FormIssue[]): ReadonlyMap<string, string> =>
  new Map(issues.toReversed().map(({ field, text }) => [field, text] as const));

/** Values with one more typed: what hangs on the field is emptied, what others take of the chosen record is filled in. */
function withTyped(
  { entries }: Form,
  values: FormValues,
  field: string,
  value: unknown,
  record: object | undefined,
): FormValues {
  const hanging = isSame(values[field], value) ? [] : entries.filter(({ of }) => of === field);
  const chosen = entries.find((entry) => entry.field === field)?.chosen;
  return {
    ...values,
    ...Object.fromEntries(hanging.map((each) => [each.field, each.rows ? [] : ''])),
    ...(record && chosen?.(record as never)),
    [field]: value,
  };
}

/**
 * Values, findings and saving of a form. The state belongs to the form and the record it is typed into, and is
 * based on the version it began with. Unsaved values survive the tab being put aside, mark the tab, and are kept for
 * the same person; Ctrl+S saves them. What others saved meanwhile is merged field by field.
 */
export function useForm(form: Form, initial: FormValues, options: FormOptions = {}): FormControl {
  const { record } = options;
  const { memory, setDirty } = useTab();
  const place = { form: form.save.id, id: record?.id ?? newId(options.of) };
  const name = formName(place);
  const begin = (): Typing => ({ values: initial, base: initial, version: record?.version });
  const kept = useKeptInput({
    ...place,
    name: record?.name ?? '',
    // Asked before the state keeps itself in the tab.
    isBack: memory.has(name),
  });
  const [typing, setTyping] = useTabState<Typing>(name, begin);
  const [tried, setTried] = useState(false);
  const dirty = isDirty(typing);
  const leave = () => {
    setDirty(false);
    memory.delete(name);
  };
  const latest = useRef(typing);
  useEffect(() => {
    latest.current = typing;
  }, [typing]);
  const saving = useSaving(form, options, { latest, setTyping }, () => {
    setTried(false);
    // The form may be gone before it is drawn clean.
    leave();
    kept.forget();
  });
  const { refusal, pending } = saving;

  // Nothing is undone here: a page put aside is still unsaved, and a closed tab takes its mark along.
  useEffect(() => setDirty(dirty), [dirty, setDirty]);
  useOnChange(typing, () => kept.keep(typing, dirty));
  // What others saved is shown while nobody typed; else the save merges.
  useOnChange(pending ? undefined : record?.version, () => {
    if (!dirty && !pending && record && record.version > (typing.version ?? 0)) setTyping(begin());
  });

  const said = formIssues(form, typing.values, record);
  const useFound = form.found ?? nothingFound;
  const known = useFound(sentValues(form, typing.values));
  const wrong = said.filter(({ isAllowed }) => isAllowed !== true);
  const found = [...wrong, ...known];
  // What was just saved is known by now.
  const issues = new Map(textsOf([...(tried ? wrong : []), ...(pending ? [] : known)]));
  const hints = textsOf(said.filter(({ isAllowed }) => isAllowed === true));
  if (refusal?.field !== undefined && !issues.has(refusal.field))
    issues.set(refusal.field, refusal.text);

  async function save(): Promise<unknown> {
    setTried(true);
    if (found.length > 0) return undefined;
    const question = form.ask?.(typing.values);
    if (question === undefined) return saving.save(typing);
    const next = { ...typing, values: question.values };
    options.ask?.(question.text, () => {
      setTyping(next);
      return saving.save(next);
    });
    return undefined;
  }
  useSaveKey(() => void save());

  return {
    ...{ values: typing.values, record, issues, hints, dirty, pending, save, leave },
    refusal: refusal?.field === undefined ? refusal?.text : undefined,
    blocked: known[0]?.text,
    set(field, value, record) {
      if (refusal?.field?.split('.')[0] === field) saving.forgive();
      setTyping((now) => ({
        ...now,
        values: withTyped(form, now.values, field, value, record),
      }));
    },
    reset() {
      setTyping((now) => ({ ...now, values: now.base }));
      setTried(false);
      saving.forgive();
    },
    offered: kept.offered,
    takeBack() {
      if (kept.offered) setTyping(kept.offered.typing);
      kept.answer();
    },
    discard() {
      kept.forget();
      kept.answer();
    },
    collision: saving.collision,
    merge: (choices) => saving.merge(typing, choices),
    closeCollision: saving.closeCollision,
  };
}

/** Sends a form; retries from what others saved in between until somebody has to choose. */
function useSaving(
  form: Form,
  { record, readAgain, onSaved }: FormOptions,
  {
    latest,
    setTyping,
  }: {
    /** What is typed by now: a form stays open to its person while it is sent. */
    readonly latest: RefObject<Typing>;
    readonly setTyping: Dispatch<SetStateAction<Typing>>;
  },
  onDone: () => void,
) {
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly field?: string }>();
  const [collision, setCollision] = useState<Collision>();
  const { run, pending } = useAction(form.save, {
    ok: (data) => saidOf(form, data),
    inline: true,
  });
  // Pressed twice, it is saved once: what is drawn as pending comes too late for a double click.
  const running = useRef<Promise<unknown>>(undefined);

  /** Merged values are the latest at once: the answer may come before they are drawn. */
  function goOn(next: Typing): void {
    latest.current = next;
    setTyping(next);
  }

  function save(now: Typing): Promise<unknown> {
    running.current ??= send(now).finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  async function send(now: Typing, merges = MERGES): Promise<unknown> {
    setRefusal(undefined);
    const body = bodyOf(form, now.values, record);
    const stored = record === undefined ? {} : { id: record.id, version: now.version };
    try {
      const data = await run({ body: { ...body, ...stored } } as never);
      const version = versionOf(data) ?? now.version;
      const later: Typing = { values: latest.current.values, base: now.values, version };
      setTyping(({ values }) => ({ values, base: now.values, version }));
      // What was typed meanwhile is unsaved: the form of a stored record stays for it, a new one goes on as the stored.
      if (isDirty(later) && record !== undefined) return data;
      onDone();
      onSaved?.(data, isDirty(later) ? later : undefined);
      return data;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'stale' && readAgain)
        return mergeAndSend(now, merges, error);
      return refuse(error);
    }
  }

  async function mergeAndSend(now: Typing, merges: number, error: ApiError): Promise<unknown> {
    try {
      const theirs = await readAgain?.();
      if (theirs === undefined) return refuse(error);
      const { next, conflicts } = merged(form, record, now, theirs);
      if (conflicts.length > 0 || merges === 0) {
        setCollision({ text: error.text, theirs, conflicts });
        return undefined;
      }
      // What was typed meanwhile goes on top of both.
      const since = { ...now, values: latest.current.values, base: now.values };
      const { values } = merged(form, record, since, { ...theirs, values: next.values }).next;
      goOn({ ...next, values });
      return await send(next, merges - 1);
    } catch (failure) {
      return refuse(failure);
    }
  }

  function refuse(error: unknown): undefined {
    const text = failureText(error);
    const field = refusedField(form, text, latest.current.values);
    setRefusal(field === undefined ? { text } : { text, field });
  }

  return {
    ...{ refusal, collision, pending, save },
    forgive: () => setRefusal(undefined),
    closeCollision: () => setCollision(undefined),
    merge(now: Typing, choices: ReadonlyMap<string, MergeSide>) {
      if (collision === undefined) return;
      const choose = (at: PartConflict) => choices.get(conflictId(at)) ?? 'mine';
      const { next } = merged(form, record, now, collision.theirs, choose);
      setCollision(undefined);
      goOn(next);
      void save(next);
    },
  };
}

/** What is said of a save; nothing where something else follows it. */
function saidOf({ ok }: Form, data: unknown): string | null {
  const said = typeof ok === 'function' ? ok(data) : ok && t(ok);
  return said === undefined ? t(msg('保存成功')) : said;
}

const versionOf = (data: unknown): number | undefined =>
  (data as { readonly version?: number } | null | undefined)?.version;

/** Goes on from what somebody else saved, with what was typed here on top of it. */
function merged(
  form: Form,
  record: FormRecord | undefined,
  { values, base }: Typing,
  theirs: StoredValues,
  choose?: (at: PartConflict) => MergeSide,
) {
  const { parts, conflicts } = mergeParts<FormParts>(
    howMerged(form, record),
    partsOf(form, base),
    partsOf(form, theirs.values),
    partsOf(form, values),
    choose,
  );
  const next: Typing = {
    values: valuesOfParts(parts),
    base: theirs.values,
    version: theirs.version,
  };
  return { next, conflicts };
}
