import { ApiError, type Client } from '@garment-mes/sdk';
import { type ResolvedCode, resolveScanCode } from '@garment-mes/sdk/mes2';
import { useRef, useState } from 'react';
import { playTone } from '#kit/scan/tones.ts';
import { useWorkbench } from '#kit/workbench-context.ts';

/** A code again within this time is the same pull of the trigger. */
const DUPLICATE_MS = 1_500;
/** Longest a person waits for what a code means. */
const RESOLVE_MS = 6_000;

type Tone = 'ok' | 'refused' | 'duplicate';

/** What a scan sounds and looks like, and the refusal until somebody taps it away. */
export function useScanAnswer() {
  const { now } = useWorkbench();
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
    /** Begins a scan. @returns false for a code that came a moment ago */
    begins(code: string): boolean {
      if (code === last.current.code && now() - last.current.at < DUPLICATE_MS) return false;
      last.current = { code, at: now() };
      setRefusal(undefined);
      return true;
    },
  };
}

/** Asks the server what a code is; `undefined` when it cannot be reached. */
export async function resolved(client: Client, code: string): Promise<ResolvedCode | undefined> {
  try {
    const options = { timeoutMs: RESOLVE_MS, retries: 0 };
    return await resolveScanCode(client, { query: { code } }, options);
  } catch (error) {
    if (isOutOfReach(error)) return undefined;
    throw error;
  }
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'timeout', 'gateway', 'server'].includes(error.kind);
