import type { AnyOperation } from '@garment-mes/sdk';
import type { Fields } from '@garment-mes/sdk/labels';
import type { Validator } from '@garment-mes/sdk/validators';
import type { ComponentType, ReactNode } from 'react';
import type { Message } from '#app/i18n.ts';
import type { Line, LineLook } from '#screens/lines/line-values.ts';

/** Values of a form as its controls have them: texts, numbers as text, switches as booleans. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What a control of one's own is given. */
export interface ControlProps {
  readonly value: unknown;
  /** The record is the one that was found, of which other fields take their values. */
  readonly onChange: (value: unknown, record?: object) => void;
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
  /** Of a new record alone: a stored one is neither asked for it nor told of it. */
  readonly onNew?: boolean;
  /** Left empty it stays in a stored record as it is: nobody is shown what it is, such as the number of a bank card. */
  readonly keeps?: boolean;
  /** The field it belongs to: another value of that one empties this one. */
  readonly of?: Name;
  /** Of a field that names another record: values by field, one of which its list has to have. */
  readonly among?: Readonly<Record<string, readonly string[]>>;
  /** Parameters that list is asked with out of what is typed; nothing is chosen while it says `undefined`. */
  readonly narrow?: (values: FormValues) => object | undefined;
  /** What other fields take of the record that is chosen in it. */
  readonly chosen?: ((record: never) => object) | undefined;
  /** Shows all values of an enumeration side by side. */
  readonly segments?: boolean;
  /** The values of an enumeration that are offered; all of them when left out. */
  readonly choices?: readonly (string | number)[];
  /** Takes the whole line. */
  readonly wide?: boolean;
  readonly hint?: Message;
  /** The value in words where a merge compares versions, given the version both began with as well. */
  readonly format?: (value: never, base: never) => ReactNode;
}

/** A field of a line that is typed, `points.2.pct`: the place counts from 0. */
type LinePath<Name extends string> = `${Name}.${number}.${string}`;

/** Something the business finds wrong with a field, or with a field of a line, worded for a person. */
export interface FormIssue<Name extends string = string> {
  readonly field: Name | LinePath<Name>;
  readonly text: string;
  /** It is said, and saved all the same. */
  readonly isAllowed?: boolean;
}

type ItemOf<Value> =
  NonNullable<Value> extends readonly (infer Item extends object)[] ? Item : never;

interface LinesOf<Body, Name extends string, Item, Row>
  extends Omit<FormEntry<Name, Row>, 'Control' | 'wide' | 'format' | 'of' | 'chosen'> {
  /** The field the lines belong to: another value of that one empties them. */
  readonly of?: keyof Body & string;
  /** Fields of a line, in their order. */
  readonly rows: readonly (keyof Item & string)[];
  /** Fields by which two editors know that it is the same line; its id, else its place, when left out. */
  readonly keys?: readonly (keyof Item & string)[];
  /** What a new line begins with, behind those that are there. */
  readonly line?: (lines: readonly Partial<Item>[]) => Partial<Item>;
  /** Fields of the line as the service has it that stand beside those typed. */
  readonly shown?: LineLook['shown'];
  /** The field that has the name of a line, such as the number of its roll: a refusal with that name stands at the line. */
  readonly called?: string;
  /** What a line takes of the record that was chosen in it. */
  readonly chosen?: LineLook['chosen'];
  /** Lines are neither added nor removed. */
  readonly fixed?: boolean;
  /** Lines nobody may type into. */
  readonly locked?: LineLook['locked'];
  /** What a cell is chosen from, by field. */
  readonly options?: LineLook['options'];
  /** What a line that was typed into takes besides, given it as it was before. */
  readonly follow?: LineLook['follow'];
  /** Figures whose totals stand below. */
  readonly sums?: LineLook['sums'];
  /** A column behind the field `of`: what it lacks of the field `from`, in the unit of both. */
  readonly difference?: LineLook['difference'];
  /** A column behind the field `of` with what follows from a line. */
  readonly worked?: LineLook['worked'];
  /** Reads a pasted block before it is laid over the cells. */
  readonly read?: LineLook['read'];
  /** Drawn above the lines, such as a scan field or what is suggested. */
  readonly Above?: ComponentType<LinesAboveProps>;
  /** Draws the lines in the place of their grid, such as pieces by colour and size. */
  readonly Grid?: ComponentType<LinesGridProps>;
}

/** What is drawn above the lines of a form is given. */
export interface LinesAboveProps {
  readonly values: FormValues;
  readonly lines: readonly Line[];
  /** Takes other lines in their place. */
  readonly onChange: (lines: readonly object[]) => void;
  /** Types another field of the form, such as the order that the first scan was of. */
  readonly set: (field: string, value: unknown) => void;
}

/** What draws the lines of a form in the place of their grid is given. */
export interface LinesGridProps {
  readonly values: FormValues;
  readonly lines: readonly Line[];
  /** What is wrong by path: `lines`, `lines.2.num`. */
  readonly issues: ReadonlyMap<string, string>;
  /** Takes other lines in their place; left out where nobody may type. */
  readonly onChange?: ((lines: readonly object[]) => void) | undefined;
}

/** A list of a body whose lines are typed in a grid: columns, kinds and references are those of its spec. */
export type LinesEntry<Body, Row = never> = Body extends unknown
  ? {
      [Name in keyof Body & string]: [ItemOf<Body[Name]>] extends [never]
        ? never
        : LinesOf<Body, Name, ItemOf<Body[Name]>, Row>;
    }[keyof Body & string]
  : never;

/** A field of a form, typed by one control or as lines; the types of its body are erased. */
export interface TypedEntry extends FormEntry<string> {
  /** Not everybody may read it: a record that comes without it keeps what it has, and nobody is asked for it. */
  readonly withheld?: boolean;
  readonly rows?: readonly string[];
  readonly keys?: readonly string[];
  readonly line?: (lines: readonly object[]) => object;
  readonly shown?: LineLook['shown'];
  readonly called?: string;
  readonly chosen?: LineLook['chosen'];
  readonly fixed?: boolean;
  readonly locked?: LineLook['locked'];
  readonly options?: LineLook['options'];
  readonly follow?: LineLook['follow'];
  readonly sums?: LineLook['sums'];
  readonly difference?: LineLook['difference'];
  readonly worked?: LineLook['worked'];
  readonly read?: LineLook['read'];
  readonly Above?: ComponentType<LinesAboveProps>;
  readonly Grid?: ComponentType<LinesGridProps>;
}

/** A form that is saved with one operation. */
export interface Form {
  /** Creates or changes the record. */
  readonly save: AnyOperation;
  /** Said when it was saved, or read out of the answer; `保存成功` when left out, nothing when that is `null`. */
  readonly ok?: Message | ((data: unknown) => string | null | undefined) | undefined;
  /** Asks once more before it is sent: the question, and the values that are sent after a yes. */
  readonly ask?:
    | ((values: FormValues) => { readonly text: string; readonly values: FormValues } | undefined)
    | undefined;
  /** Labels of the body. */
  readonly fields: Fields;
  readonly entries: readonly TypedEntry[];
  /** Check of the body by its document, without id and version. */
  readonly validate?: Validator | undefined;
  /** What a document cannot say: one field against another. It is given lines as they are sent. */
  readonly check?:
    | ((values: FormValues, row: object | undefined) => readonly FormIssue[])
    | undefined;
  /** A hook that finds while it is typed what only the service knows; it is said at once. It is given lines as they are sent. */
  readonly found?: ((values: FormValues) => readonly FormIssue[]) | undefined;
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
