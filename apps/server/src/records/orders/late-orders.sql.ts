import { type Sql, sql } from '../../database/engine.ts';

/** Whether an open order `o` will miss its day of delivery by its forecast, or has missed it already. */
export const isLateOrder = (o: Sql, today: Sql): Sql => sql`(${o}.status in (0, 1, 2, 5)
  and (${o}.forecast_date > ${o}.delivery_date or ${o}.delivery_date < ${today}))`;
