import type { Client } from '@garment-mes/sdk';
import * as ccm from '@garment-mes/sdk/ccm';
import * as mes2 from '@garment-mes/sdk/mes2';
import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { factoryDate, shanghai } from '../../../apps/server/src/testing/shanghai.ts';
import { DESK, openPage, signIn } from '../browser.ts';
import { clientOf } from '../caller.ts';
import type { Product } from '../product.ts';

export const STYLE_NO = 'T9001';
export const ORDER_NO = 'SO9001';
export const CLOTH_NO = 'C9001';
export const ROLL_NOS = ['R90011', 'R90012'] as const;
export const PAGE = { pageNum: 1, pageSize: 100 } as const;
/** The rows of the order in a list. */
export const OF_ORDER = { ...PAGE, sql: `order_no = '${ORDER_NO}'` } as const;

const DAY_MS = 86_400_000;

/** One order on its way: who walks it, what is known of the factory, and what the steps before have made. */
export type Walk = Awaited<ReturnType<typeof walkOf>>;

export async function walkOf(product: Product, browser: Browser) {
  const clients = new Map<string, Promise<Client>>();
  const as = (username: string): Promise<Client> => {
    const known = clients.get(username) ?? clientOf(product.url, username);
    clients.set(username, known);
    return known;
  };
  let asked = 0;
  return {
    /** The calls of a person of a job. */
    as,
    /** A page of the product, signed in. */
    async enter(path: string, username: string, viewport = DESK) {
      const context = await browser.newContext({ viewport, locale: 'zh-CN' });
      const watched = await openPage(context);
      await watched.page.goto(`${product.url}${path}`);
      await signIn(watched.page, username);
      return { ...watched, context };
    },
    basics: await basicsOf(as),
    /** A day of the factory, counted from today. */
    day: (offset: number) => factoryDate(new Date(product.now().getTime() + offset * DAY_MS)),
    /** A Tuesday, Wednesday or Thursday at least so many days from today, on which nothing is planned yet. */
    workday(offset: number): string {
      const dayAt = (days: number) =>
        factoryDate(new Date(product.now().getTime() + days * DAY_MS));
      const weekday = new Date(`${dayAt(offset)}T12:00:00Z`).getUTCDay();
      return dayAt(weekday >= 2 && weekday <= 4 ? offset : offset + ((9 - weekday) % 7));
    },
    /** The time on the clocks of the factory. */
    moment: () => shanghai(product.now()),
    requestId: () => {
      asked += 1;
      return `whole-order-${asked}`;
    },
    /** The figure of a card on a person's home page. */
    async card(username: string, code: mes2.HomeCard['code']): Promise<number> {
      const [card] = await mes2.getHomeCards(await as(username), { query: { codes: code } });
      return Number(card?.value ?? expect.fail(`${username} has no card ${code}`));
    },
    order: { id: '', version: 0 },
    style: { id: '', version: 0 },
    planId: '',
    tableId: '',
    cutBarId: '',
    rolls: [] as readonly string[],
    bedId: '',
  };
}

/** What the people choose from: colours, sizes, material, line. */
async function basicsOf(as: (username: string) => Promise<Client>) {
  const technician = await as('cx.technician');
  const one = <Row>(rows: readonly Row[], is: (row: Row) => boolean): Row =>
    rows.find(is) ?? expect.fail('not in the basic data');
  const styles = await mes2.listStyles(technician, {
    query: { ...PAGE, sql: "style_no = 'T2417'" },
  });
  const { categoryId, sizeGroupId } = one(styles.list, () => true);
  const colors = (await ccm.listColors(technician, { query: PAGE })).list;
  const sizes = (await ccm.listSizes(technician, { query: PAGE })).list.filter(
    (size) => size.sizeGroupId === sizeGroupId,
  );
  const materials = (await ccm.listMaterials(technician, { query: PAGE })).list;
  const customers = (await ccm.listCustomers(technician, { query: PAGE })).list;
  const lines = (await mes2.listLines(await as('cx.planner'), { query: PAGE })).list;
  return {
    categoryId: categoryId ?? '',
    sizeGroupId,
    black: one(colors, ({ name }) => name === '黑色').id,
    navy: one(colors, ({ name }) => name === '藏青').id,
    sizeIds: ['M', 'L'].map((name) => one(sizes, (size) => size.name === name).id),
    materialId: one(materials, ({ code }) => code === 'FAB-JSY180').id,
    customerId: one(customers, ({ code }) => code === 'UN').id,
    line: one(lines, ({ deptName }) => deptName === '缝制3组'),
  };
}
