const LANGUAGE = 'zh-CN';
const RATE = 0.95;

/**
 * Reads a sentence aloud. Ends when it was said.
 *
 * @param volume 0–100
 * @returns `false` where nothing is audible: no Chinese voice, or no permission before a first tap
 */
export function speak(text: string, volume: number, signal: AbortSignal): Promise<boolean> {
  const { speechSynthesis } = window;
  const voice = speechSynthesis
    ?.getVoices()
    .find(({ lang }) => lang.replace('_', '-').startsWith('zh'));
  if (voice === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: LANGUAGE, rate: RATE, volume: volume / 100 });
    utterance.onend = () => resolve(true);
    utterance.onerror = () => resolve(false);
    signal.addEventListener('abort', () => speechSynthesis.cancel(), { once: true });
    speechSynthesis.speak(utterance);
  });
}

/** Whether the browser lets a page speak already: a kiosk does, another waits for the first tap. */
export const maySpeak = (): boolean =>
  'speechSynthesis' in window && (navigator.userActivation?.hasBeenActive ?? true);
