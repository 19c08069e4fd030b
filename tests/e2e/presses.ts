import type { BrowserContext } from 'playwright';

/** Counts how often a person presses the mouse, from here to there. */
export interface Presses {
  /** Presses since it was asked last. */
  take(): number;
}

/** Counts the presses of every page of a context; keys are not counted. Set up before its first page. */
export async function countPresses(context: BrowserContext): Promise<Presses> {
  let presses = 0;
  await context.exposeFunction('pressed', () => {
    presses += 1;
  });
  await context.addInitScript(() => {
    const told = window as unknown as { pressed(): void };
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && told.pressed(), true);
  });
  return {
    take() {
      const taken = presses;
      presses = 0;
      return taken;
    },
  };
}
