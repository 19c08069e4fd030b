import { createHash } from 'node:crypto';
import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { createJobs } from '../../src/menu/create-jobs.sql.ts';
import { hashPassword } from '../../src/sign-in/password.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { familyNames, givenNames } from '../lists/names.ts';
import { type CompanyProfile, DEMO_PASSWORD } from '../profiles.ts';
import { randomOf } from '../random.ts';
import { seededIds } from '../seeded-ids.ts';
import { type Department, departments, type Place } from './departments.ts';

/** The people and places of one company that the rest of the demo refers to. */
export interface Staff {
  readonly companyId: string;
  readonly tables: readonly Place[];
  readonly lines: readonly Place[];
  /** Members by the last part of their account or their number. */
  readonly member: (key: string) => Member;
  readonly cutters: readonly Member[];
  readonly sewers: readonly Member[];
}

export interface Member {
  readonly id: string;
  readonly userId: string | null;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly deptId: string;
}

interface Account {
  readonly username: string;
  readonly name: string;
  readonly employeeNo: string;
  readonly dept: string;
  readonly jobs: readonly string[];
}

const account = (
  username: string,
  name: string,
  employeeNo: string,
  dept: string,
  ...jobs: string[]
): Account => ({ username, name, employeeNo, dept, jobs });

const ACCOUNTS: Readonly<Record<string, readonly Account[]>> = {
  CX: [
    account('cx.admin', '王芳', '0001', 'GM', 'admin'),
    account('cx.merch', '林佳', '0101', 'SALES', 'merchandiser'),
    account('cx.manager', '陈志明', '0201', 'CUT', 'cuttingManager'),
    account('cx.leader', '李强', '0202', 'CUT', 'cuttingLeader'),
    account('cx.worker', '刘小梅', '0417', 'L3', 'operator'),
  ],
  JC: [account('jc.admin', '郑海', '0001', 'GM', 'admin')],
  HJ: [account('hj.admin', '吴建国', '0001', 'GM', 'admin')],
};

/** Accounts that exist once and work in several companies, or in none any more. */
const SHARED = { username: 'zhou', name: '周敏', employeeNo: '0009', dept: 'PLAN' };
const LEAVING = [
  { username: 'old.admin', name: '赵国栋', delFlag: '0' },
  { username: 'old.zhao', name: '赵丽', delFlag: '2' },
];

const idByUsername = new Map<string, string>();

/** Writes every account of the demo once. */
export async function seedAccounts(tx: Tx, calendar: DemoCalendar): Promise<void> {
  const md5 = createHash('md5').update(DEMO_PASSWORD).digest('hex');
  const passwordHash = await hashPassword(md5);
  const everyone = [
    ...Object.values(ACCOUNTS)
      .flat()
      .map(({ username, name }) => ({ username, name, delFlag: '0' })),
    { username: SHARED.username, name: SHARED.name, delFlag: '0' },
    ...LEAVING,
  ];
  const ids = seededIds('', 'app_user');
  const rows = everyone.map(({ username, name, delFlag }) => ({
    id: ids(),
    username,
    name,
    passwordHash,
    realNameAuth: username === 'cx.worker' ? '2' : '0',
    delFlag,
    deletionDate: delFlag === '2' ? `${calendar.day(11)} 00:00:00` : null,
  }));
  for (const { username, id } of rows) idByUsername.set(username, id);
  await insertRows(tx, 'amc.app_user', rows);
}

/** A closed company, with nothing in it but the person who may take the deletion back. */
export async function seedClosedCompany(tx: Tx, calendar: DemoCalendar): Promise<void> {
  const id = seededIds('OLD', 'company')();
  await insertRows(tx, 'amc.company', [
    {
      id,
      code: 'OLD',
      name: '旧厂测试',
      shortName: '旧厂',
      scale: 1,
      delFlag: '2',
      deletionDate: `${calendar.day(20)} 00:00:00`,
    },
  ]);
  const jobs = await createJobs(tx, id);
  const memberId = seededIds('OLD', 'member')();
  await insertRows(tx, 'amc.company_member', [
    {
      companyId: id,
      id: memberId,
      userId: idByUsername.get('old.admin'),
      employeeNo: '0001',
      employeeName: '赵国栋',
      isDefault: '0',
    },
  ]);
  await insertRows(tx, 'amc.user_job', [
    { companyId: id, employeeId: memberId, jobId: jobs.get('admin') },
  ]);
}

/** Writes a company with its departments, jobs and people. */
export async function seedStaff(
  tx: Tx,
  profile: CompanyProfile,
  calendar: DemoCalendar,
): Promise<Staff> {
  const { code } = profile;
  const companyId = seededIds(code, 'company')();
  await insertRows(tx, 'amc.company', [
    {
      id: companyId,
      code,
      name: profile.name,
      shortName: profile.shortName,
      scale: profile.scale,
      contactName: profile.contact,
    },
  ]);
  const places = departments(profile, companyId);
  await insertRows(tx, 'amc.department', [...places.values()]);
  const jobs = await createJobs(tx, companyId);
  const members = membersOf(profile, companyId, places, calendar);
  await insertRows(
    tx,
    'amc.company_member',
    members.map(({ jobs: _jobs, ...row }) => row),
  );
  await insertRows(
    tx,
    'amc.dept_user',
    members.map(({ id, deptId, hireDate }) => ({
      companyId,
      employeeId: id,
      deptId,
      isMain: 1,
      fromDate: hireDate,
    })),
  );
  await insertRows(
    tx,
    'amc.user_job',
    members.flatMap((member) =>
      member.jobs.flatMap((job) => {
        const jobId = jobs.get(job);
        return jobId ? [{ companyId, employeeId: member.id, jobId }] : [];
      }),
    ),
  );
  await tx.run(sql`
    insert into amc.company_application (company_id, application_id)
    select ${companyId}, id from amc.application on conflict do nothing`);
  return staffOf(companyId, places, members);
}

