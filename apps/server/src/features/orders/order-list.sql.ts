import { type Sql, sql } from '../../database/engine.ts';
import { isLateOrder } from '../../records/orders/late-orders.sql.ts';
import { factoryToday } from '../settings/public.ts';
import { delayDays } from './progress/workdays.sql.ts';

export const orderColumns = {
  id: sql`o.id`,
  imageUrl: sql`o.image_url`,
  orderNo: sql`o.order_no`,
  status: sql`o.status`,
  priority: sql`o.priority`,
  customerName: sql`o.customer_name`,
  customerPo: sql`o.customer_po`,
  saleNo: sql`o.sale_no`,
  styleNo: sql`o.style_no`,
  styleName: sql`o.style_name`,
  orderType: sql`o.order_type`,
  colorNames: sql`array(select c.color_name from mes2.order_color c
    where c.company_id = o.company_id and c.order_id = o.id order by c.seq_no)`,
  orderNum: sql`o.order_num`,
  planNum: sql`o.plan_num`,
  cutNum: sql`o.cut_num`,
  cutOrderPct: sql`round(o.cut_num * 100.0 / nullif(o.order_num, 0), 2)`,
  sewNum: sql`o.sew_num`,
  qcPassNum: sql`o.qc_pass_num`,
  inNum: sql`o.in_num`,
  outNum: sql`o.out_num`,
  deliveryDate: sql`o.delivery_date`,
  forecastDate: sql`o.forecast_date`,
  delayDays: delayDays(sql`o.forecast_date`),
  orderDate: sql`o.order_date`,
  materialDate: sql`o.material_date`,
  planCutDate: sql`o.plan_cut_date`,
  planSewDate: sql`o.plan_sew_date`,
  unitPrice: sql`o.unit_price`,
  cmPrice: sql`o.cm_price`,
  currencyCode: sql`o.currency_code`,
  amount: sql`o.amount`,
  samTotal: sql`o.sam_total`,
  merchandiserName: sql`mm.employee_name`,
  factoryName: sql`f.name`,
  versionNo: sql`o.version_no`,
  source: sql`o.source`,
  wageLocked: sql`o.wage_locked`,
  finalFailed: sql`o.final_failed`,
  createByName: sql`u.name`,
  createDate: sql`o.create_date`,
  customerId: sql`o.customer_id`,
  styleId: sql`o.style_id`,
  merchandiserId: sql`o.merchandiser_id`,
  factoryId: sql`o.factory_id`,
  version: sql`o.version`,
};

/** Money of one currency adds up; of several there is no sum. */
export const orderTotals = {
  amount: sql`case when count(distinct o.currency_code) filter (where o.amount is not null) < 2
    then sum(o.amount) end`,
};

export interface OrderSearch {
  readonly customerId?: string | undefined;
  readonly styleId?: string | undefined;
  readonly mine?: boolean | undefined;
  readonly late?: boolean | undefined;
}

/** Live orders of a company; `mine` are those the employee follows as merchandiser. */
export const orderRows = (
  companyId: string,
  search: OrderSearch,
  employeeId: string | undefined,
): Sql => sql`
  from mes2.production_order o
  left join amc.company_member mm on mm.company_id = o.company_id and mm.id = o.merchandiser_id
  left join ccm.factory f on f.company_id = o.company_id and f.id = o.factory_id
  left join amc.app_user u on u.id = o.create_by
  where o.company_id = ${companyId} and o.del_flag = '0'
  ${search.customerId ? sql`and o.customer_id = ${search.customerId}` : sql``}
  ${search.styleId ? sql`and o.style_id = ${search.styleId}` : sql``}
  ${search.mine ? sql`and o.merchandiser_id = ${employeeId ?? null}::bigint` : sql``}
  ${search.late ? sql`and ${isLateOrder(sql`o`, factoryToday(sql`${companyId}`))}` : sql``}`;
