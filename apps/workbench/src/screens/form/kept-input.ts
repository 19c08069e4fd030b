import { readStored, writeStored } from '#app/tab/stored.ts';
import type { Workbench } from '#app/workbench-context.ts';
import type { FormValues } from './form-definition.ts';

/** A form while it is typed into: what it began with and the version that was. */
export interface Typing {
  readonly values: FormValues;
  readonly base: FormValues;
  /** `undefined` for a new record. */
  readonly version: number | undefined;
}

/** Input that was not saved. */
export interface KeptInput {
  /** Operation that would have saved it. */
  readonly form: string;
  /** Id of the record, `new` for one that is not stored. */
  readonly id: string;
  /** What a person calls the record; empty for a new one. */
  readonly name: string;
  /** When it was typed, by the company's clock. */
  readonly at: string;
  readonly typing: Typing;
}

/** Key of the state of a form in its tab. */
export const formName = ({ form, id }: Pick<KeptInput, 'form' | 'id'>): string =>
  `form:${form}:${id}`;

type Owner = Pick<Workbench, 'companyId' | 'userId'>;

/** Inputs that are kept; the oldest ones go. */
const MOST = 20;

const keyOf = ({ companyId, userId }: Owner): string => `input.${companyId}.${userId}`;

const isKept = (value: unknown): value is KeptInput => {
  const { form, id, name, at, typing } = (value ?? {}) as Partial<KeptInput>;
  return (
    [form, id, name, at].every((text) => typeof text === 'string') &&
    typeof typing?.values === 'object' &&
    typeof typing.base === 'object'
  );
};

/** What a person left unsaved in this company, the newest first. */
export function keptInputs(owner: Owner): readonly KeptInput[] {
  const stored = readStored<unknown>(keyOf(owner));
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

const others = (owner: Owner, { form, id }: Pick<KeptInput, 'form' | 'id'>) =>
  keptInputs(owner).filter((kept) => kept.form !== form || kept.id !== id);

/** Keeps the input of a record over the page, in the place of an older one. */
export const keepInput = (owner: Owner, input: KeptInput): void =>
  writeStored(keyOf(owner), [input, ...others(owner, input)].slice(0, MOST));

export function forgetInput(owner: Owner, input: Pick<KeptInput, 'form' | 'id'>): void {
  const left = others(owner, input);
  if (left.length !== keptInputs(owner).length) writeStored(keyOf(owner), left);
}
