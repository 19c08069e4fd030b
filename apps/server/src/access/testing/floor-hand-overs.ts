import { sql } from '../../database/engine.ts';
import { shanghai } from '../../testing/shanghai.ts';
import type { Desk, HandOvers, Person } from './hand-over.ts';

/** A problem that the leader of the line reported. */
async function reported(desk: Desk) {
  const [set] = await desk.server.query<{ id: string }>(sql`
    select s.id from mes2.line_problem_set s where s.company_id = ${desk.companyId} and s.responsible_dept_type =
      (select d.dept_type from amc.department d where d.company_id = s.company_id and d.code = 'MECH')
      and s.del_flag = '0' order by s.code limit 1`);
  const body = { requestId: desk.unique(), lineDeptId: desk.line.id, problemSetId: set?.id };
  const at = { ...body, stationNo: desk.unique() };
  const { problem } = await desk.did('lineLeader', 'POST', '/mes2/problemLog', at);
  return { id: problem.id, version: problem.version };
}

/** A problem of the line that was solved: whoever reported it says so, or calls again. */
async function solved(desk: Desk) {
  const claim = await reported(desk);
  const { problem } = await desk.did('mechanic', 'PUT', '/mes2/problemLog/respond', claim);
  const work = { id: claim.id, version: problem.version, cause: '断针', action: '换针' };
  const answer = await desk.did('mechanic', 'PUT', '/mes2/problemLog/resolve', work);
  return { id: claim.id, version: answer.problem.version, isSolved: true };
}

/** A scan of somebody of the line that looks wrong. */
async function suspected({ server, companyId, line }: Desk) {
  const [scan] = await server.query<{ id: string }>(sql`
    update mes2.scan set suspect_flag = 1, review_status = 0, line_dept_id = ${line.id}
    where id = (select s.id from mes2.scan s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.wage_locked = 0
      where s.company_id = ${companyId} and s.status = 0 and s.suspect_flag = 0
        and not exists (select 1 from mes2.wage_period w where w.company_id = s.company_id
          and s.work_date between w.from_date and w.to_date and w.status <> 0)
      order by s.work_date desc, s.id desc limit 1)
    returning id`);
  return { ids: [scan?.id ?? ''], accept: true };
}

/** A request of somebody of the line who was never away. */
async function absence({ server, companyId, line }: Desk) {
  const [row] = await server.query<{ id: string }>(sql`
    insert into mes2.employee_absence (company_id, employee_id, absence_type, from_date, to_date, minutes, status)
    select m.company_id, m.id, 3, app_now() + interval '20 days', app_now() + interval '20 days 4 hours', 240, 0
    from amc.company_member m
    where m.company_id = ${companyId} and m.dept_id = ${line.id} and m.status = 0 and m.del_flag = '0'
      and m.user_id is distinct from (select id from amc.app_user where username = 'cx.line')
      and not exists (select 1 from mes2.employee_absence a where a.employee_id = m.id)
    order by m.employee_no limit 1
    returning id`);
  return { ids: [row?.id ?? ''], agree: true };
}

/** Minutes of somebody of the line that the leader noted. */
async function hours(desk: Desk) {
  const [day] = await desk.server.query<{ employeeId: string; workDate: string }>(sql`
    insert into mes2.attendance (company_id, employee_id, work_date, normal_min)
    select m.company_id, m.id, (app_now() - interval '1 day')::date, 510 from amc.company_member m
    where m.company_id = ${desk.companyId} and m.dept_id = ${desk.line.id} and m.status = 0 and m.user_id is null
    order by m.employee_no limit 1
    on conflict (company_id, employee_id, work_date) where del_flag = '0' do update set normal_min = 510
    returning employee_id, work_date`);
  const rows = await desk.did('lineLeader', 'POST', '/mes2/workingHourse', {
    ...{ requestId: desk.unique(), employeeIds: [day?.employeeId], workDate: day?.workDate },
    ...{ deptId: desk.line.id, kind: 3, minutes: '20' },
  });
  return { ids: [rows[0].id], isConfirmed: true };
}

/** A bundle of the story on the line. */
async function bundleOnLine({ server, companyId, line }: Desk) {
  const [bundle] = await server.query<{ id: string; orderId: string }>(sql`
    update mes2.bundle set line_dept_id = ${line.id}, status = 2, update_date = app_now()
    where id = (select b.id from mes2.bundle b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
      where b.company_id = ${companyId} and o.order_no = 'SO2403017' and b.status in (0, 1)
        and not exists (select 1 from mes2.slot_card_binding k where k.bundle_id = b.id)
        and not exists (select 1 from mes2.cut_piece_delivery_line l where l.bundle_id = b.id)
      order by b.bundle_no limit 1)
    returning id, order_id`);
  if (!bundle) throw new Error('no bundle is left');
  return bundle;
}

