import { DomainError } from '../domain-error.ts';
import type { Bilingual } from '../refusals/refusals.ts';

export interface Move<Status extends number> {
  readonly from: readonly Status[];
  readonly to: Status;
  /** What a person does, as a sentence names it. */
  readonly verb: Bilingual;
}

/** The life of one kind of record: its statuses and the only ways from one to another. */
export interface StateTable<Status extends number, Name extends string> {
  readonly what: Bilingual;
  readonly names: Readonly<Record<Status, Bilingual>>;
  readonly moves: Readonly<Record<Name, Move<Status>>>;
}

export const stateTable = <Status extends number, Name extends string>(
  table: StateTable<Status, Name>,
): StateTable<Status, Name> => table;

/** True where the move starts from this status. Guards on other facts are beside the table. */
export const canMove = <Status extends number, Name extends string>(
  table: StateTable<Status, Name>,
  name: Name,
  status: Status,
): boolean => table.moves[name].from.includes(status);

/** True when a repeated call finds the work done: batch calls take it for a success. */
export const hasArrived = <Status extends number, Name extends string>(
  table: StateTable<Status, Name>,
  name: Name,
  status: Status,
): boolean => table.moves[name].to === status;

/**
 * The status after a move.
 *
 * @param no what the record is called in the refusal
 * @throws {DomainError} `wrong-state` when the move does not start from this status
 */
export function moved<Status extends number, Name extends string>(
  table: StateTable<Status, Name>,
  name: Name,
  { no, status }: { readonly no: string | number | Bilingual; readonly status: Status },
): Status {
  const { to, verb } = table.moves[name];
  if (canMove(table, name, status)) return to;
  throw new DomainError('wrong-state', {
    what: table.what,
    no,
    state: table.names[status],
    action: verb,
  });
}
