import { useRef, useState } from 'react';
import { playTone } from '#kit/scan/tones.ts';

/** A code again within this time is the same pull of the trigger. */
const DUPLICATE_MS = 1_500;

type Tone = 'ok' | 'refused' | 'duplicate';

/** What a scan sounds and looks like, and the refusal until somebody taps it away. */
export function useScanAnswer() {
  const [refusal, setRefusal] = useState<string>();
  const [flash, setFlash] = useState<Tone>();
  const last = useRef({ code: '', at: 0 });

  function answer(tone: Tone) {
    playTone(tone);
    setFlash(undefined);
    requestAnimationFrame(() => setFlash(tone));
  }

  return {
    refusal,
    flash,
    answer,
    refuse(text: string) {
      answer('refused');
      setRefusal(text);
    },
    calm: () => setRefusal(undefined),
    /**
     * Hears a scan. A refusal that stands was seen by whoever scans on; one that comes after is about
     * this scan or one before it, and stays.
     * @param at when it was scanned, on the clock of `Event.timeStamp`
     * @returns false for a code that came a moment ago
     */
    hears(code: string, at: number): boolean {
      if (code === last.current.code && at - last.current.at < DUPLICATE_MS) return false;
      last.current = { code, at };
      setRefusal(undefined);
      return true;
    },
  };
}
