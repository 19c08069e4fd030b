import type { Bilingual, Language } from '@garment-mes/domain/refusals';
import { DieStatus } from '@garment-mes/domain/states';
import { type Sql, sql } from '../../database/engine.ts';
import { word, wordOf } from '../../messages/words.sql.ts';

const texts = (column: Sql): Sql => sql`array(select jsonb_array_elements_text(${column}))`;

/** The order that has the die now, or is the next to have it while the die is taken. */
const holder = sql`(select o.order_no from mes2.cutting_die_schedule s
  join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
  where s.company_id = k.company_id and s.knife_mold_id = k.id and s.status in (0, 1) and s.del_flag = '0'
  order by s.status desc, s.start_date limit 1)`;

export const reservedStrokes = sql`(select coalesce(sum(s.stroke_num), 0)::int from mes2.cutting_die_schedule s
  where s.company_id = k.company_id and s.knife_mold_id = k.id and s.status in (0, 1) and s.del_flag = '0')`;

export const dieColumns = {
  id: sql`k.id`,
  imageUrl: sql`k.image_url`,
  moldNo: sql`k.mold_no`,
  name: sql`k.name`,
  status: sql`k.status`,
  styleNos: texts(sql`k.style_nos`),
  partCodes: texts(sql`k.part_codes`),
  sizeNames: sql`array(select z.name from ccm.size z where z.company_id = k.company_id
    and z.id in (select x::bigint from jsonb_array_elements_text(k.size_ids) x) order by z.sort)`,
  locationCode: sql`k.location_code`,
  lifeNum: sql`k.life_num`,
  usedNum: sql`k.used_num`,
  remainNum: sql`greatest(k.life_num - k.used_num, 0)`,
  reservedNum: reservedStrokes,
  sharpenNum: sql`k.sharpen_num`,
  orderNo: sql`(case when k.status in (1, 2) then ${holder} end)`,
  makeDate: sql`k.make_date`,
  remark: sql`k.remark`,
  sizeIds: texts(sql`k.size_ids`),
  version: sql`k.version`,
};

export interface DieSearch {
  /** Dies that cut the style: those of any style too. */
  readonly styleId?: string | undefined;
  /** Part that the die cuts. */
  readonly partCode?: string | undefined;
  /** Nine tenths of the life are used; a scrapped die has none left to look after. */
  readonly lowLife?: boolean | undefined;
  readonly id?: string | undefined;
}

export const dieRows = (
  companyId: string,
  { styleId, partCode, lowLife, id }: DieSearch,
): Sql => sql`
  from mes2.cutting_die k
  where k.company_id = ${companyId} and k.del_flag = '0'
  ${id ? sql`and k.id = ${id}` : sql``}
  ${
    styleId
      ? sql`and (k.style_nos = '[]' or k.style_nos ? (select s.style_no from mes2.style s
          where s.company_id = ${companyId} and s.id = ${styleId}))`
      : sql``
  }
  ${partCode ? sql`and k.part_codes ? ${partCode}` : sql``}
  ${lowLife ? sql`and k.used_num * 10 >= k.life_num * 9 and k.status <> ${DieStatus.scrapped}::int` : sql``}`;

export const diePartColumns = {
  id: sql`p.code`,
  code: sql`p.code`,
  name: sql`p.name`,
  dieNum: sql`p.die_num`,
};

/** Parts of the styles, and what dies cut that no style has yet. */
export const diePartRows = (companyId: string): Sql => sql`
  from (
    select x.code, min(x.name) as name, count(x.die_id)::int as die_num
    from (
      select distinct part_code as code, part_name as name, null::bigint as die_id from mes2.style_part
      where company_id = ${companyId} and del_flag = '0'
      union all
      select c.code, null, k.id from mes2.cutting_die k cross join jsonb_array_elements_text(k.part_codes) c (code)
      where k.company_id = ${companyId} and k.del_flag = '0') x
    group by x.code) p
  where true`;

const noted = (field: string): Sql => sql`(select e ->> 'toText' from jsonb_array_elements(
  coalesce(l.diff, '[]')) e where e ->> 'field' = ${field} limit 1)`;

const EVENTS: Readonly<Record<string, Bilingual>> = {
  create: { zh: '新增', en: 'Added' },
  update: { zh: '修改', en: 'Changed' },
  maintain: { zh: '送磨', en: 'Send to be sharpened' },
  maintained: { zh: '磨好', en: 'Sharpened' },
  scrap: { zh: '报废', en: 'Scrapped' },
  book: { zh: '排期', en: 'Booked' },
  move: { zh: '改期', en: 'Booking moved' },
  cancelBooking: { zh: '取消排期', en: 'Booking cancelled' },
  use: { zh: '上机', en: 'Put on the machine' },
  finish: { zh: '使用结束', en: 'Use ended' },
  undo: { zh: '撤回使用', en: 'Use taken back' },
};

/** What happened to a die, in the language of the reader. */
export const dieEventColumns = (language: Language) => ({
  eventDate: sql`l.create_date`,
  title: sql`coalesce(${wordOf(EVENTS, sql`l.action`, language)}, l.action)`,
  fromStatus: sql`l.from_status`,
  toStatus: sql`l.to_status`,
  usedNum: sql`coalesce(${noted('usedNum')}::int, k.used_num)`,
  strokeNum: sql`${noted('strokeNum')}::int`,
  orderNo: noted('orderNo'),
  bedLabel: noted('bedLabel'),
  byName: sql`coalesce(u.name, ${word('系统', 'System', language)})`,
  reason: sql`l.reason`,
});

export const dieEventRows = (companyId: string, id: string): Sql => sql`
  from mes2.biz_log l
  join mes2.cutting_die k on k.company_id = l.company_id and k.id = l.biz_id
  left join amc.app_user u on u.id = l.create_by
  where l.company_id = ${companyId} and l.biz_type = 'die' and l.biz_id = ${id}`;

export const ruleColumns = {
  id: sql`coalesce(r.id, k.id)`,
  moldNo: sql`k.mold_no`,
  moldName: sql`k.name`,
  materialCode: sql`m.code`,
  materialName: sql`m.name`,
  gsm: sql`m.gsm`,
  maxPlies: sql`r.max_plies`,
  pressure: sql`r.pressure`,
  fabricMaxPlies: sql`m.max_plies`,
  updateByName: sql`u.name`,
  updateDate: sql`r.update_date`,
  remark: sql`r.remark`,
  knifeMoldId: sql`k.id`,
  materialId: sql`m.id`,
  version: sql`coalesce(r.version, 0)`,
};

/** Pairs that are allowed; `unset` shows those nobody decided on. */
export const ruleRows = (
  companyId: string,
  {
    knifeMoldId,
    unset,
  }: { readonly knifeMoldId?: string | undefined; readonly unset?: boolean | undefined },
): Sql => sql`
  from mes2.cutting_die k
  join ccm.material m on m.company_id = k.company_id and m.material_type = 1 and m.del_flag = '0'
  left join mes2.die_fabric_rule r on r.company_id = k.company_id and r.knife_mold_id = k.id
    and r.material_id = m.id and r.del_flag = '0'
  left join amc.app_user u on u.id = r.update_by
  where k.company_id = ${companyId} and k.del_flag = '0' and k.status <> 4
    and (r.id is null) = ${unset ?? false}
  ${knifeMoldId ? sql`and k.id = ${knifeMoldId}` : sql``}`;
