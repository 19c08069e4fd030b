import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { AGREED, settleApproval } from '../../src/features/approvals/public.ts';
import { openCartons, sealCarton } from '../../src/features/goods/cartons.ts';
import { confirmBill } from '../../src/features/goods/confirm-bill.ts';
import { type Direction, outs, receipts } from '../../src/features/goods/direction.ts';
import { decideReversal, reverseBill } from '../../src/features/goods/reverse-bill.ts';
import { createBill } from '../../src/features/goods/save-bill.ts';
import { type StandingCell, standingOf } from '../../src/features/goods/standing.sql.ts';
import { submitBill, voidBill } from '../../src/features/goods/submit-bill.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { STORY_ORDER_NO } from '../orders/story-order.ts';
import { seededIds } from '../seeded-ids.ts';
import { acceptLot } from './accepted-lot.ts';

/** How far a bill came. */
type Until = 'draft' | 'submitted' | 'confirmed' | 'void' | 'reversed' | 'waiting';
type ActorAt = (username: string, moment: string) => DemoActor;

interface Store {
  readonly finished: string;
  readonly seconds: string;
  readonly hired: string;
}

/** Share of what passed in percent, the days before today and how far it came; shares of one order stay below what passed. */
const RECEIPTS: readonly (readonly [pct: number, day: number, until: Until])[] = [
  [40, -2, 'confirmed'],
  [5, -2, 'reversed'],
  [5, -1, 'waiting'],
  [3, -1, 'void'],
  [10, -1, 'submitted'],
  [8, 0, 'draft'],
];

/**
 * Receipts, outs and cartons in every state, of an order whose garments come out of the checks just now, by the
 * workings that answer the calls: a transfer into a hired store, samples, scrapped seconds, shipments in cartons.
 */
export async function seedGoodsBills(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  company: { readonly id: string; readonly code: string },
  calendar: DemoCalendar,
): Promise<void> {
  const order = await tx.one<{ id: string; shipmentId: string }>(sql`
    select o.id, (select min(s.id) from mes2.order_shipment s where s.company_id = o.company_id and s.order_id = o.id)
      as shipment_id
    from mes2.production_order o
    join (select company_id, order_id, sum(num) filter (where stage = 'qcPass') as passed,
        coalesce(sum(num) filter (where stage = 'in'), 0) as received
      from mes2.order_stage_day where company_id = ${company.id} group by 1, 2) t
      on t.company_id = o.company_id and t.order_id = o.id
    where o.company_id = ${company.id} and o.status = 2 and t.received = 0 and t.passed > 200
      and o.order_no <> ${STORY_ORDER_NO}
    order by o.customer_id in (select s.customer_id from mes2.production_order s where s.company_id = o.company_id
        and s.order_no in (${STORY_ORDER_NO}, 'SO2404001')), t.passed desc, o.order_no limit 1`);
  if (!order) return;
  // What left before, of other orders, was inspected as well.
  await tx.run(sql`
    update ccm.customer c set gate_shipment = 1 from mes2.production_order o
    where c.company_id = ${company.id} and o.company_id = c.company_id and o.customer_id = c.id and o.id = ${order.id}`);
  const userOf = (name: string) => actorAt(name, calendar.workdayAt(0, '08:00:00')).user.id;
  // Who counts does not confirm; a company with few accounts has its planner count.
  const counter = userOf('packing') === userOf('admin') ? 'zhou' : 'packing';
  const store = await storesOf(tx, company, userOf(counter));
  const desk = new Desk(services, tx, actorAt, calendar, counter, order.id);
  const cells = await standingOf(tx, { companyId: company.id }, { orderId: order.id });
  const first = cells.filter(({ grade, passed }) => grade === 1 && passed > 0);
  for (const [pct, day, until] of RECEIPTS)
    await desk.bill(receipts, day, until, {
      ...{ billType: 1, warehouseId: store.finished, cartonNum: null, lines: share(first, pct) },
    });
  const second = cells.filter(({ grade, passed }) => grade === 2 && passed > 0);
  await desk.bill(receipts, -1, 'confirmed', {
    ...{ billType: 1, warehouseId: store.seconds, lines: share(second, 100) },
  });
  await seedOuts(desk, store, order.shipmentId, first, second);
}

