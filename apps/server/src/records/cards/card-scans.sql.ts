import { ScanType } from '@garment-mes/domain/scans';
import { type Sql, sql } from '../../database/engine.ts';

/** Channel of scans that a slot card was read for. */
const SLOT_CARD = 3;

/** Whether a scan of the bundle was made through its card while the binding lasted; taking one back is no scan. */
export const throughCard = (scan: Sql, binding: Sql): Sql => sql`(
  ${scan}.channel = ${SLOT_CARD}::int and ${scan}.type <> ${ScanType.reversal}::int and ${scan}.scan_date >= ${binding}.bind_date
  and ${scan}.scan_date < coalesce(${binding}.unbind_date, 'infinity'))`;
