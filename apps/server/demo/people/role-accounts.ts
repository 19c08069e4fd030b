import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { seededIds } from '../seeded-ids.ts';
import type { Member } from './people.ts';

/** Account, name, employee number, department and job of everybody who shows one role of the floor. */
const ROLES: Readonly<
  Record<
    string,
    readonly (readonly [username: string, name: string, no: string, dept: string, job: string])[]
  >
> = {
  CX: [
    ['cx.director', '孙建军', '0010', 'GM', 'director'],
    ['cx.planner', '何雪', '0102', 'PLAN', 'planner'],
    ['cx.technician', '郭伟', '0103', 'TECH', 'technician'],
    ['cx.ie', '马骏', '0104', 'TECH', 'ie'],
    ['cx.fabric', '罗燕', '0190', 'FABW', 'fabricKeeper'],
    ['cx.panels', '梁静', '0290', 'PANW', 'panelKeeper'],
    ['cx.workshop', '宋涛', '0390', 'SEW', 'workshopManager'],
    ['cx.line', '唐丽', '0400', 'L3', 'lineLeader'],
    ['cx.qc', '韩梅', '0810', 'QC', 'qc'],
    ['cx.quality', '冯刚', '0811', 'QC', 'qualityManager'],
    ['cx.packing', '于洋', '0901', 'FGW', 'packer'],
    ['cx.mechanic', '董强', '0911', 'MECH', 'mechanic'],
    ['cx.hr', '萧红', '0105', 'HR', 'hr'],
    ['cx.finance', '程颖', '0106', 'FIN', 'payroll'],
    ['cx.guest', '曹阳', '0107', 'SALES', 'guest'],
    ['cx.clerk', '邱玉', '0291', 'CUT', 'cuttingLeader'],
    ['cx.finishing', '蒋琴', '0790', 'FNSH', 'lineLeader'],
    ['cx.info', '段磊', '0108', 'PLAN', 'informationClerk'],
  ],
  JC: [
    ['jc.qc', '袁敏', '0810', 'QC', 'qc'],
    ['jc.mechanic', '邓超', '0911', 'MECH', 'mechanic'],
    ['jc.finance', '许晴', '0106', 'FIN', 'payroll'],
    ['jc.line', '罗军', '0400', 'L1', 'lineLeader'],
    ['jc.quality', '彭越', '0811', 'QC', 'qualityManager'],
  ],
  HJ: [
    ['hj.qc', '傅蓉', '0810', 'QC', 'qc'],
    ['hj.mechanic', '沈浩', '0911', 'MECH', 'mechanic'],
    ['hj.finance', '曾丹', '0106', 'FIN', 'payroll'],
    ['hj.leader', '戚薇', '0400', 'HR', 'lineLeader'],
  ],
};

/** Departments that the jobs which serve others work for, besides the own one. */
const SERVES: Readonly<Record<string, readonly string[]>> = {
  fabricKeeper: ['ROOT'],
  panelKeeper: ['CUT', 'SEW'],
  qc: ['ROOT'],
  packer: ['ROOT'],
  mechanic: ['ROOT'],
};

/** Writes the accounts of the roles besides those of the cutting room. A job that does not exist yet is left out. */
export async function seedRoles(
  tx: Tx,
  companyCode: string,
  companyId: string,
  calendar: DemoCalendar,
): Promise<(Member & { readonly dept: string })[]> {
  const userIds = seededIds(companyCode, 'role user');
  const memberIds = seededIds(companyCode, 'role member');
  const known = await tx.one<{ passwordHash: string }>(
    sql`select password_hash from amc.app_user where username = 'cx.admin'`,
  );
  const depts = await tx.all<{ code: string; id: string }>(
    sql`select code, id from amc.department where company_id = ${companyId}`,
  );
  const jobs = await tx.all<{ code: string; id: string }>(
    sql`select code, id from amc.job where company_id = ${companyId}`,
  );
  const people = (ROLES[companyCode] ?? []).map(([username, name, employeeNo, dept, job]) => ({
    username,
    name,
    employeeNo,
    dept,
    job,
    userId: userIds(),
    id: memberIds(),
    deptId: depts.find(({ code }) => code === dept)?.id ?? '',
    jobId: jobs.find(({ code }) => code === job)?.id,
  }));
  await insertRows(
    tx,
    'amc.app_user',
    people.map(({ userId, username, name }) => ({
      id: userId,
      username,
      name,
      passwordHash: known?.passwordHash,
      realNameAuth: '0',
    })),
  );
  await insertRows(
    tx,
    'amc.company_member',
    people.map(({ id, userId, employeeNo, name, deptId }) => ({
      companyId,
      id,
      userId,
      employeeNo,
      employeeName: name,
      badgeNo: `${companyCode}-${employeeNo}`,
      isDefault: '0',
      outUser: 0,
      deptId,
      payType: 3,
      payCoefficient: '1.000',
      hireDate: calendar.day(-900),
    })),
  );
  await insertRows(
    tx,
    'amc.dept_user',
    people.flatMap(({ id, deptId, job }) => [
      { companyId, employeeId: id, deptId, isMain: 1, fromDate: calendar.day(-900) },
      ...(SERVES[job] ?? []).map((served) => ({
        companyId,
        employeeId: id,
        deptId: depts.find(({ code }) => code === served)?.id,
        isMain: 0,
        fromDate: calendar.day(-900),
      })),
    ]),
  );
  await insertRows(
    tx,
    'amc.user_job',
    people.flatMap(({ id, jobId }) => (jobId ? [{ companyId, employeeId: id, jobId }] : [])),
  );
  return people.map(({ id, userId, employeeNo, name, deptId, dept }) => ({
    id,
    userId,
    employeeNo,
    employeeName: name,
    deptId,
    dept,
  }));
}
