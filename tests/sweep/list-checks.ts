import type { APIResponse, Page, Response } from 'playwright';
import { expect } from 'vitest';
import type { DefinedTable } from './built-routes.ts';
import type { Tongue } from './page-checks.ts';
import { labelOf } from './words.ts';

const HAN = /\p{Script=Han}/u;
/** A text that no record of the demo contains. */
const UNKNOWN = 'zz9';
/** A word that stands in an address as it is. */
const PLAIN = /^[\p{Script=Han}\w-]{2,}$/u;

/** Whether the search box looks into a field: dates and figures are found by their own conditions. */
const isTextSearched = (field: DefinedTable['fields'][string] | undefined): boolean =>
  field?.search === true && field.kind === 'text' && !/_date|_num/.test(field.key ?? '');

/** Heads of the first table from left to right: those out of view are not in the page, so it is scrolled through. */
const shownHeads = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main [role="columnheader"]')
    .first()
    .evaluate(async (first) => {
      const grid = first.closest('[role="grid"], [role="treegrid"], [role="table"]');
      const table = grid?.parentElement ?? document.body;
      const scrollers = [table, ...table.querySelectorAll('*')].filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX),
      );
      const heads = new Map<string, number>();
      const look = () => {
        for (const head of table.querySelectorAll('[role="columnheader"]'))
          heads.set(
            (head.textContent ?? '').trim(),
            Number(head.getAttribute('aria-colindex') ?? heads.size),
          );
      };
      look();
      for (const element of scrollers) {
        for (let left = 0; left < element.scrollWidth; left += element.clientWidth / 2) {
          element.scrollLeft = left;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          look();
        }
        element.scrollLeft = 0;
      }
      return [...heads].toSorted(([, one], [, other]) => one - other).map(([head]) => head);
    });

/** The table has the columns of its definition that are not hidden, in their order. */
export async function checkColumns(
  page: Page,
  { columns, fields }: DefinedTable,
  tongue: Tongue,
): Promise<void> {
  const shown = await shownHeads(page);
  expect(shown.filter((text) => text === '').length, 'columns without a name').toBeLessThan(3);
  if (tongue === 'en') {
    const known = new Set(Object.values(fields).map((field) => labelOf(field, 'en')));
    expect(shown.filter((text) => HAN.test(text) && !known.has(text))).toEqual([]);
  }
  // Of columns that are worked out only those are known that the documents describe.
  const names = columns ?? Object.keys(fields);
  const described = names.flatMap((name) => {
    const field = fields[name];
    const isColumn = columns !== undefined || field?.key !== undefined;
    return field && isColumn && !field.hide && !field.permission ? [field] : [];
  });
  const wanted = described.map((field) => labelOf(field, tongue));
  if (columns === undefined)
    expect(
      shown.filter((text) => wanted.includes(text)).length,
      'columns that the documents describe',
    ).toBeGreaterThan(3);
  else expect(shown, 'columns of the definition').toEqual(expect.arrayContaining(wanted));
  // Those that are pinned stand at the edges.
  const labels = described.filter(({ pin }) => !pin).map((field) => labelOf(field, tongue));
  const places = labels.map((label) => shown.indexOf(label)).filter((place) => place >= 0);
  expect(places, `columns in their order: ${shown.join(' | ')}`).toEqual(
    places.toSorted((one, other) => one - other),
  );
}

interface Listed {
  readonly url: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  /** Asks the same again with other words in the address. */
  readonly again: (words: Readonly<Record<string, string>>) => Promise<Listed>;
}

/** Asks by `act` and waits for the answer of the server to a list call that says `asked`. */
async function answered(page: Page, asked: string, act: () => Promise<void>): Promise<Listed> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (answer) =>
        answer.url().includes('pageNum=') && decodeURIComponent(answer.url()).includes(asked),
    ),
    act(),
  ]);
  const headers = await response.request().allHeaders();
  return listed(page, response, headers);
}

async function listed(
  page: Page,
  answer: Pick<Response, 'url' | 'json'> | APIResponse,
  headers: Record<string, string>,
): Promise<Listed> {
  const url = answer.url();
  const { status, data } = await answer.json();
  expect(status, url).toBe(200);
  return {
    url: decodeURIComponent(url),
    rows: data.list,
    total: data.total,
    async again(words) {
      const other = new URL(url);
      for (const [name, word] of Object.entries(words))
        if (word === '') other.searchParams.delete(name);
        else other.searchParams.set(name, word);
      return listed(page, await page.request.get(other.href, { headers }), headers);
    },
  };
}

const FIGURES: ReadonlySet<string> = new Set(['integer', 'number', 'decimal']);
const MOMENTS: ReadonlySet<string> = new Set(['date', 'timestamp']);

