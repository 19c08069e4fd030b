import type { AnyOperation, BodyOf } from '@garment-mes/sdk';
import type { Fields } from '@garment-mes/sdk/labels';
import type { Fault, Validator } from '@garment-mes/sdk/validators';
import type { ComponentType } from 'react';
import type { Message } from '#app/i18n.ts';

/** Values of a form as its controls hold them: texts, numbers as text, switches as booleans. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What a control of one's own is given. */
export interface ControlProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly values: FormValues;
}

/** A field of a form: label, kind and necessity are those of the spec. */
export interface FormField<Name extends string> {
  readonly field: Name;
  /** Replaces the control of the kind, for references and grids. */
  readonly Control?: ComponentType<ControlProps>;
  /** Takes the whole line. */
  readonly wide?: boolean;
  readonly unit?: string;
  readonly hint?: Message;
}

export interface FormSection<Name extends string> {
  readonly title: Message;
  readonly fields: readonly (Name | FormField<Name>)[];
}

/** Something the business finds wrong with a field, worded for a person. */
export interface FormIssue {
  readonly field: string;
  readonly text: string;
}

/** A form that is saved with one operation. */
export interface FormDefinition<Op extends AnyOperation> {
  /** Creates or changes the record. */
  readonly save: Op;
  /** Labels of the body, from `@garment-mes/sdk/labels`. */
  readonly fields: Fields;
  readonly sections: readonly FormSection<keyof BodyOf<Op> & string>[];
  /** Check of the body by its document, from `@garment-mes/sdk/validators`. */
  readonly validate?: Validator;
  /** What a document cannot say: one field against another. */
  readonly check?: (values: FormValues) => readonly FormIssue[];
  /** Makes the body out of the values; the values themselves when left out. */
  readonly body?: (values: FormValues) => BodyOf<Op>;
  readonly ok?: Message;
}

/** A checked definition. */
export interface Form {
  readonly save: AnyOperation;
  readonly fields: Fields;
  readonly sections: readonly FormSection<string>[];
  readonly validate?: (body: unknown) => readonly Fault[];
  readonly check?: (values: FormValues) => readonly FormIssue[];
  readonly body?: (values: FormValues) => unknown;
  readonly ok?: Message;
}

/** Checks a form against its operation: every field has to be one of the body. */
export function defineForm<Op extends AnyOperation>(definition: FormDefinition<Op>): Form {
  return definition as unknown as Form;
}
