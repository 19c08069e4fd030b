import { account } from './features/account/account.handlers.ts';
import { basics } from './features/basics/basics.handlers.ts';
import { batchLogs } from './features/batch-logs/batch-logs.handlers.ts';
import { boardDevices } from './features/board-devices/board-devices.handlers.ts';
import { boards } from './features/boards/boards.handlers.ts';
import { bundleWork } from './features/bundles/bundle-work.handlers.ts';
import { bundles } from './features/bundles/bundles.handlers.ts';
import { absences } from './features/calendar/absences/absences.handlers.ts';
import { attendance } from './features/calendar/attendance/attendance.handlers.ts';
import { calendars } from './features/calendar/calendars.handlers.ts';
import { manpower } from './features/calendar/manpower/manpower.handlers.ts';
import { shifts } from './features/calendar/shifts.handlers.ts';
import { checks } from './features/checks/checks.handlers.ts';
import { finalInspections } from './features/checks/final/final.handlers.ts';
import { companies } from './features/companies/companies.handlers.ts';
import { companyExport } from './features/companies/export-company.ts';
import { curves } from './features/curves/curves.handlers.ts';
import { bedPapers } from './features/cutting/bed-papers.handlers.ts';
import { cutting } from './features/cutting/cutting.handlers.ts';
import { cuttingReports } from './features/cutting-reports/cutting-reports.handlers.ts';
import { cuttingSchedules } from './features/cutting-schedules/cutting-schedules.handlers.ts';
import { defects } from './features/defects/defects.handlers.ts';
import { deliveries } from './features/deliveries/deliveries.handlers.ts';
import { dies } from './features/dies/dies.handlers.ts';
import { dispatch } from './features/dispatch/dispatch.handlers.ts';
import { fabric } from './features/fabric/fabric.handlers.ts';
import { feeding } from './features/feeding/feeding.handlers.ts';
import type { FileStore } from './features/files/file-store.ts';
import { files } from './features/files/files.handlers.ts';
import { goods } from './features/goods/goods.handlers.ts';
import { homeCards } from './features/home/home-cards.handlers.ts';
import { homeDay } from './features/home/home-day.handlers.ts';
import { lineSettings } from './features/line-settings/line-settings.handlers.ts';
import { voiceTest } from './features/line-settings/test-voice.handlers.ts';
import { lines } from './features/lines/lines.handlers.ts';
import { machines } from './features/machines/machines.handlers.ts';
import { materials } from './features/materials/materials.handlers.ts';
import { notices } from './features/notices/notices.handlers.ts';
import { orderGrids } from './features/order-grids/order-grids.handlers.ts';
import { orderResources } from './features/order-grids/order-resources.handlers.ts';
import { orderVersions } from './features/order-versions/order-versions.handlers.ts';
import { businessLogs } from './features/orders/log/business-log.handlers.ts';
import { orders } from './features/orders/orders.handlers.ts';
import { orderProgress } from './features/orders/progress/order-progress.handlers.ts';
import { orderSteps } from './features/orders/steps/order-steps.handlers.ts';
import { departments } from './features/organisation/departments.handlers.ts';
import { organisation } from './features/organisation/organisation.handlers.ts';
import { ownAccount } from './features/own-account/own-account.handlers.ts';
import { patrols } from './features/patrols/patrols.handlers.ts';
import { people } from './features/people/people.handlers.ts';
import type { PersonalSeal } from './features/people/personal-seal.ts';
import { rights } from './features/people/rights.handlers.ts';
import { plans } from './features/plans/plans.handlers.ts';
import { prices } from './features/prices/prices.handlers.ts';
import { problems } from './features/problems/problems.handlers.ts';
import { addStandardDispatchTypes } from './features/production-basics/add-standard-dispatch-types.sql.ts';
import { productionBasics } from './features/production-basics/production-basics.handlers.ts';
import { qualityLevels } from './features/quality-levels/quality-levels.handlers.ts';
import { sampling } from './features/sampling/sampling.handlers.ts';
import { scanWork } from './features/scan-work/scan-work.handlers.ts';
import { scans } from './features/scans/scans.handlers.ts';
import { followCalendar } from './features/schedules/line/follow-calendar.ts';
import { schedulePlans } from './features/schedules/schedule-plans.handlers.ts';
import { schedules } from './features/schedules/schedules.handlers.ts';
import { stopOrderSchedules } from './features/schedules/stop-order.ts';
import { settings } from './features/settings/company-settings.handlers.ts';
import { sewingLine } from './features/sewing-line/sewing-line.handlers.ts';
import { siteArchives } from './features/site-archives/site-archives.handlers.ts';
import { siteLevels } from './features/site-levels/site-levels.handlers.ts';
import { slotCards } from './features/slot-cards/slot-cards.handlers.ts';
import { splitRules } from './features/split-rules/split-rules.handlers.ts';
import { styleGrids } from './features/styles/style-grids.handlers.ts';
import { styles } from './features/styles/styles.handlers.ts';
import { takts } from './features/targets/takt/takt.handlers.ts';
import { targetRecords } from './features/targets/target-records.handlers.ts';
import { targets } from './features/targets/targets.handlers.ts';
import { todos } from './features/todos/todos.handlers.ts';
import { trace } from './features/trace/trace.handlers.ts';
import { wageRecords } from './features/wage-records/wage-records.handlers.ts';
import { wages } from './features/wages/wages.handlers.ts';
import { workedHours } from './features/worked-hours/worked-hours.handlers.ts';
import { workflow } from './features/workflow/workflow.handlers.ts';
import { firstCompany } from './first-company/first-company.handlers.ts';
import type { OperationId } from './generated/operations.ts';
import type { notYet } from './not-yet.ts';
import type { Handler, Services } from './operations.ts';
import type { Channel } from './push/channel.ts';
import { push } from './push/push.handlers.ts';
import { qrSignIn } from './sign-in/qr-sign-in.handlers.ts';
import { type SignInConfig, signIn } from './sign-in/sign-in.handlers.ts';