async function seedOuts(
  desk: Desk,
  store: Store,
  shipmentId: string,
  first: readonly StandingCell[],
  second: readonly StandingCell[],
): Promise<void> {
  const truck = { shipmentId, driver: '陈师傅', plateNo: '粤B12345' };
  const from = { warehouseId: store.finished };
  const packed = share(first, 5);
  const shipped = [share(first, 12), share(first, 2), packed, share(first, 2)].flat();
  const inspectionId = await desk.lot(shipmentId, shipped);
  const shipment = { ...from, ...truck, billType: 11, inspectionId };
  await desk.bill(outs, -1, 'confirmed', { ...shipment, lines: share(first, 12) });
  await desk.bill(outs, -1, 'reversed', { ...shipment, lines: share(first, 2) });
  await desk.bill(outs, -1, 'confirmed', {
    ...{ ...from, billType: 12, toWarehouseId: store.hired, lines: share(first, 6) },
  });
  await desk.bill(outs, -1, 'confirmed', {
    ...{ ...from, billType: 13, remark: '客户船头板', lines: one(first) },
  });
  await desk.bill(outs, 0, 'confirmed', {
    ...{ warehouseId: store.seconds, billType: 14, remark: '破洞不可修', lines: one(second) },
  });
  const cartonIds = await desk.cartons(shipmentId, packed, true);
  await desk.bill(outs, 0, 'submitted', { ...shipment, lines: packed, cartonIds });
  await desk.bill(outs, 0, 'draft', { ...shipment, plateNo: null, lines: share(first, 2) });
  await desk.cartons(shipmentId, share(first.slice(0, 2), 3), true);
  await desk.cartons(shipmentId, share(first.slice(0, 2), 3), false);
}

interface Line {
  readonly colorId: string;
  readonly sizeId: string;
  readonly grade: 1 | 2;
  readonly num: number;
}

/** A part of what passed of each colour and size, whole pieces; what has none has no line. */
const share = (cells: readonly StandingCell[], pct: number): Line[] =>
  cells.flatMap(({ colorId, sizeId, grade, passed }) => {
    const num = Math.floor((passed * pct) / 100);
    return num > 0 ? [{ colorId, sizeId, grade, num }] : [];
  });

const one = (cells: readonly StandingCell[]): Line[] =>
  cells.slice(0, 1).map(({ colorId, sizeId, grade }) => ({ colorId, sizeId, grade, num: 1 }));

/** The stores of a company, with one that it hired outside. */
async function storesOf(
  tx: Tx,
  company: { readonly id: string; readonly code: string },
  createBy: string,
): Promise<Store> {
  const hired = seededIds(company.code, 'hired store')();
  await insertRows(tx, 'ccm.warehouse', [
    {
      ...{ companyId: company.id, id: hired, code: 'FIN2', name: '外租成品仓', warehouseType: 4 },
      createBy,
    },
  ]);
  const rows = await tx.all<{ code: string; id: string }>(sql`
    select code, id from ccm.warehouse where company_id = ${company.id} and code in ('FIN', 'SEC')`);
  const of = (code: string) => rows.find((row) => row.code === code)?.id ?? '';
  return { finished: of('FIN'), seconds: of('SEC'), hired };
}

type Draft = Parameters<typeof createBill>[4];

/** Writes the bills of one order, each at its hour. */
class Desk {
  readonly #services: Services;
  readonly #tx: Tx;
  readonly #actorAt: ActorAt;
  readonly #calendar: DemoCalendar;
  readonly #counter: string;
  readonly #orderId: string;
  #made = 0;