/** Every sortable column is sorted by the server, both ways. */
async function checkSorting(list: Listed, fields: DefinedTable['fields']): Promise<void> {
  for (const [name, { key, kind, sort }] of Object.entries(fields)) {
    if (!sort || key === undefined) continue;
    const up = await list.again({ pageNum: '1', order: `${key} asc` });
    const down = await list.again({ pageNum: '1', order: `${key} desc` });
    // Rows without a value come last, whichever way.
    const [rising = [], falling = []] = [up, down].map(({ rows }) =>
      rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined),
    );
    if (FIGURES.has(kind) || MOMENTS.has(kind))
      expect(rising, `sorted by ${name}`).toEqual(
        rising.toSorted((one, other) =>
          FIGURES.has(kind)
            ? Number(one) - Number(other)
            : String(one).localeCompare(String(other), 'en'),
        ),
      );
    if (new Set([...rising, ...falling].map(String)).size > 1)
      expect(rising[0], `sorted by ${name}, and the other way round`).not.toEqual(falling[0]);
  }
}

/** The conditions of a list call without what was typed into its search, such as the days it begins with. */
const otherConditions = (url: string): string =>
  (/[?&]sql=([^&]*)/.exec(url)?.[1] ?? '')
    .replace(new RegExp(`\\([^()]*${UNKNOWN}[^()]*\\)|\\w+ like '[^']*${UNKNOWN}[^']*'`), '')
    .replaceAll('+', ' ')
    .trim()
    .replace(/^and /, '');

/** Sorting, searching and paging are the server's; what was typed survives a look at another tab. */
export async function checkList(page: Page, { fields }: DefinedTable): Promise<void> {
  const main = page.locator('main');
  const sorter = main.locator('[data-part="sorter"]:visible').first();
  if (await sorter.count()) {
    // A column that is sorted already may lose its order first.
    let answer = await answered(page, '', () => sorter.click());
    if (!answer.url.includes('order='))
      answer = await answered(page, 'order=', () => sorter.click());
    await checkSorting(answer, fields);
  }

  const next = main.getByRole('button', { name: /^(下一个|Next)$/ }).first();
  if ((await next.count()) && (await next.isEnabled())) {
    const second = await answered(page, 'pageNum=2', () => next.click());
    expect(second.rows.length, 'rows of the second page').toBeGreaterThan(0);
    expect(second.total, 'rows over all pages').toBeGreaterThan(second.rows.length);
    const first = await second.again({ pageNum: '1' });
    const both = new Set([...first.rows, ...second.rows].map((row) => JSON.stringify(row)));
    expect(both.size, 'rows of two pages').toBe(first.rows.length + second.rows.length);
  }

  // A tree beside the list comes before it, with a field of its own.
  const search = main.getByRole('textbox', { name: /^(搜索|Search)$/ }).last();
  const searched = Object.keys(fields).filter((name) => isTextSearched(fields[name]));
  expect(await search.count(), 'a field to search in').toBe(searched.length > 0 ? 1 : 0);
  if (searched.length === 0) return;
  const seek = (word: string) =>
    answered(page, word, async () => {
      await search.fill(word);
      await search.press('Enter');
    });
  const before = await main.getByRole('row').count();
  const found = await seek(UNKNOWN);
  expect([found.total, found.rows], 'what nobody has').toEqual([0, []]);
  const here = new URL(page.url()).pathname;
  // The tabs of the workbench come before those of a page.
  const tabs = page.getByRole('tablist').first().getByRole('tab', { selected: false });
  await tabs.first().click();
  await page.waitForURL((url) => url.pathname !== here);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === here);
  expect(await search.inputValue(), 'what was typed before the tab was hidden').toBe(UNKNOWN);

  // The field looks into texts; days and figures are asked for in the advanced search.
  const texts = searched.filter(
    (name) => fields[name]?.kind === 'text' && !/_(date|num)$/.test(fields[name]?.key ?? ''),
  );
  const { rows } = await found.again({ sql: otherConditions(found.url) });
  const words = rows.flatMap((row) => texts.map((name) => row[name]));
  const word = words.findLast((each) => typeof each === 'string' && PLAIN.test(each));
  if (typeof word === 'string') {
    const known = await seek(word);
    expect(known.total, `those with ${word}`).toBeGreaterThan(0);
    const strangers = known.rows.filter((row) => !JSON.stringify(row).includes(word));
    expect(strangers, `those without ${word}`).toEqual([]);
  } else expect(rows, 'records without a word to search for').toEqual([]);
  await search.fill('');
  await search.press('Enter');
  // A list of today has none on a day of rest.
  await expect
    .poll(() => main.getByRole('row').count())
    .toBeGreaterThanOrEqual(Math.min(before, 2));
}
