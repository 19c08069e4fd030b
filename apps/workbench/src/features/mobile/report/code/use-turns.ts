import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadCode } from '../../queue/read-code.ts';
import type { useReadCodes } from './use-read-codes.ts';

/**
 * Codes take turns: one begins when the one before has been answered and nothing is asked about it any
 * more. It begins with what the page knows by then: the badge, the process, the reports of those before. A code
 * stays kept until its turn is over, whatever happens to the page meanwhile.
 * @param work answers a code; never rejects
 * @param asking a person is asked about the code whose turn it is
 * @returns how many codes stand behind that one
 */
export function useTurns(
  { codes, settle }: Pick<ReturnType<typeof useReadCodes>, 'codes' | 'settle'>,
  work: (code: ReadCode) => Promise<void>,
  asking: boolean,
): number {
  const [turn, setTurn] = useState<{ readonly code: ReadCode; readonly isOver: boolean }>();
  const begin = useEffectEvent(work);
  const end = useEffectEvent(settle);
  const first = codes.find(({ requestId }) => requestId !== turn?.code.requestId);

  useEffect(() => {
    if (turn === undefined) {
      if (first === undefined) return;
      setTurn({ code: first, isOver: false });
      void begin(first).then(() => setTurn({ code: first, isOver: true }));
    } else if (turn.isOver && !asking) {
      end(turn.code);
      setTurn(undefined);
    }
  }, [first, turn, asking]);

  const behind = codes.filter(({ requestId }) => requestId !== turn?.code.requestId).length;
  return turn === undefined ? Math.max(0, behind - 1) : behind;
}
