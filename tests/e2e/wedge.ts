import type { Page } from 'playwright';

const KEY_MS = 5;
const ENTER = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };

/**
 * A scanner types faster than a person and ends with Enter. The keys are sent together, each with its
 * moment: on a busy machine keys that wait for each other come as slowly as those of a person.
 */
export async function wedge(page: Page, code: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const begins = Date.now();
  const keys = [...[...code].map((key) => ({ key, text: key })), ENTER];
  await Promise.all(
    keys.flatMap((key, at) => {
      const timestamp = (begins + at * KEY_MS) / 1000;
      return [
        devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key }),
      ];
    }),
  );
  await devtools.detach();
}
