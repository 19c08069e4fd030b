import { sql } from '../../database/engine.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { TestAnswer, TestServer } from '../../testing/test-server.ts';
import { accessChanged } from '../access-changed.ts';

/** One account of each job, besides those that stand for a second person of a job elsewhere. */
export const PEOPLE = {
  admin: 'cx.admin',
  director: 'cx.director',
  merchandiser: 'cx.merch',
  planner: 'cx.planner',
  technician: 'cx.technician',
  ie: 'cx.ie',
  hr: 'cx.hr',
  payroll: 'cx.finance',
  informationClerk: 'cx.info',
  guest: 'cx.guest',
  workshopManager: 'cx.workshop',
  cuttingManager: 'cx.manager',
  cuttingLeader: 'cx.leader',
  fabricKeeper: 'cx.fabric',
  panelKeeper: 'cx.panels',
  /** Works in the store and for nobody else. */
  storeHand: 'cx.panels2',
  /** The leader of line L3, to which everything of the table is handed. */
  lineLeader: 'cx.line',
  otherLine: 'cx.line1',
  qc: 'cx.qc',
  operator: 'cx.worker',
  qualityManager: 'cx.quality',
  packer: 'cx.packing',
  mechanic: 'cx.mechanic',
} as const;
export type Person = keyof typeof PEOPLE;

/** An operation by which something passes from one to another, and the exact answer of everybody. */
export interface HandOver {
  /** A fresh record in the state the operation asks for. @returns the body of the call */
  readonly given: (desk: Desk) => Promise<object>;
  readonly done: readonly Person[];
  /** Those with the right whom something else keeps from it: the sentence they read. */
  readonly refused?: { readonly [Who in Person]?: string };
  /** What everybody else reads where no right stands before the operation. */
  readonly others?: string;
}
/** An operation that says yes or no has a row for each. */
export type HandOvers = {
  readonly [Id in OperationId]?: HandOver | Readonly<Record<string, HandOver>>;
};

/** What the rows of the table use to make their records. */
export interface Desk {
  readonly server: TestServer;
  readonly companyId: string;
  readonly line: { readonly id: string };
  /** Calls as somebody, and answers with the data. */
  did(
    who: Person,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    input: object,
  ): Promise<TestAnswer['body']['data']>;
  unique(): string;
}

export async function openDesk(server: TestServer): Promise<Desk> {
  const companyId = await server.companyId('CX');
  await addColleague(server, companyId, {
    username: 'cx.panels2',
    like: 'cx.panels',
    dept: 'PANW',
  });
  await addColleague(server, companyId, { username: 'cx.line1', like: 'cx.line', dept: 'L1' });
  await server.engine.system((tx) => accessChanged(tx));
  const [line] = await server.query<{ id: string }>(sql`
    select id from amc.department where company_id = ${companyId} and code = 'L3'`);
  let used = 0;
  return {
    server,
    companyId,
    line: line ?? { id: '' },
    unique: () => `hand-over-${++used}`,
    async did(who, method, path, input) {
      const { body } = await server.call(PEOPLE[who], method, path, input);
      if (body.status !== 200) throw new Error(`${who} ${path}: ${JSON.stringify(body)}`);
      return body.data;
    },
  };
}

/** A second person of a job, in another department and in no further one. */
async function addColleague(
  server: TestServer,
  companyId: string,
  { username, like, dept }: { username: string; like: string; dept: string },
) {
  const [department] = await server.query<{ id: string }>(sql`
    select id from amc.department where company_id = ${companyId} and code = ${dept}`);
  if (!department) throw new Error(`the demo has no department ${dept}`);
  await server.query(sql`
    with person as (
      insert into amc.app_user (username, name, password_hash, real_name_auth)
      select ${username}, ${username}, password_hash, '0' from amc.app_user where username = ${like} returning id),
    member as (
      insert into amc.company_member (company_id, user_id, employee_no, employee_name, is_default, out_user, dept_id,
        pay_type, pay_coefficient, hire_date)
      select m.company_id, person.id, ${username}, ${username}, '0', 0, ${department.id}, 3, 1, m.hire_date
      from person, amc.company_member m join amc.app_user u on u.id = m.user_id
      where m.company_id = ${companyId} and u.username = ${like} returning id)
    insert into amc.user_job (company_id, employee_id, job_id)
    select ${companyId}, member.id, j.job_id from member, amc.user_job j
    join amc.company_member m on m.id = j.employee_id join amc.app_user u on u.id = m.user_id
    where j.company_id = ${companyId} and u.username = ${like} and j.del_flag = '0'`);
}
