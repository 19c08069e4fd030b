import { useRef, useState } from 'react';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { say } from '#scanning/say.ts';
import { playTone } from '#scanning/tones.ts';

/** A code again within this time is the same pull of the trigger. */
const DUPLICATE_MS = 1_500;

type Tone = 'ok' | 'refused' | 'duplicate';

const VOICE = 'reportVoice';

/** What a scan sounds and looks like, and the refusal until somebody taps it away. */
export function useScanAnswer() {
  const [speaks, setSpeaks] = useState(() => readStored<boolean>(VOICE) === true);
  const [refusal, setRefusal] = useState<string>();
  const [flash, setFlash] = useState<Tone>();
  const last = useRef({ code: '', at: 0 });

  /** @param words spoken after the tone, where this device speaks */
  function answer(tone: Tone, words?: string) {
    playTone(tone);
    if (speaks && words !== undefined) say(words);
    setFlash(undefined);
    requestAnimationFrame(() => setFlash(tone));
  }

  return {
    refusal,
    flash,
    answer,
    /** @param tone another one where the thing itself is well, but no more of it counts */
    refuse(text: string, tone: Tone = 'refused') {
      answer(tone, text);
      setRefusal(text);
    },
    dismiss: () => setRefusal(undefined),
    /** Whether this device speaks what it counted. */
    speaks,
    /** @param words spoken at once, to check the volume */
    speak(wanted: boolean, words: string) {
      setSpeaks(wanted);
      writeStored(VOICE, wanted);
      if (wanted) say(words);
    },
    /**
     * Takes a scan. Who scans on has seen the refusal that is shown; one that comes after is about
     * this scan or one before it, and stays.
     * @param at when it was scanned, on the clock of `Event.timeStamp`
     * @returns false for a code that came a moment ago
     */
    accepts(code: string, at: number): boolean {
      if (code === last.current.code && at - last.current.at < DUPLICATE_MS) return false;
      last.current = { code, at };
      setRefusal(undefined);
      return true;
    },
  };
}
