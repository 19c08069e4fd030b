import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atRest } from './testing/at-rest.ts';
import { controlsOf } from './testing/controls-of.ts';
import { StoryPages } from './testing/story-page.ts';

// All stories on one page, looked at in every way they may be shown.

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

let pages: StoryPages;
let page: Page;
beforeAll(async () => {
  pages = await StoryPages.start();
  page = await pages.open({});
  // The editors load themselves.
  await page.getByRole('toolbar').first().waitFor();
}, 120_000);
afterAll(() => pages.close());
beforeEach(async () => {
  await page.setViewportSize({ width: 1366, height: 900 });
  // Without motion nothing is looked at half way.
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: null });
  await look({ theme: 'light', density: 'default' });
});

/** Puts the page into another look, as the root of an application does. */
const look = (data: { theme?: string; density?: string }) =>
  page.evaluate((next) => {
    const root = document.querySelector<HTMLElement>('[data-ui]');
    if (root !== null) Object.assign(root.dataset, next);
  }, data);

/** Names of the stories that make the page scroll sideways when they stand alone. */
const tooWide = () =>
  page.evaluate(() => {
    const stories = [...document.querySelectorAll<HTMLElement>('section[aria-label]')].filter(
      (story) => story.dataset.part === undefined,
    );
    const wide: string[] = [];
    for (const story of stories) {
      for (const other of stories) other.hidden = other !== story;
      if (document.documentElement.scrollWidth > window.innerWidth)
        wide.push(`${story.ariaLabel} ${document.documentElement.scrollWidth}`);
    }
    for (const story of stories) story.hidden = false;
    return wide;
  });

test('every control of a story has a role and a name', async () => {
  const controls = await controlsOf(page);
  expect(controls.length).toBeGreaterThan(0);
  // A cell is called what it holds, and may hold nothing.
  const faults = controls.filter(
    ({ role, name }) => ['generic', 'none'].includes(role) || (name === '' && role !== 'gridcell'),
  );
  expect(faults).toEqual([]);
});

// The stories call their controls by their states. Of a group of radios, each of them is disabled.
test.each([
  ['disabled', /^(停用|不可改)/, /^(?!radiogroup)/],
  ['invalid', /^(有误|超出范围)/, /./],
  ['readonly', /^只读/, /^textbox$/],
] as const)('a control that is %s says so', async (state, called, role) => {
  const controls = (await controlsOf(page)).filter(
    (control) => called.test(control.name) && role.test(control.role),
  );
  expect(controls.length).toBeGreaterThan(1);
  expect(controls.filter(({ states }) => !states.includes(state))).toEqual([]);
});

test.each(['light', 'dark'])('no story breaks an accessibility rule (%s)', async (theme) => {
  await look({ theme });
  // Colours are looked at once nothing moves.
  await atRest(page);
  await page.evaluate(axeSource);
  const faults = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      rules: {
        // The page holds parts alone: no landmarks, no headings.
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
      },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
  });
  expect(faults).toEqual([]);
});

describe.each(['default', 'dense', 'touch'])('at the density %s', (density) => {
  test('no story is wider than a phone, nor than a desk at two hundred per cent', async () => {
    await look({ density });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide()).toEqual([]);
    await page.setViewportSize({ width: 683, height: 450 });
    expect(await tooWide()).toEqual([]);
  });
});

test('controls are as high as their density says', async () => {
  const heights: Record<string, number | undefined> = {};
  for (const density of ['default', 'dense', 'touch', 'floor']) {
    await look({ density });
    heights[density] = (await page.getByRole('button', { name: '打印' }).boundingBox())?.height;
  }
  expect(heights).toEqual({ default: 32, dense: 28, touch: 40, floor: 72 });
});

test('nothing moves for people who want no motion', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('[data-ui] *')].flatMap((element) => {
      const style = getComputedStyle(element);
      const slow = (list: string) => list.split(',').some((time) => Number.parseFloat(time) > 0);
      const animated = style.animationName !== 'none' && slow(style.animationDuration);
      return slow(style.transitionDuration) || animated
        ? [`${element.tagName} ${element.getAttribute('class')} ${style.animationName}`]
        : [];
    }),
  );
  // A spinner that stands still says nothing: it turns slowly. A changed row fades, it does not move.
  expect([...new Set(moving)].filter((name) => !/_turn_|_glow_/.test(name))).toEqual([]);
});

test('forced colours leave every chosen thing different from the others', async () => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const pairs: [string, string][] = [
    ['[role="checkbox"][data-state="checked"]', '[role="checkbox"][data-state="unchecked"]'],
    ['[role="radio"][data-state="checked"]', '[role="radio"][data-state="unchecked"]'],
    ['[role="switch"][data-state="checked"]', '[role="switch"][data-state="unchecked"]'],
    ['[role="tab"][data-state="active"]', '[role="tab"][data-state="inactive"]:not([disabled])'],
    ['[role="treeitem"][aria-selected="true"]', '[role="treeitem"][aria-selected="false"]'],
    ['[role="treeitem"][aria-checked="true"] ', '[role="treeitem"][aria-checked="false"]'],
    ['button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
  ];
  for (const [on, off] of pairs) {
    const picture = async (selector: string) => {
      const element = page.locator(selector).first();
      await element.scrollIntoViewIfNeeded();
      return (await element.screenshot()).toString('base64');
    };
    expect(await picture(on), on).not.toBe(await picture(off));
  }
});

test('leaves a host page its own look', async () => {
  // The last test, because it takes the styles away.
  const looks = () =>
    page.evaluate(() => {
      const host = document.createElement('div');
      host.innerHTML =
        '<h1>h</h1><p>p</p><ul><li>l</li></ul><button>b</button><input><a href="#x">a</a><table><td>t</td></table>';
      document.body.append(host);
      const all = [...host.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        // Variables that the kit registers are in every list and draw nothing.
        const names = [...style].filter((name) => !name.startsWith('--'));
        return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      });
      host.remove();
      return all;
    });
  const withKit = await looks();
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) style.remove();
  });
  expect(await looks()).toEqual(withKit);
});
