import { ApiError, type Client } from '@garment-mes/sdk';
import { t } from '#app/i18n.ts';
import type { CompanyChoice } from './company-switcher.tsx';

/** Calls of this service are about messages, not about the data of a company. */
const MESSAGES = 'mmc';

/**
 * Delays writes until the person has said that this page, whose company is not the one of the
 * other browser tab, is meant.
 */
export function createWriteGate() {
  const listeners = new Set<() => void>();
  let elsewhere: CompanyChoice | undefined;
  let waiting: readonly ((may: boolean) => void)[] = [];
  let question: CompanyChoice | undefined;

  function change(next: CompanyChoice | undefined): void {
    question = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Another browser tab went over to a company; `undefined` when both are in the same again. */
    otherCompany(company: CompanyChoice | undefined): void {
      elsewhere = company;
    },
    mayWrite(): true | Promise<boolean> {
      if (elsewhere === undefined) return true;
      return new Promise((answer) => {
        waiting = [...waiting, answer];
        change(elsewhere);
      });
    },
    /** One answer is good for what waits, and for every write until another company comes up. */
    answer(may: boolean): void {
      if (question === undefined) return;
      if (may) elsewhere = undefined;
      const waiters = waiting;
      waiting = [];
      change(undefined);
      for (const answer of waiters) answer(may);
    },
    /** The company of the other tab, while the question is open. */
    question: () => question,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type WriteGate = ReturnType<typeof createWriteGate>;

/** The client of the pages: what changes data goes through the gate. */
export const gatedClient = (client: Client, gate: WriteGate): Client => ({
  get companyId() {
    return client.companyId;
  },
  get language() {
    return client.language;
  },
  async call(operation, request, options) {
    const writes = operation.method !== 'GET' && operation.service !== MESSAGES;
    const may = writes ? gate.mayWrite() : true;
    if (may !== true && !(await may))
      throw new ApiError('aborted', { operationId: operation.id, text: t('已取消，没有写入') });
    return client.call(operation, request, options);
  },
});
