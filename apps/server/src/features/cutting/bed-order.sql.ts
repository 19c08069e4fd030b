import { CutMode } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { BedBill } from '../beds/public.ts';

interface Foreign {
  readonly colors: number;
  readonly sizes: number;
  readonly processes: number;
}

/**
 * A bed is made of its order's own colours, sizes and operations, and a press needs its die.
 *
 * @throws {DomainError} `record-missing` or `bed-die-missing`
 */
export async function requireOfOrder(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  { colors, sizes, rolls, employees, cutMode, knifeMoldId }: BedBill,
): Promise<void> {
  if (cutMode === CutMode.die && !knifeMoldId) throw new DomainError('bed-die-missing', {});
  const colorIds = [...colors, ...rolls].flatMap(({ colorId }) => colorId ?? []);
  const foreign = await tx.one<Foreign>(sql`
    select
      (select count(*)::int from unnest(${colorIds}::bigint[]) as x (id)
        where not exists (select 1 from mes2.order_color c
          where c.company_id = ${companyId} and c.order_id = ${orderId} and c.color_id = x.id)) as colors,
      (select count(*)::int from unnest(${sizes.map(({ sizeId }) => sizeId)}::bigint[]) as x (id)
        where not exists (select 1 from mes2.order_size s
          where s.company_id = ${companyId} and s.order_id = ${orderId} and s.size_id = x.id)) as sizes,
      (select count(*)::int from unnest(${employees.map(({ orderProcessId }) => orderProcessId)}::bigint[]) as x (id)
        where not exists (select 1 from mes2.order_process p
          where p.company_id = ${companyId} and p.order_id = ${orderId} and p.id = x.id)) as processes`);
  if (foreign?.colors) throw new DomainError('record-missing', { what: '颜色' });
  if (foreign?.sizes) throw new DomainError('record-missing', { what: '尺码' });
  if (foreign?.processes) throw new DomainError('record-missing', { what: '工序' });
}
