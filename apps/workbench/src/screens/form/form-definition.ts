import type { AnyOperation } from '@garment-mes/sdk';
import type { Fields } from '@garment-mes/sdk/labels';
import type { Validator } from '@garment-mes/sdk/validators';
import type { ComponentType, ReactNode } from 'react';
import type { Message } from '#app/i18n.ts';

/** Values of a form as its controls have them: texts, numbers as text, switches as booleans. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What a control of one's own is given. */
export interface ControlProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly values: FormValues;
  /** The stored record; none while a new one is typed. */
  readonly row?: object | undefined;
}

/** A field of a form: label, kind, reference and necessity are those of the spec. */
export interface FormEntry<Name extends string, Row = never> {
  readonly field: Name;
  /** Replaces the control of the kind: grids, rulers, what belongs together. */
  readonly Control?: ComponentType<ControlProps>;
  /** Asked for only while it holds; what is hidden is not sent, or cleared in a stored record. */
  readonly when?: (values: FormValues, row: Row | undefined) => boolean;
  /** Takes the whole line. */
  readonly wide?: boolean;
  readonly hint?: Message;
  /** The value in words where a merge compares versions, given the version both began with as well. */
  readonly format?: (value: never, base: never) => ReactNode;
}

/** Something the business finds wrong with a field, worded for a person. */
export interface FormIssue<Name extends string = string> {
  readonly field: Name;
  readonly text: string;
}

/** A form that is saved with one operation. */
export interface Form {
  /** Creates or changes the record. */
  readonly save: AnyOperation;
  /** Labels of the body. */
  readonly fields: Fields;
  readonly entries: readonly FormEntry<string>[];
  /** Check of the body by its document, without id and version. */
  readonly validate?: Validator | undefined;
  /** What a document cannot say: one field against another. */
  readonly check?:
    | ((values: FormValues, row: object | undefined) => readonly FormIssue[])
    | undefined;
}

/** A stored record a form is typed into. */
export interface FormRecord {
  readonly id: string;
  /** The version its values are of. */
  readonly version: number;
  /** What a person calls it. */
  readonly name: string;
  readonly row: object;
}
