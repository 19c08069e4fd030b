import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { bookDie } from '../../src/features/dies/book-die.ts';
import { recordDie } from '../../src/features/dies/die-record.ts';
import { changeDieStatus } from '../../src/features/dies/save-die.ts';
import type { Services } from '../../src/operations.ts';
import type { Basics } from '../basics.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import type { Staff } from '../people/people.ts';
import type { CompanyProfile } from '../profiles.ts';
import { seededIds } from '../seeded-ids.ts';
import type { DemoStyle } from './styles.ts';

const AVAILABLE = 0;
const IN_USE = 2;
const MAINTENANCE = 3;
const SCRAPPED = 4;
/** Styles and fabrics a die is made for. */
const [STYLES, FABRICS] = [3, 3];

/** Number, part, name, life, strokes by now, sharpenings; those of collars and pockets cut any style. */
const DIES = [
  ['KM-01', 'FRT', '前幅刀模', 3000, 2680, 2],
  ['KM-02', 'BCK', '后幅刀模', 3000, 2710, 0],
  ['KM-03', 'SLV', '袖刀模', 3000, 360, 1],
  ['KM-04', 'COL', '圆领刀模', 2000, 1860, 1],
  ['KM-05', 'PKT', '贴袋刀模', 2500, 940, 0],
  ['KM-06', 'PKT', '旧贴袋刀模', 2500, 2490, 3],
] as const;
const OF_ANY_STYLE: readonly string[] = ['COL', 'PKT'];
/** The one that the story reserves. */
export const HELD_DIE = 'KM-03';

/** Dies of the company's first styles with the fabrics they may cut. */
export async function seedDies(
  tx: Tx,
  { code }: CompanyProfile,
  { companyId }: Staff,
  basics: Basics,
  styles: readonly DemoStyle[],
  calendar: DemoCalendar,
): Promise<void> {
  const [first] = styles;
  const ids = seededIds(code, 'cutting die');
  const styleNos = styles
    .filter(({ kind }) => kind === first?.kind)
    .slice(0, STYLES)
    .map(({ styleNo }) => styleNo);
  const sizeIds = first?.sizes.map(({ name: size }) => basics.size(first.sizeGroup, size)) ?? [];
  const dies = DIES.map(([moldNo, part, name, lifeNum, usedNum, sharpenNum], at) => ({
    companyId,
    id: ids(),
    ...{ moldNo, name, lifeNum, usedNum, sharpenNum },
    partCodes: [part],
    ...(OF_ANY_STYLE.includes(part) ? { styleNos: [], sizeIds: [] } : { styleNos, sizeIds }),
    locationCode: `D-0${at + 1}`,
    makeDate: calendar.workday(-220 + at * 25),
  }));
  await insertRows(tx, 'mes2.cutting_die', dies);
  const fabrics = [...new Set(styles.map(({ fabric }) => fabric))].slice(0, FABRICS);
  const ruleKey = seededIds(code, 'die fabric rule');
  await insertRows(
    tx,
    'mes2.die_fabric_rule',
    dies.flatMap(({ id: knifeMoldId }) =>
      fabrics.map((fabric) => ({
        companyId,
        id: ruleKey(),
        knifeMoldId,
        materialId: basics.material(fabric.code),
        maxPlies: Math.min(20, fabric.maxPlies),
        pressure: '2.50',
      })),
    ),
  );
}

type ActorAt = (username: string, moment: string) => DemoActor;

interface WornDie {
  readonly id: string;
  readonly moldNo: string;
  readonly makeDate: string;
  readonly usedNum: number;
  readonly sharpenNum: number;
}

/** Strokes of a day in the press, and the working day by which a die has all of them. */
const DAY_STROKES = 180;
const WORN_BY = -36;

