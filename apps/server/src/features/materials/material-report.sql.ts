import { type Sql, sql } from '../../database/engine.ts';
import { metresOfUnit } from '../../records/usage-metres.sql.ts';

const net = sql`(r.issued - r.returned)`;
const gap = sql`greatest(0, r.need - ${net})`;

export const materialReportColumns = {
  orderNo: sql`r.order_no`,
  styleNo: sql`r.style_no`,
  planSewDate: sql`r.plan_sew_date`,
  materialCode: sql`r.code`,
  materialName: sql`r.name`,
  materialType: sql`r.material_type`,
  colorName: sql`r.color_name`,
  unitCode: sql`r.unit_code`,
  needNum: sql`r.need`,
  issuedNum: sql`r.issued`,
  overNum: sql`r.over`,
  returnNum: sql`r.returned`,
  stockNum: sql`r.stock`,
  gapNum: gap,
  lackNum: sql`greatest(0, ${gap} - r.stock)`,
  readyPct: sql`r.ready_pct`,
  etaDate: sql`r.eta_date`,
  supplierName: sql`r.supplier_name`,
  orderId: sql`r.order_id`,
  materialId: sql`r.material_id`,
  colorId: sql`r.color_id`,
};

/** A total of what is counted in one unit; none of metres and pieces together. */
const ofOneUnit = (figure: Sql) =>
  sql`case when min(r.unit_code) = max(r.unit_code) then sum(${figure}) end`;

export const materialReportRatios = {
  needNum: ofOneUnit(sql`r.need`),
  issuedNum: ofOneUnit(sql`r.issued`),
  overNum: ofOneUnit(sql`r.over`),
  returnNum: ofOneUnit(sql`r.returned`),
  gapNum: ofOneUnit(gap),
};

/** Rows have no id of their own: a line is known by order, material and colour. */
export const materialReportRowId: Sql = sql`r.line_id`;

export interface MaterialReportSearch {
  readonly workDateFrom?: string | undefined;
  readonly workDateTo?: string | undefined;
  readonly customerId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly styleNo?: string | undefined;
  readonly colorId?: string | undefined;
  readonly materialType?: number | undefined;
  readonly warehouseId?: string | undefined;
  readonly lacking?: boolean | undefined;
}

/** Metres of the unit of a line; slips are in metres, and a unit that does not convert counts as metres. */
const unitMetres = sql`coalesce(nullif(${metresOfUnit(sql`b`)}, 0), 1)`;

/**
 * What running orders need, have drawn and lack. Fabric counts by the slips that fed it, trims by the
 * requisitions; the share of complete lines is that of the order (3, ratios by sums).
 */
export const materialReportRows = (companyId: string, search: MaterialReportSearch): Sql => sql`
  from (
    select x.*, round(100.0 * count(*) filter (where x.issued - x.returned >= x.need) over (partition by x.order_id)
      / count(*) over (partition by x.order_id), 2) as ready_pct
    from (
      select min(b.id) as line_id, o.id as order_id, o.order_no, o.style_no, o.plan_sew_date, o.customer_id,
        b.material_id, m.code, m.name, m.material_type, b.color_id, c.name as color_name, min(b.unit_code) as unit_code,
        sum(b.need_num) as need,
        case when bool_or(b.fabric_part is not null) then coalesce(max(f.issued), 0) else sum(b.issued_num) end as issued,
        case when bool_or(b.fabric_part is not null) then coalesce(max(f.returned), 0) else sum(b.return_num) end
          as returned,
        coalesce(max(v.over), 0) as over, coalesce(max(s.stock), 0) as stock, max(e.eta_date) as eta_date,
        coalesce(min(b.supplier_name), min(m.supplier_name)) as supplier_name
      from mes2.order_bom b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.del_flag = '0'
        and o.status in (1, 2, 5)
      join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
      left join ccm.color c on c.company_id = b.company_id and c.id = b.color_id
      left join lateral (
        select round(sum(coalesce(i.received_len, i.len)) / ${unitMetres}, 4) as issued,
          round(sum(i.return_len) / ${unitMetres}, 4) as returned
        from mes2.feeding_slip_line i
        join mes2.feeding_slip p on p.company_id = i.company_id and p.id = i.feeding_id and p.status in (1, 2, 3)
          and p.order_id = b.order_id
        join mes2.fabric_roll k on k.company_id = i.company_id and k.id = i.fabric_roll_id
          and k.material_id = b.material_id and (b.color_id is null or k.color_id = b.color_id
            or exists (select 1 from mes2.order_color_matching x
              where x.company_id = b.company_id and x.order_id = b.order_id and x.garment_color_id = b.color_id
                and x.material_id = k.material_id and x.material_color_id = k.color_id and x.del_flag = '0'))
        where i.company_id = b.company_id) f on b.fabric_part is not null
      left join lateral (
        select sum(l.issued_num) as over from mes2.material_requisition_line l
        join mes2.material_requisition q on q.company_id = l.company_id and q.id = l.requisition_id
          and q.order_id = b.order_id and q.req_type = 2 and q.status <> 9
        where l.company_id = b.company_id and l.material_id = b.material_id
          and l.color_id is not distinct from b.color_id) v on true
      left join lateral (
        select sum(t.num - t.locked_num) as stock from mes2.material_stock t
        where t.company_id = b.company_id and t.material_id = b.material_id
          and (b.color_id is null or t.color_id is not distinct from b.color_id)
          ${search.warehouseId ? sql`and t.warehouse_id = ${search.warehouseId}` : sql``}) s on true
      left join mes2.order_material_eta e on e.company_id = b.company_id and e.order_id = b.order_id
        and e.material_id = b.material_id and e.color_id is not distinct from b.color_id and e.del_flag = '0'
      where b.company_id = ${companyId} and b.del_flag = '0'
      group by o.id, o.order_no, o.style_no, o.plan_sew_date, o.customer_id, b.material_id, m.code, m.name,
        m.material_type, b.color_id, c.name) x) r
  where true
  ${search.workDateFrom ? sql`and r.plan_sew_date >= ${search.workDateFrom}::date` : sql``}
  ${search.workDateTo ? sql`and r.plan_sew_date <= ${search.workDateTo}::date` : sql``}
  ${search.customerId ? sql`and r.customer_id = ${search.customerId}` : sql``}
  ${search.orderNo ? sql`and r.order_no = ${search.orderNo}` : sql``}
  ${search.styleNo ? sql`and r.style_no = ${search.styleNo}` : sql``}
  ${search.colorId ? sql`and r.color_id = ${search.colorId}` : sql``}
  ${search.materialType === undefined ? sql`` : sql`and r.material_type = ${search.materialType}::int`}
  ${search.lacking ? sql`and ${gap} > r.stock` : sql``}`;
