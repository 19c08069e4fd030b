import type { BrowserContext, Page } from 'playwright';
import { threadTime } from './thread-time.ts';

export const ROLLS = 60;
const KEYS = 60;
/** The first keys compile what they run. */
const WARM_KEYS = 10;

/** Puts sixty rolls on a bed as the page reads it, with the plies of the bed shared out among them. */
async function manyRolls(page: Page): Promise<void> {
  await page.route('**/mes2/reduce/detail*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [roll] = answer.data.rolls;
    const rolls = Array.from({ length: ROLLS }, (_, at) => ({
      ...roll,
      id: String(9_000_000 + at),
      tympanId: String(9_000_000 + at),
      rollNo: `ROLL${at + 1}`,
      seqNo: at + 1,
      plies: 2,
    }));
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, rolls } } });
  });
}

/**
 * What a key costs the main thread in the bed editor with sixty rolls, in milliseconds: everything
 * that is computed, drawn and painted again for it.
 * @param context somebody is signed in who fills in beds
 */
export async function bedEditorKeys(
  context: BrowserContext,
  url: string,
  bedId: string,
): Promise<readonly number[]> {
  const page = await context.newPage();
  await manyRolls(page);
  await page.goto(`${url}/mes/reduceBed/putReduceBedBill/${bedId}`);
  await page.getByText(`ROLL${ROLLS}`, { exact: true }).waitFor();
  const field = page.locator('[data-cell="markerLen"]');
  await field.click();
  await page.keyboard.press('End');
  const worked = await threadTime(page);
  const cost = async (act: () => Promise<void>) => {
    const before = await worked();
    await act();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return (await worked()) - before;
  };
  const measuring: number[] = [];
  const costs: number[] = [];
  for (let key = 0; key < KEYS + WARM_KEYS; key += 1) {
    // What it costs to look, without anything to look at.
    measuring.push(await cost(() => Promise.resolve()));
    costs.push(await cost(() => page.keyboard.press(key % 2 === 0 ? 'Backspace' : '1')));
  }
  const looking = measuring.toSorted((a, b) => a - b)[Math.floor(measuring.length / 2)] ?? 0;
  await page.close();
  return costs.slice(WARM_KEYS).map((ms) => ms - looking);
}
