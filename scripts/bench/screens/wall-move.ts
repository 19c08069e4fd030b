import type { BrowserContext } from 'playwright';
import { signInOnWall } from '../../../tests/e2e/browser.ts';
import { callerOf } from '../../../tests/e2e/caller.ts';

const STORY_BED = "order_no = 'SO2403017' and bed_no_num = 3";
const CUT = '[data-figure="cutNum"]';

/** Runs in the page: when an element first has another text than now. */
function firstOther(selector: string): Promise<number> {
  const text = () => document.querySelector(selector)?.textContent;
  const before = text();
  return new Promise((done) => {
    const watching = new MutationObserver(() => {
      if (text() === before) return;
      watching.disconnect();
      done(Date.now());
    });
    watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Submits the bed of the story. @returns milliseconds from the answer until a wall shows it */
export async function wallMove(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${url}/mes/report/reduceBed`);
  await signInOnWall(page, 'cx.manager');
  await page.locator(CUT).waitFor();
  await page.getByText('已连接').waitFor();
  const leader = await callerOf(url, 'cx.leader');
  const [{ id, version }] = await leader.rows('/mes2/reduce/list', STORY_BED);
  const moved = page.evaluate(firstOther, CUT);
  const answer = await leader.call('PUT', '/mes2/reduce/submit', { id, version });
  const answeredAt = Date.now();
  if (answer.status !== 200) throw new Error(`The bed was not submitted: ${answer.data}`);
  const ms = (await moved) - answeredAt;
  await page.close();
  return ms;
}
