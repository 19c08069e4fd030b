import type { Page } from 'playwright';

/** Waits until every animation that ends has ended; endless ones keep running. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    do {
      await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
      // What follows a movement begins in the frame after it.
      await frame();
      await frame();
    } while (moving().length > 0);
  });
