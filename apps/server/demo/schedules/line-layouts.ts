import { sql, type Tx } from '../../src/database/engine.ts';

const SEWING = 3;

/**
 * The first sewing line of a company knows who of it sews what of T2417, or of its first approved style: operations in
 * their order, neighbours sharing a station where there are fewer stations than operations.
 */
export const seedLineLayouts = (tx: Tx, companyId: string, lineDeptId: string): Promise<number> =>
  tx.run(sql`
    update mes2.line l set layout_json = (
      with style as (
        select id, style_no from mes2.style
        where company_id = ${companyId} and status = 1 and del_flag = '0' order by style_no = 'T2417' desc, style_no limit 1),
      placed as (
        select p.id, 1 + (row_number() over (order by p.seq_no) - 1) * least(l.station_num, count(*) over ())
          / count(*) over () as place
        from mes2.style_process p join style s on s.id = p.style_id
        where p.company_id = ${companyId} and p.section = ${SEWING}::int and p.del_flag = '0'),
      stations as (
        select jsonb_build_object('stationNo', place, 'processIds', jsonb_agg(id::text order by id)) as station, place
        from placed group by place)
      select jsonb_build_object('styleId', s.id::text, 'styleNo', s.style_no, 'stations',
        (select jsonb_agg(station order by place) from stations))
      from style s where exists (select 1 from stations))
    where l.company_id = ${companyId} and l.dept_id = ${lineDeptId} and l.station_num is not null`);
