import type { Page } from 'playwright';

const KEY_MS = 5;
const ENTER = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };

/**
 * Connects a scanner to a page. It types faster than a person and ends with Enter. The keys of a code are
 * sent together, each with its moment: on a busy machine keys that wait for each other come as slowly as
 * those of a person.
 * @returns scans a code, as if so many milliseconds from now; resolves when the page has handled its keys
 */
export async function openWedge(
  page: Page,
): Promise<(code: string, laterMs?: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (code, laterMs = 0) => {
    const begins = Date.now() + laterMs;
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
  };
}

/** Scans one code with a scanner of its own, as if so many milliseconds from now. */
export async function wedge(page: Page, code: string, laterMs = 0): Promise<void> {
  await (await openWedge(page))(code, laterMs);
}
