import { shareOut, sum } from '@garment-mes/domain/decimal';
import type { ShiftSegment } from '@garment-mes/domain/schedule';
import { hourWindows, spreadTarget, takt } from '@garment-mes/domain/work-study';
import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { Basics } from '../basics.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { GarmentKind } from '../lists/style-bills.ts';
import type { Staff } from '../people/people.ts';
import type { CompanyProfile } from '../profiles.ts';
import { seededIds } from '../seeded-ids.ts';
import { type DemoOrder, orderNum } from './demo-order.ts';
import { seedDies } from './dies.ts';
import { measurePoints } from './measure-points.ts';
import { type DemoStyle, stylesBeside } from './styles.ts';

/** Colours every style of the demo is made in. */
const STYLE_COLORS = ['BLK', 'NVY'] as const;
/** Category of a garment in the demo's tree. */
const CATEGORIES: Readonly<Record<GarmentKind, string>> = {
  tee: 'T恤',
  shirt: '衬衫',
  jeans: '牛仔裤',
  dress: '连衣裙',
  hoodie: '卫衣',
  jacket: '夹克',
};

const RUNNING = [1, 2];
const DISPATCHED = 8;

/** What styles and orders have beside their own rows: sizes, fabric, standards, dies, dispatches, targets. */
export async function seedOrderExtras(
  tx: Tx,
  profile: CompanyProfile,
  staff: Staff,
  basics: Basics,
  styles: readonly DemoStyle[],
  orders: readonly DemoOrder[],
  calendar: DemoCalendar,
): Promise<void> {
  const allStyles = [...styles, ...stylesBeside(profile, styles)];
  await seedStyleGrids(tx, profile, staff, basics, allStyles);
  await seedDies(tx, profile, staff, basics, styles, calendar);
  await seedDispatches(tx, profile, staff, basics, orders, calendar);
  await seedTargets(tx, profile, staff, calendar);
}

async function seedStyleGrids(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId }: Staff,
  basics: Basics,
  styles: readonly DemoStyle[],
): Promise<void> {
  await tx.run(sql`
    update mes2.style s set category_id = c.id
    from unnest(${styles.map(({ id }) => id)}::bigint[], ${styles.map(({ kind }) => CATEGORIES[kind])}::text[]) k (id, name)
      join ccm.category c on c.company_id = ${companyId} and c.kind = 'style' and c.name = k.name
    where s.company_id = ${companyId} and s.id = k.id`);
  const sizeKey = seededIds(code, 'style size color');
  await insertRows(
    tx,
    'mes2.style_size_color',
    styles.flatMap(({ id: styleId, styleNo, sizeGroup, sizes }) =>
      STYLE_COLORS.flatMap((color) =>
        sizes.map(({ name }) => ({
          companyId,
          id: sizeKey(),
          styleId,
          colorId: basics.color(color),
          sizeId: basics.size(sizeGroup, name),
          sku: `${styleNo}-${color}-${name}`,
        })),
      ),
    ),
  );
  const fabricKey = seededIds(code, 'style fabric');
  await insertRows(
    tx,
    'mes2.style_fabric',
    styles.map((style) => ({
      companyId,
      id: fabricKey(),
      styleId: style.id,
      materialId: basics.material(style.fabric.code),
      fabricPart: 1,
      widthCm: style.fabric.widthCm,
      gsm: style.fabric.gsm,
      markerLen: style.markerLen,
      markerEffPct: style.markerEffPct,
      usageLen: style.usageNum,
    })),
  );
  const pointKey = seededIds(code, 'style quality');
  await insertRows(
    tx,
    'mes2.style_quality',
    styles.flatMap((style) =>
      measurePoints(basics, style).map(({ values: sizeValues, ...point }, at) => ({
        companyId,
        id: pointKey(),
        styleId: style.id,
        seqNo: at + 1,
        ...point,
        sizeValues,
      })),
    ),
  );
}

