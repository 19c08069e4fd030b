import type { StyleStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export const styleRecord: RecordKind = {
  table: 'mes2.style',
  no: 'style_no',
  what: { zh: '款式', en: 'Style' },
};

/** The stored style, as far as rules read it. */
export interface StyleHead {
  readonly id: string;
  readonly version: number;
  readonly styleNo: string;
  readonly styleName: string;
  readonly styleNameEn: string | null;
  readonly customerId: string | null;
  readonly customerStyleNo: string | null;
  readonly categoryId: string | null;
  readonly season: string | null;
  readonly gender: number | null;
  readonly sizeGroupId: string;
  readonly baseSizeId: string | null;
  readonly status: StyleStatus;
  readonly styleVersion: number;
  readonly standardHeadcount: number | null;
  readonly imageUrl: string | null;
  readonly remark: string | null;
}

export const findStyle = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<StyleHead | undefined> =>
  tx.one(
    sql`select * from mes2.style where company_id = ${companyId} and id = ${id} and del_flag = '0'`,
  );

/** How many orders were made of a style; deleted ones do not count. */
export const ordersOfStyle = async (
  tx: Tx,
  { companyId }: Actor,
  styleId: string,
): Promise<number> => {
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.production_order
    where company_id = ${companyId} and style_id = ${styleId} and del_flag = '0'`);
  return found?.count ?? 0;
};

/** True where another live style has the number. */
export const isStyleNoTaken = async (
  tx: Tx,
  { companyId }: Actor,
  styleNo: string,
  exceptId: string,
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mes2.style
    where company_id = ${companyId} and style_no = ${styleNo} and id <> ${exceptId} and del_flag = '0'`)) !==
  undefined;

/** Recomputes minutes and price of a garment from the operations that are saved. */
export const writeStyleTotals = (tx: Tx, { companyId }: Actor, styleId: string): Promise<number> =>
  tx.run(sql`
    update mes2.style s set sam_total = t.sam, price_total = t.price
    from (select coalesce(sum(sam), 0) as sam, coalesce(sum(price), 0) as price from mes2.style_process
      where company_id = ${companyId} and style_id = ${styleId} and del_flag = '0') t
    where s.company_id = ${companyId} and s.id = ${styleId}`);
