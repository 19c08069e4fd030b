import type { Engine } from '../src/database/engine.ts';
import type { FileStore } from '../src/features/files/file-store.ts';
import { gradeSubcontractors } from '../src/features/production-basics/grade-subcontractors.ts';
import { foldAll } from '../src/features/scans/counts/fold-worker.ts';
import { refreshForecasts } from '../src/features/schedules/line/refresh-forecasts.sql.ts';
import { seedApprovalNotices } from './approval-notices.ts';
import { type Basics, seedBasics } from './basics.ts';
import { seedBundleBatches } from './beds/bundle-batches.ts';
import { seedCutPieceDeliveries } from './beds/cut-piece-deliveries.ts';
import { seedCuttingRoomPapers } from './beds/cutting-room-papers.ts';
import { seedFeedingSlips } from './beds/feeding-slips.ts';
import { seedGeneratedBeds } from './beds/generated-beds.ts';
import { seedStoryBeds } from './beds/story-beds.ts';
import { seedCardHistory } from './card-history.ts';
import { demoCalendar } from './demo-calendar.ts';
import { demoPeople, demoServices, TIME_ZONE } from './demo-services.ts';
import { seedFinishingChecks } from './finishing-checks.ts';
import { seedGoodsBills } from './goods/goods-bills.ts';
import { analyzeHistories, seedHistory } from './history/seed-history.ts';
import { withoutIndexes } from './history/sheets/bulk-indexes.sql.ts';
import { historySize } from './history/size.ts';
import type { Period } from './history/wage-periods.ts';
import { seedOpenApprovals } from './open-approvals.ts';
import { seedOpenChecks } from './open-checks.ts';
import { seedDieWork } from './orders/dies.ts';
import { seedFinalLots } from './orders/final-lots.ts';
import { generatedOrders } from './orders/generated-orders.ts';
import { seedOrderExtras } from './orders/order-extras.ts';
import { seedOrderResources } from './orders/order-resources.ts';
import { insertOrders } from './orders/order-rows.ts';
import { seedPriceChanges } from './orders/price-changes.ts';
import { STORY_ORDER_NO, type StoryOrder, seedStoryOrder } from './orders/story-order.ts';
import { type DemoStyle, seedStyles } from './orders/styles.ts';
import { seedSubcontractWork } from './orders/subcontract-work.ts';
import { seedTargetWindows } from './orders/target-windows.ts';
import { seedOvertakenCheckpoints } from './overtaken-checkpoints.ts';
import { seedAbsences } from './people/absences.ts';
import { seedBatchLogs } from './people/batch-logs.ts';
import { type DemoTimes, seedTimes } from './people/calendar-rows.ts';
import { seedManpower } from './people/manpower.ts';
import { seedOvertime } from './people/overtime.ts';
import { type Staff, seedAccounts, seedClosedCompany, seedStaff } from './people/people.ts';
import { seedPictures, showOnOrders } from './pictures/seed-pictures.ts';
import { seedCustomerCurves, seedPlainRecords } from './plain-records.ts';
import { type CompanyProfile, profiles } from './profiles.ts';
import { seedSchedules } from './schedules/schedule-rows.ts';
import { settleLines } from './schedules/settle-lines.ts';
import { seedCases } from './scripted/scripted-cases.ts';
import { seededIds } from './seeded-ids.ts';
import { settleWages } from './settle-wages.ts';
import { seedStore, seedStoryBatch } from './store-rows.ts';
import { seedWageSteps } from './wage-steps.ts';

/** From this scale on the indexes are built after the rows. */
const MANY = 10;
/** Longest a single statement of the seed may take on a slow machine. */
const STATEMENT_MS = 60_000;

export interface DemoOptions {
  readonly now: Date;
  readonly progress: (step: string) => void;
  /** How much the lines have done before the run date, 0 to 100; some seventy line-days for each step. */
  readonly scale?: number;
  /** Where pictures of the styles are kept; there are none without it. */
  readonly files?: FileStore | undefined;
}

/**
 * Writes the demo factories: three companies with people, basic data, styles and orders whose beds were
 * cut in the days before the run date, and order SO2403017 with its third bed ready to be submitted.
 */