/** Sewing of running orders, handed to one line after another: the older half is accepted. */
async function seedDispatches(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId, lines, member }: Staff,
  basics: Basics,
  orders: readonly DemoOrder[],
  calendar: DemoCalendar,
): Promise<void> {
  const type = await tx.one<{ id: string }>(sql`
    select id from mes2.dispatch_type where company_id = ${companyId} and is_outsource = 0
      and (section = 3 or section is null) and del_flag = '0' order by code limit 1`);
  if (!type || lines.length === 0) return;
  const ids = seededIds(code, 'dispatch order');
  const lineKey = seededIds(code, 'dispatch order line');
  const merchandiser = member('merch').userId;
  const chosen = orders.filter(({ status }) => RUNNING.includes(status)).slice(0, DISPATCHED);
  const rows = chosen.map((order, at) => ({
    order,
    row: {
      companyId,
      id: ids(),
      assignNo: `PG${calendar.workday(-5).slice(5).replace('-', '')}-${at + 1}`,
      orderId: order.id,
      pgdTypeId: type.id,
      section: 3,
      targetType: 2,
      targetId: lines[at % lines.length]?.id,
      num: Math.floor(orderNum(order) / 2),
      planStartDate: order.planSewDate,
      planEndDate: order.deliveryDate,
      status: order.status === 2 ? 2 : 1,
      acceptBy: order.status === 2 ? merchandiser : null,
      createBy: merchandiser,
    },
  }));
  await insertRows(
    tx,
    'mes2.dispatch_order',
    rows.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'mes2.dispatch_order_line',
    rows.flatMap(({ order, row }) => {
      const shares = shareOut(
        row.num,
        order.cells.map(({ num }) => num),
        0,
      );
      return order.cells.flatMap(({ color, size }, at) => {
        const num = shares[at]?.toNumber() ?? 0;
        return num > 0
          ? [
              {
                companyId,
                id: lineKey(),
                dispatchOrderId: row.id,
                colorId: basics.color(color),
                sizeId: basics.size(order.style.sizeGroup, size),
                num,
              },
            ]
          : [];
      });
    }),
  );
}

const DAY_TARGET = 900;
const HEADCOUNT = 22;

/** Targets of the run date for every line, in pieces an hour and in seconds a piece. */
async function seedTargets(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId, lines }: Staff,
  calendar: DemoCalendar,
): Promise<void> {
  const shift = await tx.one<{ id: string; segments: ShiftSegment[] }>(sql`
    select id, segments from mes2.shift where company_id = ${companyId} and del_flag = '0' order by code limit 1`);
  if (!shift) return;
  const windows = hourWindows(shift.segments);
  const minutes = sum(windows.map((window) => window.minutes));
  const shares = spreadTarget(
    DAY_TARGET,
    windows.map((window) => window.minutes),
  );
  const targetKey = seededIds(code, 'output target');
  const taktKey = seededIds(code, 'takt target');
  const day = { companyId, workDate: calendar.today, targetNum: DAY_TARGET };
  await insertRows(
    tx,
    'mes2.output_target',
    lines.map(({ id: deptId }) => ({
      ...day,
      id: targetKey(),
      deptId,
      shiftId: shift.id,
      headcount: HEADCOUNT,
      availMin: minutes.times(HEADCOUNT).toFixed(4),
      effPct: '62.00',
      hourTargets: windows.map(({ from, to }, at) => ({ from, to, num: shares[at] ?? 0 })),
      source: 2,
    })),
  );
  const availSec = minutes.times(60).toNumber();
  await insertRows(
    tx,
    'mes2.takt_target',
    lines.map(({ id: deptId }) => ({
      ...day,
      id: taktKey(),
      deptId,
      availSec,
      taktSec: (takt(availSec, DAY_TARGET) ?? minutes).toFixed(2),
      warnPct: '115.00',
      alarmPct: '130.00',
      beatSource: 1,
    })),
  );
}
