import { cutLimit } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import { DieStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { usageMetres } from '../../records/usage-metres.sql.ts';
import { colorMatches, findBed, partsOfOrder } from '../beds/public.ts';
import { orderBeds, orderColors, orderSizes } from '../orders/public.ts';
import { type FloorSettings, today } from '../settings/public.ts';
import { priceOn } from './bed-wages/bed-wages.sql.ts';
import { cutDay } from './bed-wages/cut-day.ts';

type Choices = DataOf<'listCuttingBedSizes'>;
type Line<Name extends 'cells' | 'fabrics' | 'tables' | 'dies' | 'processes'> =
  Choices[Name][number];

interface Asked {
  readonly orderId: string;
  readonly fabricPart?: number | undefined;
  /** Bed whose own garments are not counted as cut already. */
  readonly bedId?: string | undefined;
}

/** What is left to cut of an order, and what a bed of it may be made of. */
export async function bedChoices(
  tx: Tx,
  actor: Actor,
  asked: Asked,
  settings: FloorSettings,
): Promise<Choices> {
  const { dosageTolPct, difficultySteps } = settings;
  const head = await orderHead(tx, actor, asked.orderId);
  if (!head) throw new DomainError('record-missing', { what: '订单' });
  const cells = await remainingCells(tx, actor, asked);
  const day = await payDay(tx, actor, asked, settings);
  const processes = await bedProcesses(tx, actor, asked.orderId, day);
  return {
    ...head,
    dosageTolPct,
    difficultySteps: difficultySteps.map(({ upTo, factor }) => ({
      upTo: upTo ?? null,
      factor: String(factor),
    })),
    colors: await orderColors(tx, actor, asked.orderId),
    sizes: await orderSizes(tx, actor, asked.orderId),
    cells: cells.map((cell) => {
      const limitNum = cutLimit(cell.orderNum, head.cutTolUpPct);
      return { ...cell, limitNum, remainNum: Math.max(0, limitNum - cell.cutNum) };
    }),
    fabrics: await bedFabrics(tx, actor, asked),
    matches: await colorMatches(tx, actor, asked.orderId),
    parts: await partsOfOrder(tx, actor, asked.orderId),
    tables: await cuttingTables(tx, actor),
    dies: await diesOfStyle(tx, actor, head.styleNo),
    processes: actor.can('FIELD^orderProcess.price')
      ? processes
      : processes.map(({ price: _price, ...process }) => process),
    beds: await orderBeds(tx, actor, asked.orderId),
  };
}

/** The day by whose prices the bed pays; of a bed that is not there yet the running one. */
async function payDay(
  tx: Tx,
  actor: Actor,
  { bedId }: Asked,
  settings: FloorSettings,
): Promise<string> {
  const bed = bedId === undefined ? undefined : await findBed(tx, actor, bedId);
  if (!bed) return today(actor, settings);
  return bed.workDate ?? cutDay(bed, actor, settings);
}

type Head = Pick<
  Choices,
  'orderId' | 'orderNo' | 'orderStatus' | 'styleNo' | 'cutTolUpPct' | 'shadeControl'
>;

const orderHead = (tx: Tx, { companyId }: Actor, orderId: string) =>
  tx.one<Head>(sql`
    select id as order_id, order_no, status as order_status, style_no, cut_tol_up_pct, shade_control
    from mes2.production_order where company_id = ${companyId} and id = ${orderId} and del_flag = '0'`);

const remainingCells = (tx: Tx, { companyId }: Actor, { orderId, bedId }: Asked) =>
  tx.all<Omit<Line<'cells'>, 'limitNum' | 'remainNum'>>(sql`
    select s.color_id, c.color_name, s.size_id, z.size_name, s.num as order_num, s.plan_num,
      s.cut_num - coalesce((select b.cut_num from mes2.cutting_bed_color_size b
        join mes2.cutting_bed bed on bed.company_id = b.company_id and bed.id = b.cutting_bed_id
        where b.company_id = s.company_id and b.cutting_bed_id = ${bedId ?? null}::bigint
          and b.color_id = s.color_id and b.size_id = s.size_id and bed.order_id = s.order_id
          and bed.status in (3, 4, 5, 7)), 0) as cut_num
    from mes2.order_color_size s
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    where s.company_id = ${companyId} and s.order_id = ${orderId} order by c.seq_no, z.seq_no`);

const bedFabrics = (tx: Tx, { companyId }: Actor, { orderId, fabricPart }: Asked) =>
  tx.all<Line<'fabrics'>>(sql`
    select b.fabric_part, b.material_id, m.name as material_name, b.color_id as garment_color_id,
      array(select distinct x.id::text from (
          select coalesce(b.color_id, c.color_id) as id from mes2.order_color c
            where c.company_id = b.company_id and c.order_id = b.order_id
          union select x.material_color_id from mes2.order_color_matching x
            where x.company_id = b.company_id and x.order_id = b.order_id and x.material_id = b.material_id
              and (b.color_id is null or x.garment_color_id = b.color_id)) x order by 1) as material_color_ids,
      ${usageMetres(sql`b`)} as plan_usage, m.spread_mode, m.max_plies
    from mes2.order_bom b join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
    where b.company_id = ${companyId} and b.order_id = ${orderId} and b.del_flag = '0' and b.is_main = 1
      and b.fabric_part is not null
      ${fabricPart === undefined ? sql`` : sql`and b.fabric_part = ${fabricPart}`}
    order by b.seq_no`);

const cuttingTables = (tx: Tx, { companyId }: Actor) =>
  tx.all<Line<'tables'>>(sql`
    select d.id, d.name, t.cut_mode, t.max_plies,
      (select b.month_bed_no from mes2.cutting_bed b
        where b.company_id = d.company_id and b.table_id = d.id and b.status = 1 and b.del_flag = '0'
        order by b.spread_start_date limit 1) as busy_month_bed_no
    from mes2.cutting_table t join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    where t.company_id = ${companyId} and t.del_flag = '0' and d.del_flag = '0' order by d.sort, d.code`);

/** Dies that are not scrapped and made for a style, or for any; what is left of their lives. */
const diesOfStyle = (tx: Tx, { companyId }: Actor, styleNo: string) =>
  tx.all<Line<'dies'>>(sql`
    select d.id, d.mold_no, d.name, greatest(0, d.life_num - d.used_num) as left_num,
      coalesce((select jsonb_agg(jsonb_build_object('materialId', r.material_id::text, 'maxPlies', r.max_plies)
          order by r.material_id)
        from mes2.die_fabric_rule r
        where r.company_id = d.company_id and r.knife_mold_id = d.id and r.del_flag = '0'), '[]') as fabrics
    from mes2.cutting_die d
    where d.company_id = ${companyId} and d.status <> ${DieStatus.scrapped} and d.del_flag = '0'
      and (d.style_nos = '[]'::jsonb or d.style_nos ? ${styleNo})
    order by d.mold_no`);

/** Operations the team of a bed is paid for, with the role each of them usually stands for. */
const bedProcesses = (tx: Tx, { companyId }: Actor, orderId: string, day: string) =>
  tx.all<Line<'processes'>>(sql`
    select p.id as order_process_id, p.seq_no, p.process_name,
      case p.process_code when 'C03' then 2 when 'C04' then 3 when 'C05' then 4 when 'C06' then 5 else 1 end as role,
      ${priceOn(sql`p.company_id`, sql`p.id`, day)} as price
    from mes2.order_process p
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.section = 1 and p.pay_scope = 2
      and p.is_enabled = 1 and p.del_flag = '0' order by p.seq_no`);