interface MemberRow extends Member {
  readonly companyId: string;
  readonly badgeNo: string;
  readonly isDefault: '0' | '1';
  readonly outUser: 0 | 1;
  readonly payType: number;
  readonly payCoefficient: string;
  readonly hireDate: string;
  readonly gender: number;
  readonly skillGrade: string;
  readonly jobs: readonly string[];
}

function membersOf(
  profile: CompanyProfile,
  companyId: string,
  places: ReadonlyMap<string, Department>,
  calendar: DemoCalendar,
): MemberRow[] {
  const { code } = profile;
  const ids = seededIds(code, 'member');
  const random = randomOf(code, 'member');
  const taken = new Set<string>();
  const row = (
    entry: { name: string; employeeNo: string; dept: string; jobs: readonly string[] },
    userId: string | null,
    more: { outUser?: 0 | 1; isDefault?: '0' | '1' } = {},
  ): MemberRow => {
    taken.add(entry.employeeNo);
    const isWorker = /^(L\d|[A-D]|FNSH)$/.test(entry.dept);
    return {
      companyId,
      id: ids(),
      userId,
      employeeNo: entry.employeeNo,
      employeeName: entry.name,
      badgeNo: `${code}-${entry.employeeNo}`,
      isDefault: more.isDefault ?? '1',
      outUser: more.outUser ?? 0,
      deptId: places.get(entry.dept)?.id ?? '',
      payType: isWorker ? 1 : 3,
      payCoefficient: '1.000',
      hireDate: calendar.day(-random.int(60, 2400)),
      gender: random.int(1, 2),
      skillGrade: random.weighted(
        ['A', 'B', 'C', 'D'],
        (grade) => ({ A: 2, B: 4, C: 3, D: 1 })[grade] ?? 1,
      ),
      jobs: entry.jobs,
    };
  };
  const named = (ACCOUNTS[code] ?? []).map((entry) =>
    row(entry, idByUsername.get(entry.username) ?? null, { isDefault: '0' }),
  );
  const shared = row(
    { ...SHARED, jobs: ['merchandiser', 'cuttingManager'] },
    idByUsername.get(SHARED.username) ?? null,
    { isDefault: code === 'CX' ? '0' : '1' },
  );
  const groups: readonly (readonly [dept: string, first: number, share: number, job: string])[] = [
    ...Array.from(
      { length: profile.tables },
      (_, at) => [String.fromCharCode(65 + at), 210 + at * 10, 4, 'cuttingLeader'] as const,
    ),
    ...Array.from(
      { length: profile.lines },
      (_, at) => [`L${at + 1}`, 401 + at * 20, 8, 'operator'] as const,
    ),
    ['FNSH', 701, 4, 'operator'],
    ['QC', 801, 2, ''],
    ['FABW', 151, 2, ''],
  ];
  const rest = profile.employees - named.length - 1;
  const shares = groups.reduce((sum, [, , share]) => sum + share, 0);
  const generated = groups.flatMap(([dept, first, share]) =>
    Array.from({ length: Math.round((rest * share) / shares) }, (_, at) => first + at)
      .map((no) => String(no).padStart(4, '0'))
      .filter((employeeNo) => !taken.has(employeeNo))
      .map((employeeNo, at) =>
        row(
          {
            name: random.pick(familyNames) + random.pick(givenNames),
            employeeNo,
            dept,
            jobs: [],
          },
          null,
          { outUser: dept === 'FNSH' && at < 2 ? 1 : 0 },
        ),
      ),
  );
  return [...named, shared, ...generated];
}

function staffOf(
  companyId: string,
  places: ReadonlyMap<string, Department>,
  members: readonly MemberRow[],
): Staff {
  const all = [...places.values()];
  const deptCode = new Map(all.map(({ id, code }) => [id, code]));
  const inDepts = (pattern: RegExp) =>
    members.filter(({ deptId }) => pattern.test(deptCode.get(deptId) ?? ''));
  return {
    companyId,
    tables: all.filter(({ deptType }) => deptType === 4),
    lines: all.filter(({ deptType }) => deptType === 5),
    member: (key) => {
      const userId = [...idByUsername].find(
        ([username]) => username.split('.').at(-1) === key,
      )?.[1];
      const found =
        members.find((each) => each.employeeNo === key) ??
        members.find((each) => each.userId !== null && each.userId === userId) ??
        members.find((each) => each.userId !== null);
      if (!found) throw new Error(`nobody is called ${key}`);
      return found;
    },
    cutters: inDepts(/^[A-D]$/),
    sewers: inDepts(/^L\d$/),
  };
}
