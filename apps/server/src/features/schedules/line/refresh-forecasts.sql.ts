import { type Engine, sql } from '../../../database/engine.ts';

/**
 * Brings the expected day of running orders in step with the schedules that are not over. The head keeps its
 * version: nobody who edits the order has to read it again for this.
 *
 * @returns how many orders are expected on another day than before
 */
export const refreshForecasts = (engine: Engine): Promise<number> =>
  engine.system((tx) =>
    tx.run(sql`
      update mes2.production_order o set forecast_date = f.day
      from (
        select s.company_id, s.order_id,
          (max(coalesce(s.forecast_date, s.end_date)) at time zone c.time_zone)::date as day
        from mes2.schedule s join amc.company c on c.id = s.company_id
        where s.status in (0, 1) and s.del_flag = '0'
        group by s.company_id, s.order_id, c.time_zone) f
      where o.company_id = f.company_id and o.id = f.order_id and o.status in (1, 2)
        and o.forecast_date is distinct from f.day`),
  );