/** A card of the line, free or on a bundle. */
async function newCard(desk: Desk, bundleId?: string) {
  const cardNo = desk.unique().replaceAll('-', '').toUpperCase();
  const [card] = await desk.server.query<{ id: string }>(sql`
    insert into mes2.slot_card (company_id, card_no, line_dept_id, status)
    values (${desk.companyId}, ${cardNo}, ${desk.line.id}, ${bundleId ? 1 : 0}::int) returning id`);
  if (bundleId)
    await desk.server.query(sql`
      insert into mes2.slot_card_binding (company_id, card_no, bundle_id)
      values (${desk.companyId}, ${cardNo}, ${bundleId})`);
  return { id: card?.id ?? '', cardNo };
}

/** A dispatch to the line in a state. */
async function dispatched({ server, companyId, line }: Desk, status: number) {
  const [row] = await server.query<{ id: string; version: number }>(sql`
    update mes2.dispatch_order set status = ${status}::int, target_type = 2, target_id = ${line.id}
    where id = (select id from mes2.dispatch_order
      where company_id = ${companyId} and target_type in (1, 2) and del_flag = '0' order by id limit 1)
    returning id, version`);
  if (!row) throw new Error('the demo has no dispatch');
  return row;
}

const NOT_REPORTED = '只有报告人或组长可以关闭';
const CALLERS: readonly Person[] = ['lineLeader', 'workshopManager', 'qc', 'admin'];
const SOLVERS: readonly Person[] = ['mechanic', 'workshopManager', 'admin'];

