import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import * as grids from './style-grids.sql.ts';

type Style = DataOf<'getStyle'>;
/** A style without its grids. */
export type StyleAlone = Omit<
  Style,
  'sizeColors' | 'parts' | 'bom' | 'processes' | 'fabrics' | 'quality'
>;

export const RATES = 'FIELD^orderProcess.price';

/** One style with every grid; rates only for those who may see them. */
export async function styleDetail(tx: Tx, actor: Actor, id: string): Promise<Style> {
  const head = await headOfStyle(tx, actor, id);
  const { priceTotal, ...rest } = head;
  return {
    ...rest,
    ...(actor.can(RATES) && { priceTotal }),
    sizeColors: await grids.styleSizeColors(tx, actor, id),
    parts: await grids.styleParts(tx, actor, id),
    bom: await grids.styleBom(tx, actor, id),
    processes: shownProcesses(actor, await grids.styleProcesses(tx, actor, id)),
    fabrics: await grids.styleFabrics(tx, actor, id),
    quality: await grids.styleQuality(tx, actor, id),
  };
}

export const shownProcesses = (
  { can }: Actor,
  processes: readonly Style['processes'][number][],
): Style['processes'] =>
  can(RATES) ? [...processes] : processes.map(({ price: _price, ...line }) => line);

/** A style without its grids, rates and all. @throws {DomainError} `record-missing` */
export async function headOfStyle(tx: Tx, actor: Actor, id: string): Promise<StyleAlone> {
  const head = await findHead(tx, actor, id);
  if (!head) throw new DomainError('record-missing', { what: '款式' });
  return head;
}

const findHead = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<StyleAlone>(sql`
    select s.id, s.style_no, s.style_name, s.style_name_en, s.customer_id, c.name as customer_name,
      s.customer_style_no, s.category_id, k.name as category_name, s.season, s.gender, s.size_group_id,
      g.name as size_group_name, s.base_size_id, z.name as base_size_name, s.image_url, coalesce(s.images, '[]'::jsonb) as images, s.tech_pack_url, s.status,
      s.style_version, s.sam_total, s.price_total, s.standard_headcount, s.remark, s.version,
      u.name as update_by_name, s.update_date
    from mes2.style s
    left join ccm.customer c on c.company_id = s.company_id and c.id = s.customer_id
    left join ccm.category k on k.company_id = s.company_id and k.id = s.category_id
    left join ccm.size_group g on g.company_id = s.company_id and g.id = s.size_group_id
    left join ccm.size z on z.company_id = s.company_id and z.id = s.base_size_id
    left join amc.app_user u on u.id = s.update_by
    where s.company_id = ${companyId} and s.id = ${id} and s.del_flag = '0'`);
