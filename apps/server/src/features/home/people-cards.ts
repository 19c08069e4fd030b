import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import { decidesFor } from '../people/public.ts';
import { settingDefaults } from '../settings/public.ts';
import { isWindowOver } from '../targets/public.ts';
import {
  type CardCode,
  type CardFigure,
  ITEMS,
  type Looker,
  PEOPLE,
  PIECES,
  urgent,
} from './home-card.ts';

const FILE = '/mes/employee/employeeShow';
const ABSENCES = '/mes/calendar/employeeAbsenceSet';
const HANDHELD = '/mes/app/bgapp';
const count = sql`count(*)::text as value`;

const members =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select ${count} from amc.company_member m
    where m.company_id = ${looker.companyId} and m.del_flag = '0' and ${where(looker)}
    ${andWithinReach(looker.reach, 'amc.company_member', sql`m`)}`;

const absences =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select ${count} from mes2.employee_absence a
    where a.company_id = ${looker.companyId} and a.del_flag = '0' and ${where(looker)}
    ${andWithinReach(looker.reach, 'mes2.employee_absence', sql`a`)}`;

/** Own piecework of some days: what a person scanned is the person's own to see. */
const piecework =
  (days: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select coalesce(sum(e.piece_num), 0)::text as value from mes2.employee_day e
    where e.company_id = ${looker.companyId} and e.employee_id = ${looker.employeeId} and ${days(looker)}`;

const scans =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select ${count} from mes2.scan s
    where s.company_id = ${looker.companyId} and ${where(looker)}
    ${andWithinReach(looker.reach, 'mes2.scan', sql`s`)}`;

/** People, their days, and what waits for a decision. */
export const peopleCards: { readonly [Code in CardCode]?: CardFigure } = {
  approvalsWaiting: {
    link: '/work',
    unit: ITEMS,
    figure: ({ companyId, userId }) => sql`
      select ${count} from ccm.workflow_task t
      where t.company_id = ${companyId} and t.assignee_id = ${userId} and t.result = 0 and t.del_flag = '0'`,
  },
  overCutNotices: {
    link: '/notice?type=notice',
    unit: ITEMS,
    figure: ({ companyId, userId }) => sql`
      select ${count} from mmc.message m
      where m.company_id = ${companyId} and m.user_id = ${userId} and m.biz_type = 'overCut' and m.readed = 0
        and m.del_flag = '0'`,
  },
  dataCheck: {
    screen: '/mes/basic/companySetting',
    link: '/notice?type=notice',
    unit: ITEMS,
    // What the last nightly check corrected; nothing before the first one.
    figure: ({ companyId }) => sql`
      select (select l.fail_num from mes2.batch_day_log l
        where l.company_id = ${companyId} and l.job_code = 'rollup' and l.end_date is not null and l.del_flag = '0'
        order by l.work_date desc, l.id desc limit 1)::text as value`,
    level: urgent,
  },
  settingsToFill: {
    screen: '/mes/basic/companySetting',
    link: '/mes/basic/companySetting',
    unit: ITEMS,
    figure: ({ companyId }) => sql`
      select count(*)::text as value from unnest(${Object.keys(settingDefaults)}::text[]) as c (code)
      where not exists (select 1 from mes2.company_setting s
        where s.company_id = ${companyId} and s.code = c.code and s.del_flag = '0')`,
  },
  boardsOffline: {
    // Boards are paired and ended from the header, by those with the right to do it.
    link: null,
    key: 'POST^/amc/boardDevice/pair',
    unit: { zh: '台', en: 'boards', one: 'board' },
    figure: ({ companyId, online }) => sql`
      select ${count} from amc.board_device d
      where d.company_id = ${companyId} and d.del_flag = '0' and not (d.user_id = any(${online}::bigint[]))`,
  },
  employeesWithoutAccount: {
    screen: FILE,
    link: FILE,
    asks: { status: '0', hasAccount: '0' },
    unit: PEOPLE,
    figure: members(() => sql`m.status = 0 and m.user_id is null`),
  },
  joinsWaiting: {
    screen: FILE,
    link: FILE,
    asks: { status: '1' },
    unit: PEOPLE,
    figure: members(() => sql`m.status = 1`),
  },
  apprenticesDue: {
    screen: FILE,
    link: FILE,
    unit: PEOPLE,
    figure: members(
      ({ today }) =>
        sql`m.status = 0 and m.in_training_until between ${today}::date and ${today}::date + 7`,
    ),
  },
  absencesToDecide: {
    screen: ABSENCES,
    link: ABSENCES,
    asks: { mine: 'true' },
    unit: ITEMS,
    figure: absences(
      ({ companyId, employeeId }) => sql`a.status = 0
        and a.employee_id is distinct from ${employeeId ?? null}::bigint
        and ${decidesFor(companyId, employeeId, sql`a.employee_id`)}`,
    ),
  },
  absentToday: {
    screen: ABSENCES,
    link: ABSENCES,
    unit: PEOPLE,
    figure: absences(
      ({ today }) =>
        sql`a.status = 1 and a.from_date < ${today}::date + 1 and a.to_date >= ${today}::date::timestamptz`,
    ),
  },
  linesWithoutManpower: {
    screen: '/mes/basic/inputPersonnelWork',
    link: '/mes/basic/inputPersonnelWork',
    unit: { zh: '线', en: 'lines', one: 'line' },
    figure: ({ companyId, reach, today }) => sql`
      select ${count} from mes2.line l
      where l.company_id = ${companyId} and l.del_flag = '0' and l.line_type in (2, 5)
        and not exists (select 1 from mes2.manpower_input i where i.company_id = l.company_id
          and i.dept_id = l.dept_id and i.work_date = ${today}::date and i.del_flag = '0')
      ${andWithinReach(reach, 'mes2.line', sql`l`)}`,
  },
  missesWithoutReason: {
    screen: '/mes/basic/targetRecord',
    link: '/mes/basic/targetRecord',
    asks: ({ today }) => ({ unfilled: 'true', workDate: `${today}..${today}` }),
    unit: ITEMS,
    figure: ({ companyId, reach, today, dayCutoff, now }) => sql`
      select ${count} from mes2.target_record t
      where t.company_id = ${companyId} and t.work_date = ${today}::date and t.actual_num < t.target_num
        and t.loss_reason is null and t.del_flag = '0' and ${isWindowOver(sql`t`, { dayCutoff, now })}
      ${andWithinReach(reach, 'mes2.target_record', sql`t`)}`,
  },
  openProblems: {
    screen: '/mes/basic/lineProblemSet',
    link: '/mes/problem/problemLogList',
    unit: ITEMS,
    figure: ({ companyId, reach }) => sql`
      select ${count} from mes2.problem_log g
      where g.company_id = ${companyId} and g.status in (0, 1) and g.del_flag = '0'
      ${andWithinReach(reach, 'mes2.problem_log', sql`g`)}`,
  },
  scansToReview: {
    screen: '/mes/packaging/workReport',
    link: '/mes/packaging/workReport',
    unit: ITEMS,
    figure: scans(
      () => sql`s.suspect_flag = 1 and s.review_status = 0 and s.status = 0 and s.type <> 3`,
    ),
  },
  myReversals: {
    screen: HANDHELD,
    link: HANDHELD,
    unit: ITEMS,
    figure: scans(
      ({ employeeId, today }) =>
        sql`s.employee_id = ${employeeId} and s.type = 3 and s.work_date = ${today}::date`,
    ),
  },
  pieceworkToday: {
    ofDay: true,
    screen: HANDHELD,
    link: HANDHELD,
    unit: PIECES,
    figure: piecework(({ today }) => sql`e.work_date = ${today}::date`),
  },
  pieceworkYesterday: {
    screen: HANDHELD,
    link: HANDHELD,
    unit: PIECES,
    figure: piecework(({ today }) => sql`e.work_date = ${today}::date - 1`),
  },
  pieceworkPeriod: {
    screen: HANDHELD,
    link: HANDHELD,
    unit: PIECES,
    figure: piecework(
      ({
        companyId,
        today,
      }) => sql`e.work_date between coalesce((select p.from_date from mes2.wage_period p
        where p.company_id = ${companyId} and ${today}::date between p.from_date and p.to_date and p.del_flag = '0'
        limit 1), date_trunc('month', ${today}::date)::date) and ${today}::date`,
    ),
  },
  dhu: {
    ofDay: true,
    screen: '/mes/qc/levelRecord',
    link: '/mes/qc/levelRecord',
    unit: { zh: 'DHU', en: 'DHU' },
    places: 2,
    figure: endLineDhu,
    level: (value) => (value <= 3 ? 'ok' : value <= 10 ? 'warn' : 'bad'),
  },
  dhuToday: {
    ofDay: true,
    screen: '/mes/qc/levelRecord',
    link: '/mes/qc/levelRecord',
    unit: { zh: 'DHU', en: 'DHU' },
    places: 2,
    figure: endLineDhu,
    level: (value) => (value <= 3 ? 'ok' : value <= 10 ? 'warn' : 'bad'),
  },
};

/** Faults on a hundred garments at the end of the lines today; nothing while nothing was checked. */
function endLineDhu({ companyId, reach, today }: Looker): Sql {
  return sql`
    select (sum(c.defect_num) * 100.0 / nullif(sum(c.check_num), 0))::text as value
    from mes2.check_day c join amc.department d on d.company_id = c.company_id and d.id = c.line_dept_id
    where c.company_id = ${companyId} and c.check_type = 3 and c.work_date = ${today}::date
    ${andWithinReach(reach, 'amc.department', sql`d`)}`;
}
