import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const kit = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
const axe = readFileSync(kit.resolve('axe-core/axe.min.js'), 'utf8');

/** More presses than any way through a page takes. */
const MOST_PRESSES = 120;

/** What has the focus: its role or element, its name, and whether a person can see that. */
export interface Focused {
  readonly role: string;
  readonly name: string;
  readonly visible: boolean;
}

/** Looks at what has the focus. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body)
      return { role: 'body', name: '', visible: true };
    const outlined = (each: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // Lists mark the chosen line instead, fields the frame around them.
    const frames: Element[] = [];
    for (let each = element.parentElement; each !== null && frames.length < 4; ) {
      frames.push(each);
      each = each.parentElement;
    }
    const line = element.getAttribute('aria-activedescendant');
    const { backgroundColor } = getComputedStyle(element);
    const isMenuLine =
      /^menuitem|^option/.test(element.getAttribute('role') ?? '') &&
      backgroundColor !== 'rgba(0, 0, 0, 0)';
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const box = element.getBoundingClientRect();
    return {
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      name: (
        element.getAttribute('aria-label') ||
        labelledBy.trim() ||
        labels?.[0]?.textContent ||
        element.textContent ||
        element.getAttribute('title') ||
        ''
      ).trim(),
      visible:
        box.width > 0 &&
        box.height > 0 &&
        (outlined(element) ||
          getComputedStyle(element).boxShadow !== 'none' ||
          frames.some(outlined) ||
          isMenuLine ||
          document.getElementById(line ?? '') !== null),
    };
  });

/** Presses a key and says what has the focus then. @throws when nobody could see where that is */
async function press(page: Page, key: string): Promise<Focused> {
  await page.keyboard.press(key);
  const now = await focused(page);
  if (!now.visible)
    throw new Error(`${key} led to ${now.role} “${now.name}”, which shows no focus.`);
  return now;
}

/**
 * Presses a key until something of this name has the focus.
 * @throws when it is not on the way
 */
export async function walkTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<Focused> {
  const fits = (each: Focused) =>
    typeof name === 'string' ? each.name === name : name.test(each.name);
  const seen: string[] = [];
  let now = await focused(page);
  for (let count = 0; !fits(now) && count < MOST_PRESSES; count += 1) {
    now = await press(page, key);
    seen.push(`${now.role} ${now.name.slice(0, 24)}`);
  }
  if (!fits(now)) throw new Error(`${key} does not lead to ${name}: ${seen.join(' | ')}`);
  return now;
}

/** What axe finds wrong on the page as it stands: rule, and the elements it is about. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // What slides or fades in is looked at when it stands.
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    do {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
      await frame();
      await frame();
    } while (document.getAnimations().some(({ playState }) => playState === 'running'));
  });
  return brokenRules(page);
}

/** What axe finds wrong, whether something moves or not. @param only rules to look at, else all */
export async function brokenRules(
  page: Page,
  only?: readonly string[],
): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{
          violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
        }>;
      };
    };
    // Open menus and lists stand beside the landmarks, as their pattern has it.
    const overlaid = document.querySelector('[data-part="overlays"]:not(:empty)') !== null;
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(values === undefined
        ? { rules: { region: { enabled: !overlaid } } }
        : { runOnly: { type: 'rule', values } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  }, only);
}