  constructor(
    services: Services,
    tx: Tx,
    actorAt: ActorAt,
    calendar: DemoCalendar,
    counter: string,
    orderId: string,
  ) {
    this.#services = services;
    this.#tx = tx;
    this.#actorAt = actorAt;
    this.#calendar = calendar;
    this.#counter = counter;
    this.#orderId = orderId;
  }

  async bill(
    direction: Direction,
    day: number,
    until: Until,
    draft: Omit<Draft, 'requestId' | 'orderId'>,
  ): Promise<void> {
    if (draft.lines.length === 0) return;
    const tx = this.#tx;
    const services = this.#services;
    const counts = this.#at(this.#counter, day, '08:40:00');
    const id = await createBill(services, tx, counts, direction, {
      ...{ ...draft, requestId: this.#request(), orderId: this.#orderId },
    });
    if (until === 'draft') return;
    const by = (who: string, time: string) => this.#at(who, day, time);
    if (until === 'void') {
      const claim = { ...(await this.#claim(id)), reason: '重复录入' };
      return voidBill(services, tx, by(this.#counter, '08:55:00'), direction, claim);
    }
    await submitBill(services, tx, by(this.#counter, '09:00:00'), direction, await this.#claim(id));
    if (until === 'submitted') return;
    await confirmBill(services, tx, by('admin', '09:30:00'), direction, await this.#claim(id));
    if (until === 'confirmed') return;
    const { mirrorId } = await reverseBill(services, tx, by(this.#counter, '10:10:00'), {
      ...{ ...(await this.#claim(id)), reason: '点数有误，重新点数', requestId: this.#request() },
    });
    if (until === 'waiting') return;
    const decides = by('director', '10:30:00');
    await settleApproval(
      services,
      tx,
      decides,
      { bizType: 'stockReverse', bizId: mirrorId },
      AGREED,
    );
    await decideReversal(services, tx, decides, { id: mirrorId, agreed: true, opinion: '' });
    await confirmBill(
      services,
      tx,
      by('admin', '10:45:00'),
      direction,
      await this.#claim(mirrorId),
    );
  }

  /** All that leaves for a shipment, inspected before the first of it does. @returns id of the inspection */
  lot(shipmentId: string, lines: readonly Line[]): Promise<string> {
    const lotNum = lines.reduce((sum, { num }) => sum + num, 0);
    const at = (time: string) => this.#at('admin', -1, time);
    return acceptLot(this.#services, this.#tx, [at('08:05:00'), at('08:30:00')], {
      ...{ orderId: this.#orderId, shipmentId, lotNum },
    });
  }

  /** A carton for each line, sealed or left open. @returns their ids */
  async cartons(
    shipmentId: string,
    lines: readonly Line[],
    sealed: boolean,
  ): Promise<readonly string[]> {
    const packer = this.#at(this.#counter, 0, '08:20:00');
    const ids: string[] = [];
    for (const { colorId, sizeId, num } of lines)
      ids.push(
        ...(await openCartons(this.#services, this.#tx, packer, {
          ...{ requestId: this.#request(), orderId: this.#orderId, shipmentId, packType: 1 },
          ...{ size: '60x40x35', contents: [{ colorId, sizeId, num }] },
        })),
      );
    if (sealed)
      for (const id of ids)
        await sealCarton(this.#services, this.#tx, packer, {
          ...{ id, version: 0, netWeight: '6.4', grossWeight: '7.3' },
        });
    return ids;
  }

  #at(who: string, day: number, time: string): DemoActor {
    return this.#actorAt(who, this.#calendar.workdayAt(day, time));
  }

  #request(): string {
    this.#made += 1;
    return `demo-goods-${this.#orderId}-${this.#made}`;
  }

  async #claim(id: string): Promise<{ id: string; version: number }> {
    const row = await this.#tx.one<{ version: number }>(
      sql`select version from mes2.warehouse_bill where id = ${id}`,
    );
    return { id, version: row?.version ?? 0 };
  }
}
