import type { BrowserContext, Page } from 'playwright';
import { type Caller, callerOf } from '../../../tests/e2e/caller.ts';
import { wedge } from '../../../tests/e2e/wedge.ts';

const PROCESS = '订洗水唛';
const SCANS = 40;

declare global {
  interface Window {
    /** Resolves when something is seen after the next Enter. @returns milliseconds between both */
    answeredWith(text: string): Promise<number>;
    answer: Promise<number>;
  }
}

interface Bundle {
  readonly bundleLabel: string;
  readonly barcode: string;
  readonly processes: readonly { readonly processName: string; readonly doneNum: number }[];
}

/** Bundles that nobody reported at the process yet. */
async function openBundles({ call }: Caller): Promise<readonly Bundle[]> {
  const { bundles }: { bundles: readonly Bundle[] } = (await call('GET', '/mes2/app/preload')).data;
  const open = bundles.filter(({ processes }) =>
    processes.some(({ processName, doneNum }) => processName === PROCESS && doneNum === 0),
  );
  const labels = new Set<string>();
  // A label identifies a bundle only where it is shown once.
  return open.filter(({ bundleLabel }) => !labels.has(bundleLabel) && labels.add(bundleLabel));
}

const watchAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.answeredWith = (text) =>
      new Promise((done) => {
        let since = 0;
        const press = ({ key }: KeyboardEvent) => {
          if (key === 'Enter') since = performance.now();
        };
        window.addEventListener('keydown', press, { capture: true });
        const seen = new MutationObserver(() => {
          if (since === 0 || !document.body.textContent.includes(text)) return;
          seen.disconnect();
          window.removeEventListener('keydown', press, { capture: true });
          // After the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - since)));
        });
        seen.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
  });

/**
 * From the end of a scan to its visible answer, in milliseconds, each bundle once. The answer names the
 * bundle, so the server has said what the code is.
 * @param context cx.worker is signed in
 */
export async function scanAnswers(
  context: BrowserContext,
  url: string,
): Promise<readonly number[]> {
  const [first, ...others] = await openBundles(await callerOf(url, 'cx.worker'));
  if (first === undefined || others.length < SCANS) throw new Error('Too few bundles are open.');
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/mes/app/bgapp`);
  await page.getByText('0417').first().waitFor();
  await wedge(page, first.barcode);
  await page.getByRole('button', { name: new RegExp(PROCESS) }).click();
  await page.getByLabel('已报').waitFor();
  await watchAnswers(page);
  const times: number[] = [];
  for (const { barcode, bundleLabel } of others.slice(0, SCANS)) {
    await page.evaluate((text) => {
      window.answer = window.answeredWith(text);
    }, bundleLabel);
    await wedge(page, barcode);
    times.push(await page.evaluate(() => window.answer));
    await page.getByLabel('已报').waitFor();
  }
  await page.close();
  return times;
}
