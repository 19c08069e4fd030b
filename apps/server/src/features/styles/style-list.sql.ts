import { type Sql, sql } from '../../database/engine.ts';

const ordersOfStyle = sql`
  from mes2.production_order o
  where o.company_id = s.company_id and o.style_id = s.id and o.del_flag = '0'`;

export const styleColumns = {
  id: sql`s.id`,
  imageUrl: sql`s.image_url`,
  styleNo: sql`s.style_no`,
  styleName: sql`s.style_name`,
  styleNameEn: sql`s.style_name_en`,
  status: sql`s.status`,
  styleVersion: sql`s.style_version`,
  customerName: sql`c.name`,
  customerStyleNo: sql`s.customer_style_no`,
  categoryName: sql`k.name`,
  season: sql`s.season`,
  gender: sql`s.gender`,
  sizeGroupName: sql`g.name`,
  colorNames: sql`array(select distinct x.name from ccm.color x
    where x.company_id = s.company_id and x.id = any(array(
      select distinct y.color_id from mes2.style_size_color y
      where y.company_id = s.company_id and y.style_id = s.id)) order by x.name)`,
  processNum: sql`(select count(*)::int from mes2.style_process p
    where p.company_id = s.company_id and p.style_id = s.id and p.del_flag = '0')`,
  samTotal: sql`s.sam_total`,
  sewSam: sql`(select coalesce(sum(p.sam), 0)::numeric(10, 4) from mes2.style_process p
    where p.company_id = s.company_id and p.style_id = s.id and p.section = 3 and p.del_flag = '0')`,
  priceTotal: sql`s.price_total`,
  standardHeadcount: sql`s.standard_headcount`,
  mainUsage: sql`(select b.usage_num from mes2.style_bom b
    where b.company_id = s.company_id and b.style_id = s.id and b.fabric_part = 1 and b.del_flag = '0'
    order by b.seq_no, b.id limit 1)`,
  orderCount: sql`(select count(*)::int ${ordersOfStyle})`,
  lastOrderDate: sql`(select max(o.order_date) ${ordersOfStyle})`,
  updateByName: sql`u.name`,
  updateDate: sql`s.update_date`,
  customerId: sql`s.customer_id`,
  categoryId: sql`s.category_id`,
  sizeGroupId: sql`s.size_group_id`,
  version: sql`s.version`,
};

interface StyleQuery {
  readonly id?: string | undefined;
  /** Keeps those that contain the operation. */
  readonly processId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** Live styles of a company. */
export const styleRows = (
  companyId: string,
  { id, processId, customerId, categoryId }: StyleQuery,
): Sql => sql`
  from mes2.style s
  left join ccm.customer c on c.company_id = s.company_id and c.id = s.customer_id
  left join ccm.category k on k.company_id = s.company_id and k.id = s.category_id
  left join ccm.size_group g on g.company_id = s.company_id and g.id = s.size_group_id
  left join amc.app_user u on u.id = s.update_by
  where s.company_id = ${companyId} and s.del_flag = '0'
  ${id ? sql`and s.id = ${id}` : sql``}
  ${customerId ? sql`and s.customer_id = ${customerId}` : sql``}
  ${categoryId ? sql`and s.category_id = ${categoryId}` : sql``}
  ${
    processId
      ? sql`and exists (select 1 from mes2.style_process p where p.company_id = s.company_id
          and p.style_id = s.id and p.process_id = ${processId} and p.del_flag = '0')`
      : sql``
  }`;

export const styleOrderColumns = {
  orderId: sql`o.id`,
  orderNo: sql`o.order_no`,
  status: sql`o.status`,
  styleVersion: sql`o.style_version`,
  isBehind: sql`coalesce(o.style_version < s.style_version, false)`,
  orderNum: sql`o.order_num`,
  deliveryDate: sql`o.delivery_date`,
};

/** Orders that were made of a style. */
export const styleOrderRows = (companyId: string, styleId: string): Sql => sql`
  from mes2.production_order o
  join mes2.style s on s.company_id = o.company_id and s.id = o.style_id
  where o.company_id = ${companyId} and o.style_id = ${styleId} and o.del_flag = '0'`;