/** Problems, absences, cards, bundles and work between the people of the floor. */
export const floorHandOvers: HandOvers = {
  createProblemLog: {
    given: async (desk) => {
      const [set] = await desk.server.query<{ id: string }>(sql`
        select id from mes2.line_problem_set where company_id = ${desk.companyId} and del_flag = '0' limit 1`);
      return { requestId: desk.unique(), lineDeptId: desk.line.id, problemSetId: set?.id };
    },
    done: CALLERS,
    refused: { otherLine: '产线不存在' },
  },
  cancelProblemLog: {
    given: async (desk) => ({ ...(await reported(desk)), reason: '误报' }),
    done: CALLERS,
    refused: { otherLine: '产线问题不存在' },
  },
  respondProblemLog: { given: reported, done: SOLVERS },
  resolveProblemLog: {
    given: async (desk) => {
      const claim = await reported(desk);
      const { problem } = await desk.did('mechanic', 'PUT', '/mes2/problemLog/respond', claim);
      return { id: claim.id, version: problem.version, cause: '断针', action: '换针' };
    },
    done: SOLVERS,
  },
  closeProblemLog: {
    given: solved,
    done: ['lineLeader'],
    refused: {
      otherLine: '产线问题不存在',
      qc: NOT_REPORTED,
      workshopManager: NOT_REPORTED,
      admin: NOT_REPORTED,
    },
  },
  reviewScans: { given: suspected, done: ['payroll', 'ie', 'workshopManager', 'admin'] },
  auditOrderPrice: {
    given: async ({ server, companyId }) => {
      const [price] = await server.query<{ id: string }>(sql`
        update mes2.order_price set approve_by = null, approve_date = null, create_by = null
        where id = (select r.id from mes2.order_price r
          join mes2.order_process p on p.company_id = r.company_id and p.id = r.order_process_id
          join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id
          where r.company_id = ${companyId} and o.order_no = 'SO2403017' order by r.id limit 1)
        returning id`);
      return { ids: [price?.id ?? ''], agree: true };
    },
    done: ['payroll', 'director', 'admin'],
  },
  approveEmployeeAbsence: {
    given: absence,
    done: ['workshopManager', 'hr', 'admin'],
    refused: {
      lineLeader: '没有权限：批准请假',
      otherLine: '缺勤不存在',
      cuttingManager: '缺勤不存在',
    },
  },
  cancelEmployeeAbsence: {
    given: async (desk) => ({ id: (await absence(desk)).ids[0], version: 0, reason: '改期' }),
    done: ['workshopManager', 'hr', 'admin'],
    refused: {
      lineLeader: '只有申请人、本人或审批人可以撤销',
      otherLine: '缺勤不存在',
      cuttingManager: '缺勤不存在',
    },
  },
  confirmWorkedHours: {
    given: hours,
    done: ['workshopManager', 'hr', 'admin'],
    refused: { cuttingManager: '工时不存在' },
  },
  bindOrderSlotCards: {
    given: async (desk) => {
      const { id, orderId } = await bundleOnLine(desk);
      const { cardNo } = await newCard(desk);
      return { orderId, requestId: desk.unique(), rows: [{ cardNo, bundleId: id }] };
    },
    done: ['cuttingLeader', 'cuttingManager', 'panelKeeper', 'admin'],
    refused: { storeHand: '扎不存在' },
  },
  unbindSlotCard: {
    given: async (desk) => {
      const { id } = await newCard(desk, (await bundleOnLine(desk)).id);
      return { ids: [id], unbindReason: 1 };
    },
    done: ['cuttingLeader', 'cuttingManager', 'panelKeeper', 'storeHand', 'admin'],
  },
  holdBundles: {
    given: async (desk) => {
      const { id } = await bundleOnLine(desk);
      return { ids: [id], isHold: true, holdReason: '色差待判' };
    },
    done: ['lineLeader', 'workshopManager', 'qc', 'qualityManager', 'cuttingManager', 'admin'],
    refused: { otherLine: '扎不存在' },
  },
  splitBundle: {
    given: async (desk) => {
      const { id } = await bundleOnLine(desk);
      const [bundle] = await desk.server.query<{ num: number; version: number }>(sql`
        select num, version from mes2.bundle where id = ${id}`);
      const { num, version } = bundle ?? { num: 0, version: 0 };
      const nums = [{ num: 1 }, { num: num - 1 }];
      return { requestId: desk.unique(), id, version, nums, reason: '两人分做' };
    },
    done: ['lineLeader', 'workshopManager', 'cuttingManager', 'admin'],
    refused: { otherLine: '扎不存在' },
  },
  confirmManpowerInput: {
    given: async ({ server, companyId, line }) => {
      const [row] = await server.query<{ id: string }>(sql`
        update mes2.manpower_input set confirm_by = null, confirm_date = null
        where id = (select id from mes2.manpower_input
          where company_id = ${companyId} and dept_id = ${line.id} and del_flag = '0' order by work_date desc limit 1)
        returning id`);
      return { ids: [row?.id ?? ''] };
    },
    done: ['lineLeader', 'workshopManager', 'ie', 'admin'],
    refused: { otherLine: '投入人员工时不存在' },
  },
  reopenManpowerInput: {
    given: async ({ server, companyId, line }) => {
      const [row] = await server.query<{ id: string }>(sql`
        update mes2.manpower_input set confirm_by = create_by, confirm_date = app_now()
        where id = (select id from mes2.manpower_input
          where company_id = ${companyId} and dept_id = ${line.id} and del_flag = '0' order by work_date desc limit 1)
        returning id`);
      return { ids: [row?.id ?? ''] };
    },
    done: ['workshopManager', 'admin'],
  },
  issueDispatchOrder: {
    given: async (desk) => ({ ids: [(await dispatched(desk, 0)).id] }),
    done: ['planner', 'admin'],
  },
  acceptDispatchOrder: {
    given: (desk) => dispatched(desk, 1),
    done: ['workshopManager', 'admin'],
  },
  finishDispatchOrder: {
    given: async (desk) => ({ ...(await dispatched(desk, 2)), doneNum: 0, reason: '改线' }),
    done: ['planner', 'workshopManager', 'admin'],
  },
  cancelDispatchOrder: {
    given: async (desk) => ({ ...(await dispatched(desk, 1)), reason: '改线' }),
    done: ['planner', 'admin'],
  },
  handOverScan: {
    given: async ({ server, companyId, unique }) => {
      const [worker] = await server.query<{ id: string }>(sql`
        select m.id from amc.company_member m join amc.app_user u on u.id = m.user_id
        where m.company_id = ${companyId} and u.username = 'cx.worker'`);
      return {
        ...{ requestId: unique(), employeeId: worker?.id, barcode: 'K9999', num: 1 },
        ...{ processName: '合肩', deviceDate: shanghai(), refusal: '未找到该条码', settlement: 1 },
      };
    },
    done: [
      'operator',
      'lineLeader',
      'otherLine',
      'panelKeeper',
      'storeHand',
      'cuttingLeader',
      'cuttingManager',
      'workshopManager',
      'admin',
    ],
  },
};