export async function seedDemo(
  engine: Engine,
  { now, progress, scale = 1, files }: DemoOptions,
): Promise<void> {
  const calendar = demoCalendar(now, TIME_ZONE);
  await engine.system(
    async (tx) => {
      await seedAccounts(tx, calendar);
      await seedClosedCompany(tx, calendar);
    },
    { timeZone: TIME_ZONE },
  );
  const companies = await seedCompanies(engine, calendar, progress, { scale, files });
  const histories = () => seedHistories(engine, companies, calendar, progress, scale);
  const isLarge = engine.kind === 'postgres' && scale >= MANY;
  const written = isLarge ? await withoutIndexes(engine, histories) : await histories();
  await analyzeHistories(engine, scale);
  for (const { profile, seeded, periods } of written) {
    await seedCases(engine, { companyCode: profile.code, calendar, periods, ...seeded });
    await seedPapers(engine, calendar, seeded.staff, profile.code);
  }
  await engine.system(showOnOrders, { timeZone: TIME_ZONE });
  await foldAll(demoServices(engine, () => now));
  const at = `${calendar.today} ${calendar.clock}`;
  for (const { seeded } of written) await settleLines(engine, seeded.staff, now, at);
  for (const { profile, seeded, periods } of written) {
    progress(`${profile.name}：工资`);
    await settleWages(engine, seeded.staff.companyId, periods);
    await seedWageWork(engine, calendar, seeded.staff, profile.code);
  }
  await refreshForecasts(engine);
  await gradeSubcontractors(demoServices(engine, () => now));
}

/** What people did about their wages once these were calculated. */
async function seedWageWork(
  engine: Engine,
  calendar: Calendar,
  staff: Staff,
  code: string,
): Promise<void> {
  const { services, actorAt } = demoPeople(engine, staff);
  await engine.tenant(
    actorAt('admin', `${calendar.today} 00:00:00`).scope,
    (tx) => seedWageSteps(services, tx, actorAt, { id: staff.companyId, code }, calendar),
    { statementMs: STATEMENT_MS },
  );
}

async function seedCompanies(
  engine: Engine,
  calendar: Calendar,
  progress: (step: string) => void,
  { scale, files }: { readonly scale: number; readonly files: FileStore | undefined },
): Promise<SeededCompany[]> {
  const companies: SeededCompany[] = [];
  for (const company of profiles) {
    const profile = {
      ...company,
      lines: Math.max(company.lines, historySize(company.code, scale).lines),
    };
    progress(`${profile.name}：基础数据与订单`);
    const seeded = await seedRecords(engine, profile, calendar, files);
    progress(`${profile.name}：床次与扎号`);
    await seedBeds(engine, profile, calendar, seeded);
    companies.push({ profile, seeded });
  }
  return companies;
}

/** What the lines did, company by company: the many rows of the demo. */
async function seedHistories(
  engine: Engine,
  companies: readonly SeededCompany[],
  calendar: Calendar,
  progress: (step: string) => void,
  scale: number,
): Promise<(SeededCompany & { readonly periods: readonly Period[] })[]> {
  const written: (SeededCompany & { readonly periods: readonly Period[] })[] = [];
  for (const { profile, seeded } of companies) {
    progress(`${profile.name}：产线历史`);
    const periods = await seedHistory(engine, { profile, calendar, scale, ...seeded });
    written.push({ profile, seeded, periods });
  }
  return written;
}

async function seedPapers(
  engine: Engine,
  calendar: Calendar,
  staff: Staff,
  companyCode: string,
): Promise<void> {
  const { services, actorAt } = demoPeople(engine, staff);
  await engine.tenant(
    actorAt('admin', `${calendar.today} 00:00:00`).scope,
    async (tx) => {
      await seedCuttingRoomPapers(services, tx, actorAt, staff.companyId, calendar);
      await seedFeedingSlips(services, tx, actorAt, staff.companyId, calendar);
      await seedOrderResources(services, tx, actorAt, staff.companyId, calendar);
      await seedDieWork(services, tx, actorAt, staff.companyId, calendar);
      await seedCardHistory(tx, staff.companyId, staff.member('admin').userId, calendar);
      await seedSubcontractWork(services, tx, actorAt, staff, calendar);
      await seedCutPieceDeliveries(services, tx, actorAt, staff.companyId, calendar);
      await seedBundleBatches(services, tx, actorAt, staff.companyId, calendar);
      await seedPriceChanges(tx, staff, calendar);
      await seedOpenChecks(services, tx, actorAt, staff.companyId, calendar);
      await seedFinishingChecks(services, tx, actorAt, staff.companyId, calendar);
      await seedOvertakenCheckpoints(services, tx, actorAt, staff.companyId, calendar);
      const company = { id: staff.companyId, code: companyCode };
      await seedBatchLogs(tx, company.id, calendar);
      await seedTargetWindows(services, tx, actorAt, staff.companyId, calendar);
      await seedGoodsBills(services, tx, actorAt, company, calendar);
      await seedFinalLots(services, tx, actorAt, staff.companyId, calendar);
      // The other companies have no merchandiser with an account.
      if (companyCode === 'CX')
        await seedOpenApprovals(services, tx, actorAt, staff.companyId, calendar);
      await seedApprovalNotices(tx, staff.companyId);
    },
    { statementMs: STATEMENT_MS },
  );
}

type Calendar = ReturnType<typeof demoCalendar>;