type Handlers = {
  readonly [Id in Exclude<OperationId, (typeof notYet)[number]>]: Handler<Id>;
};

/** The handler of every operation; an operation without one does not compile. */
export const createHandlers = (
  services: Services,
  signInConfig: SignInConfig,
  channel: () => Channel,
  seal: PersonalSeal,
  store: FileStore,
): Handlers => ({
  ...signIn(signInConfig)(services),
  ...firstCompany(services),
  ...qrSignIn(signInConfig.allowedOrigins)(services),
  ...account(services),
  ...companies(services),
  ...companyExport(store)(services),
  ...organisation(services),
  ...departments(services),
  ...people(seal)(services),
  ...rights(services),
  ...ownAccount(seal)(services),
  ...files(store)(services),
  ...todos(services),
  ...wages(services),
  ...workflow(services),
  ...boardDevices(channel)(services),
  ...notices(services),
  ...push(channel)(services),
  ...voiceTest(channel)(services),
  ...basics(services),
  ...productionBasics(services),
  ...lineSettings(services),
  ...defects(services),
  ...curves(services),
  ...siteLevels(services),
  ...siteArchives(services),
  ...splitRules(services),
  ...slotCards(services),
  ...machines(services),
  ...settings(addStandardDispatchTypes)(services),
  ...orders(services),
  ...orderSteps(stopOrderSchedules)(services),
  ...orderProgress(services),
  ...businessLogs(services),
  ...fabric(services),
  ...feeding(services),
  ...materials(services),
  ...goods(services),
  ...trace(services),
  ...cutting(services),
  ...bedPapers(services),
  ...bundles(services),
  ...bundleWork(services),
  ...deliveries(services),
  ...scans(services),
  ...checks(services),
  ...wageRecords(services),
  ...finalInspections(services),
  ...qualityLevels(services),
  ...sampling(services),
  ...patrols(services),
  ...homeCards(channel)(services),
  ...homeDay(services),
  ...scanWork(services),
  ...batchLogs(services),
  ...workedHours(services),
  ...boards(services),
  ...cuttingReports(services),
  ...sewingLine(services),
  ...problems(services),
  ...targets(services),
  ...takts(services),
  ...targetRecords(services),
  ...dies(services),
  ...dispatch(services),
  ...prices(services),
  ...orderVersions(services),
  ...orderGrids(services),
  ...orderResources(services),
  ...shifts(services),
  ...attendance(services),
  ...calendars(followCalendar)(services),
  ...absences(services),
  ...manpower(services),
  ...lines(services),
  ...schedules(services),
  ...schedulePlans(services),
  ...plans(services),
  ...cuttingSchedules(services),
  ...styles(services),
  ...styleGrids(services),
});
