import { foldCode } from '@garment-mes/domain/formats';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { shadeControlFor } from '../../settings/public.ts';

export interface KnownStyle {
  readonly id: string;
  readonly styleNo: string;
  readonly styleName: string;
  readonly sizeGroupId: string;
}

export interface KnownCustomer {
  readonly id: string;
  readonly name: string;
  readonly shadeControl: number;
  readonly isVip: number;
  readonly cutTolUpPct: string;
  readonly cutTolDownPct: string;
  readonly shipTolUpPct: string;
  readonly shipTolDownPct: string;
}

export interface KnownName {
  readonly id: string;
  readonly name: string;
  readonly sort: number;
}

/** Everything a sheet of orders may name, read once. */
export interface ImportLibrary {
  /** By folded code and by name. */
  readonly customers: ReadonlyMap<string, KnownCustomer>;
  /** By folded number; disabled ones are not there. */
  readonly styles: ReadonlyMap<string, KnownStyle>;
  readonly colors: ReadonlyMap<string, KnownName>;
  /** By size group, then by folded code and name. */
  readonly sizes: ReadonlyMap<string, ReadonlyMap<string, KnownName>>;
  /** Numbers of the sheet that live orders have already. */
  readonly taken: ReadonlySet<string>;
}

export async function importLibrary(
  tx: Tx,
  { companyId }: Actor,
  orderNos: readonly string[],
): Promise<ImportLibrary> {
  const live = sql`company_id = ${companyId} and del_flag = '0'`;
  const customers = await tx.all<KnownCustomer & { code: string }>(sql`
    select id, code, name, ${shadeControlFor} as shade_control, is_vip, cut_tol_up_pct, cut_tol_down_pct,
      ship_tol_up_pct, ship_tol_down_pct
    from ccm.customer c where ${live}`);
  const styles = await tx.all<KnownStyle>(sql`
    select id, style_no, style_name, size_group_id from mes2.style where ${live} and status <> 2`);
  const colors = await tx.all<KnownName & { code: string }>(
    sql`select id, code, name, 0 as sort from ccm.color where ${live}`,
  );
  const sizes = await tx.all<KnownName & { code: string; sizeGroupId: string }>(
    sql`select id, code, name, sort, size_group_id from ccm.size where ${live}`,
  );
  const taken = await tx.all<{ orderNo: string }>(sql`
    select order_no from mes2.production_order where ${live} and order_no = any(${orderNos}::text[])`);
  const groups = new Map<string, Map<string, KnownName>>();
  for (const size of sizes) {
    const group = groups.get(size.sizeGroupId) ?? new Map<string, KnownName>();
    groups.set(size.sizeGroupId, group.set(foldCode(size.code), size).set(size.name, size));
  }
  return {
    customers: byCodeAndName(customers),
    styles: new Map(styles.map((style) => [foldCode(style.styleNo), style])),
    colors: byCodeAndName(colors),
    sizes: groups,
    taken: new Set(taken.map(({ orderNo }) => orderNo)),
  };
}

const byCodeAndName = <Row extends { readonly code: string; readonly name: string }>(
  rows: readonly Row[],
): Map<string, Row> =>
  new Map(
    rows.flatMap((row) => [
      [foldCode(row.code), row],
      [row.name, row],
    ]),
  );