/** How a die came to its strokes: entered, put on the machine on some days, sharpened at even distances. */
async function wear(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  { id, makeDate, usedNum, sharpenNum }: WornDie,
  calendar: DemoCalendar,
): Promise<void> {
  const note = (
    nth: number,
    time: string,
    used: number,
    action: string,
    from: number | undefined,
    to: number,
    strokeNum?: number,
  ) => {
    actorAt('admin', calendar.workdayAt(nth, time));
    return recordDie(
      services,
      tx,
      { id, usedNum: used },
      { action, to, strokeNum, ...(from !== undefined && { from }) },
    );
  };
  const made = calendar.nthWorkday(makeDate);
  await note(made, '09:30:00', 0, 'create', undefined, AVAILABLE);
  const days = Math.ceil(usedNum / DAY_STROKES);
  const sharpenedAfter = new Set(
    Array.from({ length: sharpenNum }, (_, at) => Math.floor((days * (at + 1)) / (sharpenNum + 1))),
  );
  for (let day = 1; day <= days; day += 1) {
    const nth = made + Math.floor(((WORN_BY - made) * day) / days);
    const before = Math.floor((usedNum * (day - 1)) / days);
    const used = Math.floor((usedNum * day) / days);
    await note(nth, '13:20:00', before, 'use', AVAILABLE, IN_USE);
    await note(nth, '15:40:00', used, 'finish', IN_USE, AVAILABLE, used - before);
    if (!sharpenedAfter.has(day)) continue;
    await note(nth, '16:30:00', used, 'maintain', AVAILABLE, MAINTENANCE);
    await note(nth + 1, '10:10:00', used, 'maintained', MAINTENANCE, AVAILABLE);
  }
}

/**
 * What became of the dies, by the workings that answer the calls: one came back from the grinder and is booked for
 * the coming days, one lies there, one is scrapped.
 */
export async function seedDieWork(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const dies = await tx.all<WornDie>(sql`
    select id, mold_no, make_date, used_num, sharpen_num from mes2.cutting_die
    where company_id = ${companyId} and del_flag = '0' order by mold_no`);
  const idOf = new Map(dies.map(({ id, moldNo }) => [moldNo, id]));
  const turn = async (moldNo: string, nth: number, status: 0 | 3 | 4, more: object = {}) => {
    const id = idOf.get(moldNo);
    if (id === undefined) throw new Error(`there is no die ${moldNo}`);
    const actor = actorAt('admin', calendar.workdayAt(nth, '16:20:00'));
    await changeDieStatus(services, tx, actor, id, { ids: [id], status, ...more });
  };
  for (const die of dies) await wear(services, tx, actorAt, die, calendar);
  await turn('KM-06', -34, SCRAPPED, { reason: '刃口崩缺，修不回来' });
  await turn('KM-02', -6, MAINTENANCE);
  await turn('KM-02', -4, AVAILABLE, { regrindPct: '40' });
  await turn('KM-04', -1, MAINTENANCE);
  const order = await tx.one<{ id: string }>(sql`
    select o.id from mes2.production_order o
    join mes2.cutting_die k on k.company_id = o.company_id and k.mold_no = 'KM-02' and k.style_nos ? o.style_no
    join mes2.order_bom b on b.company_id = o.company_id and b.order_id = o.id and b.is_main = 1 and b.del_flag = '0'
    join mes2.die_fabric_rule r on r.company_id = o.company_id and r.knife_mold_id = k.id and r.material_id = b.material_id
    where o.company_id = ${companyId} and o.status in (1, 2) and o.del_flag = '0'
    order by o.delivery_date desc, o.order_no limit 1`);
  const die = idOf.get('KM-02');
  if (!order || !die) return;
  for (const [days, strokeNum] of [
    [1, 144],
    [2, 96],
  ] as const)
    await bookDie(services, tx, actorAt('admin', calendar.workdayAt(-1, '16:40:00')), {
      knifeMoldId: die,
      orderId: order.id,
      startDate: calendar.workdayAt(days, '13:00:00'),
      endDate: calendar.workdayAt(days, '16:00:00'),
      strokeNum,
    });
}
