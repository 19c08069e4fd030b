import { ApiError } from '@garment-mes/sdk';
import type { SessionCalls } from '@garment-mes/sdk/session';
import { readStored, writeStored } from '#app/tab/stored.ts';

type Standing = {
  readonly [Call in 'getUser' | 'listCompanies']: Awaited<ReturnType<SessionCalls[Call]>>;
};

interface StandingPorts {
  /** Whose tokens this browser has. */
  readonly userId: () => string | undefined;
  /** Whether the page may begin with what was kept. */
  readonly mayBegin: () => boolean;
}

const KEY = 'standing';
/** Ways to fail without an answer that would say who is there. */
const WITHOUT_ANSWER: ReadonlySet<string> = new Set(['network', 'timeout', 'gateway']);

/**
 * Lets a page of the shop floor begin without the server: who is there, and in which companies, is
 * kept in this browser at every start and read back when nobody answers. It is only ever said of the
 * person whose tokens are here; a sign-out takes both away.
 */
export function rememberStanding(calls: SessionCalls, ports: StandingPorts): SessionCalls {
  const seen: Partial<Standing> = {};

  async function ask<Call extends keyof Standing>(
    call: Call,
    work: () => Promise<Standing[Call]>,
  ): Promise<Standing[Call]> {
    try {
      const answer = await work();
      seen[call] = answer;
      if (seen.getUser && seen.listCompanies) writeStored(KEY, seen);
      return answer;
    } catch (error) {
      const kept = readStored<Standing>(KEY);
      const isSilence = error instanceof ApiError && WITHOUT_ANSWER.has(error.kind);
      if (!isSilence || !ports.mayBegin() || !kept || kept.getUser.id !== ports.userId())
        throw error;
      return kept[call];
    }
  }

  return {
    ...calls,
    getUser: (options) => ask('getUser', () => calls.getUser(options)),
    listCompanies: (options) => ask('listCompanies', () => calls.listCompanies(options)),
  };
}
