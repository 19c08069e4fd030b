import type { ReferenceName } from './generated/labels/references.ts';

/** How a value is entered, aligned and formatted. */
export type FieldKind =
  | 'id'
  | 'text'
  | 'html'
  | 'integer'
  | 'number'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'time'
  | 'enum'
  | 'enums'
  | 'image'
  | 'file'
  | 'list'
  | 'record';

/** What the documents say of one property of a record. */
export interface Field {
  readonly zh: string;
  readonly en: string;
  readonly kind: FieldKind;
  /** Name of the enumeration of the value, `OrderStatus`. */
  readonly enumName?: string;
  /** Unit of an exact number, `kg`. */
  readonly unit?: string;
  /** Whether there always is a value. */
  readonly required?: boolean;
  /** Name in `sql`, `order` and `filter` of a list; without one the column cannot be asked for. */
  readonly key?: string;
  readonly sort?: boolean;
  readonly search?: boolean;
  readonly filter?: boolean;
  /** Whether the list answers a total for the column. */
  readonly sum?: boolean;
  /** Whether the column is hidden until a person shows it. */
  readonly hide?: boolean;
  readonly pin?: boolean | string;
  /** Route the value leads to. */
  readonly link?: string;
  /** Decimals a figure is written with in every row; as many as it has when left out. */
  readonly places?: number;
  /** Right without which the server leaves the value out. */
  readonly permission?: string;
  /** List whose rows the value names by their id. */
  readonly reference?: ReferenceName;
  /** Fields of the lines of a list that is typed: only bodies have them. */
  readonly items?: Fields;
  /** Whether it is a column of the sheet that records are imported from; `key` for the code no two of them share. */
  readonly sheet?: boolean | 'key';
  /** What the row of the template that shows how it is filled in says in the column. */
  readonly example?: string | number;
}

/** Labels and columns of a schema by field name. */
export type Fields = Readonly<Record<string, Field>>;

/** How much attention a value asks for. */
export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'bad' | 'held';

/** What the documents say of one value of an enumeration. */
export interface EnumLabel {
  readonly zh: string;
  readonly en: string;
  readonly tone: Tone;
  /** Nearly every record has it, and nobody looks for it: it is written as a plain word. */
  readonly ordinary?: true;
  /** Nothing is done with such a record any more: lists begin without it. */
  readonly ended?: true;
}

/** Labels of an enumeration by value. */
export type EnumLabels = Readonly<Record<string | number, EnumLabel>>;