interface SeededCompany {
  readonly profile: CompanyProfile;
  readonly seeded: Seeded;
}

interface Seeded {
  readonly staff: Staff;
  readonly basics: Basics;
  readonly times: DemoTimes;
  readonly styles: readonly DemoStyle[];
  readonly orders: ReturnType<typeof generatedOrders>;
  readonly story: StoryOrder | undefined;
}

const seedRecords = (
  engine: Engine,
  profile: CompanyProfile,
  calendar: Calendar,
  files: FileStore | undefined,
): Promise<Seeded> =>
  engine.system(
    async (tx) => {
      const staff = await seedStaff(tx, profile, calendar);
      const basics = await seedBasics(tx, profile, staff);
      await seedPlainRecords(tx, profile, staff, basics, calendar);
      const times = await seedTimes(tx, profile, staff, calendar);
      await seedOvertime(tx, staff.companyId, calendar);
      await seedManpower(tx, staff.companyId, calendar);
      await seedAbsences(tx, staff, calendar);
      await seedCustomerCurves(tx, profile, staff, basics, times.efficiencySetId);
      const styles = await seedStyles(tx, profile, staff, basics);
      await seedStore(tx, profile, staff, basics, styles, calendar);
      const made = generatedOrders(profile, styles, calendar);
      const orders = profile.code === 'JC' ? made.map(probed) : made;
      await insertOrders(tx, profile.code, staff, basics, orders);
      await seedOrderExtras(tx, profile, staff, basics, styles, orders, calendar);
      const story = await storyOf(profile, styles, (style) =>
        seedStoryOrder(tx, staff, basics, style, calendar),
      );
      if (files) await seedPictures(tx, files, profile.code, staff, styles);
      return { staff, basics, times, styles, orders, story };
    },
    { timeZone: TIME_ZONE, statementMs: STATEMENT_MS },
  );

/** Another company's order of the same number, to show companies that are mixed up. */
const probed = <Order extends { orderNo: string }>(order: Order, at: number): Order =>
  at === 20 ? { ...order, orderNo: STORY_ORDER_NO } : order;

const storyOf = async (
  { code }: CompanyProfile,
  styles: readonly DemoStyle[],
  seed: (style: DemoStyle) => Promise<StoryOrder>,
): Promise<StoryOrder | undefined> => {
  const style = styles.find(({ styleNo }) => styleNo === 'T2417');
  return code === 'CX' && style ? seed(style) : undefined;
};

/** Cuts the beds by the same functions that answer the calls of the floor. */
async function seedBeds(
  engine: Engine,
  profile: CompanyProfile,
  calendar: Calendar,
  { staff, basics, times, orders, story }: Seeded,
): Promise<void> {
  const { services, actorAt } = demoPeople(engine, staff);
  const { scope } = actorAt('admin', `${calendar.today} 00:00:00`);
  await engine.tenant(
    scope,
    async (tx) => {
      await seedGeneratedBeds(services, tx, actorAt, profile, staff, basics, orders, calendar);
      if (story) {
        await seedStoryBeds(services, tx, actorAt, story, staff, basics, calendar);
        await seedStoryBatch(tx, staff, story.order.id, calendar);
      }
      // The lines changed over when the last day ended: until then they sewed what their history has.
      const evening = calendar.workdayAt(-1, '17:30:00');
      const planner = actorAt('admin', evening);
      await seedSchedules(services, tx, planner, staff, times, orders, evening);
    },
    { statementMs: STATEMENT_MS },
  );
}

/**
 * The story's company as it stands before anything is cut: order SO2403017 confirmed and planned, its
 * rolls received and fed to the tables. The tests work the story from here.
 */
export async function seedStoryRecords(
  engine: Engine,
  now: Date,
): Promise<{ staff: Staff; basics: Basics; story: StoryOrder }> {
  const calendar = demoCalendar(now, TIME_ZONE);
  const [profile] = profiles;
  if (!profile) throw new Error('there are no companies');
  return engine.system(
    async (tx) => {
      await seedAccounts(tx, calendar);
      const staff = await seedStaff(tx, profile, calendar);
      const basics = await seedBasics(tx, profile, staff);
      await seedTimes(tx, profile, staff, calendar);
      const styles = await seedStyles(tx, profile, staff, basics);
      const story = await storyOf(profile, styles, (style) =>
        seedStoryOrder(tx, staff, basics, style, calendar),
      );
      if (!story) throw new Error('the story has no style');
      return { staff, basics, story };
    },
    { timeZone: TIME_ZONE, statementMs: STATEMENT_MS },
  );
}

/** Ids the tests of other areas name. */
export const demoIds = {
  company: (code: string): string => seededIds(code, 'company')(),
  storyOrder: (): string => seededIds('CX', 'story order')(),
};
