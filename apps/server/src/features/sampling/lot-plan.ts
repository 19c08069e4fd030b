import { shipLimit } from '@garment-mes/domain/cutting-bed';
import {
  type Aql,
  cartonsToOpen,
  type InspectionLevel,
  lotCells,
  type SamplingPlan,
  samplingPlan,
} from '@garment-mes/domain/quality';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { isAccepted } from './accepted-lots.sql.ts';
import type { AqlState } from './aql-state.ts';

/** Fewer garments are no lot: the standard has no plan for one. */
const SMALLEST_LOT = 2;

interface LotAsked {
  readonly orderId: string;
  readonly shipmentId?: string | null | undefined;
}

/** Garments of a colour and size that are to be shipped. */
interface Offered {
  readonly colorId: string;
  readonly colorName: string;
  readonly sizeId: string;
  readonly sizeName: string;
  readonly num: number;
}

/** What an order or one of its shipments is inspected by. */
interface LotBasis {
  readonly orderId: string;
  readonly orderNo: string;
  readonly shipmentId: string | null;
  readonly shipmentNo: string | null;
  readonly customerId: string;
  readonly customerName: string;
  readonly styleId: string;
  readonly styleNo: string;
  /** The customer gets nothing without an accepted inspection of its shipment. */
  readonly isGated: boolean;
  readonly aqlMajor: Aql;
  readonly aqlMinor: Aql;
  readonly level: InspectionLevel;
  readonly cartons: number;
  readonly offered: readonly Offered[];
  /** Garments that may be shipped, the customer's tolerance included, and that no accepted lot holds. */
  readonly openNum: number;
}

/** How a lot and its sample spread over colours and sizes. */
export type LotCells = DataOf<'getAqlPlan'>['cells'];

/** A plan with what it was made of. */
interface LotPlan extends SamplingPlan {
  readonly answer: DataOf<'getAqlPlan'>;
}

interface Head extends Omit<LotBasis, 'offered' | 'openNum'> {
  readonly acceptedNum: number;
  readonly shipTolUpPct: string;
}

/**
 * Reads what a lot is inspected by: the standard of the order where it has one, else its customer's.
 *
 * @throws {DomainError} `record-missing` for an order or a shipment of another one
 */
export async function lotBasis(
  tx: Tx,
  companyId: string,
  { orderId, shipmentId = null }: LotAsked,
): Promise<LotBasis> {
  const head = await tx.one<Head>(sql`
    select o.id as order_id, o.order_no, s.id as shipment_id, s.shipment_no, o.customer_id, o.customer_name, o.style_id,
      o.style_no, c.gate_shipment = 1 as is_gated, o.ship_tol_up_pct, coalesce(y.aql_major, c.aql_major) as aql_major,
      coalesce(y.aql_minor, c.aql_minor) as aql_minor, coalesce(y.inspection_level, c.inspection_level) as level,
      (select count(*)::int from mes2.carton k where k.company_id = o.company_id and k.order_id = o.id
        and (s.id is null or k.shipment_id = s.id) and k.del_flag = '0') as cartons,
      (select coalesce(sum(q.lot_num), 0)::int from mes2.qc_check_record q where q.company_id = o.company_id
        and q.order_id = o.id and (s.id is null or q.shipment_id = s.id) and ${isAccepted}) as accepted_num
    from mes2.production_order o
    join ccm.customer c on c.company_id = o.company_id and c.id = o.customer_id
    left join mes2.order_qualifying y on y.company_id = o.company_id and y.order_id = o.id and y.del_flag = '0'
    left join mes2.order_shipment s on s.company_id = o.company_id and s.order_id = o.id and s.id = ${shipmentId}::bigint
      and s.del_flag = '0'
    where o.company_id = ${companyId} and o.id = ${orderId} and o.del_flag = '0'`);
  if (!head) throw new DomainError('record-missing', { what: '订单' });
  if (shipmentId !== null && head.shipmentId === null)
    throw new DomainError('record-missing', { what: '走货' });
  const cells = shipmentId === null ? sql`mes2.order_color_size` : sql`mes2.order_shipment_line`;
  const of =
    shipmentId === null ? sql`l.order_id = ${orderId}` : sql`l.shipment_id = ${shipmentId}`;
  const offered = await tx.all<Offered>(sql`
    select l.color_id, c.color_name, l.size_id, z.size_name, l.num from ${cells} l
    join mes2.order_color c on c.company_id = l.company_id and c.order_id = ${orderId} and c.color_id = l.color_id
    join mes2.order_size z on z.company_id = l.company_id and z.order_id = ${orderId} and z.size_id = l.size_id
    where l.company_id = ${companyId} and ${of} and l.num > 0 and l.del_flag = '0'
    order by c.seq_no, z.seq_no`);
  const { acceptedNum, shipTolUpPct, ...basis } = head;
  const toShip = offered.reduce((sum, { num }) => sum + num, 0);
  return { ...basis, offered, openNum: shipLimit(toShip, shipTolUpPct) - acceptedNum };
}

/**
 * The plan of a lot.
 *
 * @throws {DomainError} `lot-none-left`, or `out-of-range` for a lot larger than what is not accepted yet
 */
export function planOf(basis: LotBasis, lotNum: number, mode: AqlState['mode']): LotPlan {
  requireLot(basis, lotNum);
  const { aqlMajor, aqlMinor, level } = basis;
  const severity = mode === 'normal' ? 'normal' : 'tightened';
  const plan = samplingPlan(lotNum, aqlMajor, aqlMinor, severity, level);
  const spread = lotCells(
    lotNum,
    plan.sampleNum,
    basis.offered.map(({ num }) => num),
  );
  const arrow = (letter: string) => (letter === plan.codeLetter ? null : letter);
  const answer = {
    codeLetter: plan.codeLetter,
    level,
    tightened: severity === 'tightened' ? 1 : 0,
    sampleNum: plan.sampleNum,
    full: plan.isFull,
    classes: [
      { severity: 1, aql: null, ...plan.critical, arrow: null },
      { severity: 2, aql: aqlMajor, ...plan.major, arrow: arrow(plan.letters.major) },
      { severity: 3, aql: aqlMinor, ...plan.minor, arrow: arrow(plan.letters.minor) },
    ],
    cells: basis.offered.map((cell, at) => ({
      ...cell,
      num: spread[at]?.num ?? 0,
      checkNum: spread[at]?.sampleNum ?? 0,
    })),
    cartonNum: cartonsToOpen(basis.cartons),
  } as const;
  return { ...plan, answer: { ...answer, classes: [...answer.classes] } };
}

/** @throws {DomainError} `lot-none-left`, or `out-of-range` for a lot larger than what is not accepted yet */
export function requireLot(
  { openNum, orderNo, shipmentNo }: Pick<LotBasis, 'openNum' | 'orderNo' | 'shipmentNo'>,
  lotNum: number,
): void {
  if (openNum < SMALLEST_LOT) {
    throw new DomainError('lot-none-left', {
      what: shipmentNo === null ? orderNo : `${orderNo}/${shipmentNo}`,
      num: Math.max(0, openNum),
    });
  }
  if (lotNum >= SMALLEST_LOT && lotNum <= openNum) return;
  const field = { zh: '批量', en: 'Lot size' };
  throw new DomainError('out-of-range', { field, min: SMALLEST_LOT, max: openNum });
}
