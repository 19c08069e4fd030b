import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Scans take turns: one begins when the one before has been answered and nothing is asked about it any
 * more. It begins with what the page knows by then: the badge, the process, the reports of those before.
 * @param work answers a code; never rejects
 * @param asking a person is asked about the code whose turn it is
 */
export function useTurns(work: (code: string) => Promise<void>, asking: boolean) {
  const [line, setLine] = useState<readonly string[]>([]);
  const [step, setStep] = useState<'free' | 'working' | 'worked'>('free');
  const begin = useEffectEvent(work);
  const [first] = line;

  useEffect(() => {
    if (first === undefined) return;
    if (step === 'free') {
      setStep('working');
      void begin(first).then(() => setStep('worked'));
    } else if (step === 'worked' && !asking) {
      setLine((codes) => codes.slice(1));
      setStep('free');
    }
  }, [first, step, asking]);

  return {
    /** Puts a code at the end. A code whose turn is still to end has no other one. */
    add: (code: string) => setLine((codes) => (codes.includes(code) ? codes : [...codes, code])),
    /** Codes behind the one whose turn it is. */
    waiting: Math.max(0, line.length - 1),
  };
}
