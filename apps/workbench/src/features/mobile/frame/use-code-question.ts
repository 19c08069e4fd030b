import { ApiError, type RequestOf } from '@garment-mes/sdk';
import { type ResolvedCode, resolveScanCode } from '@garment-mes/sdk/mes2';
import { useRef } from 'react';
import { useWorkbench } from '#app/workbench-context.ts';
import { verdictOf } from '../queue/verdict.ts';

type About = Omit<RequestOf<typeof resolveScanCode>['query'], 'code'>;

/** Longest a person waits for what a code means. */
const RESOLVE_MS = 6_000;
/** So long after a question without an answer nobody waits for another one. */
const SILENCE_MS = 10_000;

/** Asks the server what codes are, as long as there is somebody to ask. */
export function useCodeQuestion() {
  const { client } = useWorkbench();
  const silentUntil = useRef(0);

  /**
   * @param known the device knows the code itself, and need not wait for a server that is silent
   * @param about what it is read for: the server refuses a thing that may not be used so
   * @returns `undefined` when the server cannot be reached, or the session ended: reports wait for a new one
   * @throws {ApiError} with the refusal
   */
  return async (
    code: string,
    known: boolean,
    about: About = {},
  ): Promise<ResolvedCode | undefined> => {
    // Without a network nothing is asked: what a session tries then to renew itself takes seconds.
    if (!navigator.onLine || (known && performance.now() < silentUntil.current)) return undefined;
    try {
      const options = { timeoutMs: RESOLVE_MS, retries: 0 };
      const answer = await resolveScanCode(client, { query: { ...about, code } }, options);
      silentUntil.current = 0;
      return answer;
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error;
      silentUntil.current = performance.now() + SILENCE_MS;
      return undefined;
    }
  };
}

const isWithoutAnswer = (error: unknown): boolean =>
  error instanceof ApiError && ['again', 'sign-in'].includes(verdictOf(error, 1));
