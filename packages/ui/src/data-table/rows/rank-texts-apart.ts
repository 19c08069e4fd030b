import { rankTexts } from './text-ranks.ts';

/** So many texts are ranked faster than they are sent to a worker: under a frame. */
const AT_ONCE = 4_000;

export const ranksAtOnce = (texts: readonly string[]): Uint32Array | undefined =>
  texts.length <= AT_ONCE || typeof Worker === 'undefined' ? rankTexts(texts) : undefined;

/** Ranks texts beside the page, which stays awake; on the page where no worker can be had. */
export function ranksApart(texts: readonly string[]): Promise<Uint32Array> {
  return new Promise((resolve) => {
    const fallBack = () => resolve(rankTexts(texts));
    try {
      const worker = new Worker(new URL('./rank-worker.ts', import.meta.url), {
        type: 'module',
      });
      worker.onmessage = (event: MessageEvent<Uint32Array>) => {
        worker.terminate();
        resolve(event.data);
      };
      worker.onerror = () => {
        worker.terminate();
        fallBack();
      };
      worker.postMessage(texts);
    } catch {
      // A host may forbid workers by its policy.
      fallBack();
    }
  });
}
