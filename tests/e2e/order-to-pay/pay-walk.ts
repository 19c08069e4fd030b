import * as mes2 from '@garment-mes/sdk/mes2';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { PHONE, picture } from '../browser.ts';
import type { Product } from '../product.ts';
import { bundleOf } from '../whole-order/bundles.ts';
import { ORDER_NO, type Walk, walkOf } from '../whole-order/walk.ts';

export const PAYROLL = 'cx.finance';
export const MANAGER = 'cx.director';
/** Reports with the own phone. */
export const SEWER = { username: 'cx.worker', no: '0417' } as const;
/** Has no account: badges in at the terminal of the line. */
export const HEMMER = { no: '0441', name: '曹美玲' } as const;
export const ALL = { pageNum: 1, pageSize: 1000 } as const;

export interface PayWalk extends Walk {
  /** The running period, and the one behind it. */
  periodId: string;
  periodNo: string;
  nextNo: string;
  /** Reports that came after their wage was locked. */
  readonly late: string[];
}

export async function payWalkOf(product: Product, browser: Browser): Promise<PayWalk> {
  const walk = await walkOf(product, browser);
  const today = walk.day(0);
  const { list } = await mes2.listWagePeriods(await walk.as(PAYROLL), { query: ALL });
  const running =
    list.find(({ fromDate, toDate }) => fromDate <= today && today <= toDate) ??
    expect.fail('no period is running');
  return Object.assign(walk, {
    periodId: running.id,
    periodNo: running.periodNo,
    nextNo: '',
    late: [],
  });
}

/** Does something on a page as this person, and sees that the page had no error. */
export async function at(
  walk: PayWalk,
  username: string,
  path: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const isPhone = path.startsWith('/mes/app/');
  const [place = '', query] = path.split('?');
  const { page, errors, context } = await walk.enter(place, username, isPhone ? PHONE : undefined);
  try {
    if (query !== undefined) {
      await button(page, /晨曦制衣/)
        .first()
        .waitFor();
      await page.goto(new URL(path, page.url()).href);
    }
    await act(page);
  } finally {
    await picture(page, `pay-${Math.round(performance.now())}-${username}`);
  }
  expect(errors).toEqual([]);
  await context.close();
}

/** Waits for a text in view: the list stays behind the page of a record. */
export const seen = (page: Page, text: string | RegExp, how: { readonly exact?: boolean } = {}) =>
  page.getByText(text, how).filter({ visible: true }).first().waitFor();

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const question = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).last();

/** Answers the question that was asked with its last button, and waits until it is gone. */
export async function agree(page: Page): Promise<void> {
  const asked = await question(page).elementHandle();
  await question(page).getByRole('button').last().click();
  await asked?.waitForElementState('hidden');
}

export const rowOf = (page: Page, text: string | RegExp) =>
  page.getByRole('row', { name: typeof text === 'string' ? new RegExp(text) : text });

/** The wage of a person in a period, by the number of both. */
export async function wageOf(
  { as }: PayWalk,
  employeeNo: string,
  periodNo: string,
): Promise<mes2.WageRecord> {
  const payroll = await as(PAYROLL);
  const { list } = await mes2.listWageRecords(payroll, { query: { ...ALL, periodNo } });
  const row =
    list.find((each) => each.employeeNo === employeeNo) ??
    expect.fail(`${employeeNo} has no wage in ${periodNo}`);
  return mes2.getWageRecord(payroll, { query: { id: row.id } });
}

const TEN_THOUSANDTHS = 10_000;
/** An amount of four places in ten-thousandths of a yuan, without passing through fractions. */
const unitsOf = (amount: string | null | undefined): number => {
  const [, sign = '', whole = '0', places = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount ?? '') ?? [];
  return Number(`${sign}${whole}${places.padEnd(4, '0')}`);
};
export const yuan = (cents: number): string => (cents / 100).toFixed(2);
const inCents = (units: number): number =>
  Math.sign(units) * Math.round((Math.abs(units) * 100) / TEN_THOUSANDTHS);

/**
 * Cents and pieces that the reports of a person come to, counted here from the reports alone: those of an operation, a
 * day and a price together, rounded half up.
 *
 * @param isOf which reports, all where nothing is said
 */
export async function earned(
  { as }: PayWalk,
  employeeNo: string,
  from: string,
  to: string,
  isOf: (scan: { readonly id: string }) => boolean = () => true,
): Promise<{ readonly cents: number; readonly pieces: number }> {
  const { list, total } = await mes2.listScans(await as(PAYROLL), {
    query: { ...ALL, sql: `employee_no = '${employeeNo}'` },
  });
  expect(list).toHaveLength(total);
  const sums = new Map<string, { units: number; pieces: number }>();
  for (const scan of list.filter(isOf)) {
    if (scan.workDate < from || scan.workDate > to) continue;
    const key = [scan.workDate, scan.orderProcessId, scan.unitPrice].join();
    const sum = sums.get(key) ?? { units: 0, pieces: 0 };
    sum.units += unitsOf(scan.amount);
    sum.pieces += scan.num;
    sums.set(key, sum);
  }
  const parts = [...sums.values()];
  return {
    cents: parts.reduce((all, { units }) => all + inCents(units), 0),
    pieces: parts.reduce((all, { pieces }) => all + pieces, 0),
  };
}

/** What was reported of an operation of the order by a person: pieces, price and amount of each report. */
export async function reportsOf({ as }: PayWalk, employeeNo: string, processName: string) {
  const { list } = await mes2.listScans(await as(PAYROLL), {
    query: {
      ...ALL,
      sql: `order_no = '${ORDER_NO}' and employee_no = '${employeeNo}'`,
    },
  });
  return list.filter((scan) => scan.processName === processName);
}

export const barcodeOf = async (walk: PayWalk, no: number) =>
  (await bundleOf(walk, 'cx.line', no)).barcode;
