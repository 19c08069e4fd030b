import type { AnyOperation, BodyOf, DataOf } from '@garment-mes/sdk';
import type { Message } from '#app/i18n.ts';

/** A station where something is scanned and confirmed by one call. */
export interface EntryDefinition<Op extends AnyOperation> {
  /** Records what was scanned. */
  readonly record: Op;
  readonly title: Message;
  /** What belongs into the field, as people call it. */
  readonly label: Message;
  readonly body: (code: string) => BodyOf<Op>;
  /** The line that stays in view of a scan that was taken. */
  readonly done: (answer: DataOf<Op>, code: string) => string;
}

/** A checked definition. */
export interface Entry {
  readonly record: AnyOperation;
  readonly title: Message;
  readonly label: Message;
  readonly body: (code: string) => unknown;
  readonly done: (answer: never, code: string) => string;
}

/** Checks an entry against its operation. */
export const defineEntry = <Op extends AnyOperation>(definition: EntryDefinition<Op>): Entry =>
  definition as unknown as Entry;
