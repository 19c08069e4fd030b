import type { Tx } from '../database/engine.ts';

/** How server processes send each other what to push. Only ids travel: no row leaves the database past its policy. */
export interface Bus {
  /**
   * Says it to every process, this one too. Resolves when the bus has it; within `tx` not before that
   * transaction is sure to be tried again should it fail.
   */
  publish(channel: string, payload: string, tx?: Tx): Promise<void>;
  /**
   * @param missed called when words may be missing: the connection was lost for a while
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    received: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
