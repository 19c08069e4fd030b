import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import type { Access } from '../access/access.ts';
import type { Person } from '../access/person.sql.ts';
import type { TenantScope } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import type { Employee } from '../operations.ts';
import { chooseCompany, OWN_APPLICATIONS } from './company.ts';
import { invalidToken } from './faults/http-problem.ts';

/** Who calls, for which company, with which rights: what is known before the input is looked at. */
export interface Caller {
  readonly user: { readonly id: string; readonly name: string };
  readonly employee?: Employee;
  readonly companyId: string;
  readonly scope: TenantScope;
  readonly permissions: ReadonlySet<string>;
  /** Addresses of the pages that the person's jobs have. */
  readonly screens: ReadonlySet<string>;
  readonly familyId: string;
}

/** What a person whose account is being deleted may still do. */
const WHILE_LEAVING = new Set<string>([
  'getUserInfo',
  'getUserCompany',
  'getPlatformConfig',
  'getMenus',
  'revokeToken',
  'getUserDeleteCheck',
  'cancelUserDeletion',
  'changePassword',
]);

/** What a person with a first password may do until it is changed. */
const BEFORE_CHANGE = new Set<string>([
  'getUserInfo',
  'getUserCompany',
  'getPlatformConfig',
  'getMenus',
  'revokeToken',
  'changePassword',
]);

/** Taking back the deletion of a company, while nothing else may be written. */
const WHILE_CLOSING = new Set<string>(['cancelCompanyDeletion', 'exportCompanyData']);

/** What a wall board does besides reading boards. */
const OF_DEVICES = new Set<string>([
  'bindChannel',
  'getOwnBoardDevice',
  'getPlatformConfig',
  'getUserCompany',
  'getUserInfo',
  'revokeToken',
]);

const isForDevice = (id: OperationId, { method, path }: OperationFacts): boolean =>
  OF_DEVICES.has(id) || (method === 'GET' && path.startsWith('/mes2/board/'));

/** Calls about the account, not about a company: they work under the pseudo-company too. */
const isAboutAccount = ({ service, permission }: OperationFacts) =>
  permission === 'own' && (service === 'amc' || service === 'mmc');

const NOBODY: Caller = {
  user: { id: '0', name: '' },
  companyId: OWN_APPLICATIONS,
  scope: { companyId: OWN_APPLICATIONS, userId: '0', timeZone: 'Asia/Shanghai' },
  permissions: new Set(),
  screens: new Set(),
  familyId: '',
};

/**
 * @throws {HttpProblem} 401 without a living token
 * @throws {DomainError} `first-password`, `wrong-company`, `company-closing` or `no-permission`
 */
export async function callerOf(
  access: Access,
  id: OperationId,
  title: Bilingual,
  headers: { readonly authorization?: string; readonly company?: string },
): Promise<Caller> {
  const facts: OperationFacts = operations[id];
  if (facts.permission === 'open') return NOBODY;
  const person = await personOf(access, headers.authorization);
  const refuse = () => new DomainError('no-permission', { name: title });
  if (person.isFirstPassword && !BEFORE_CHANGE.has(id)) throw new DomainError('first-password', {});
  if (person.delFlag === '2' && !WHILE_LEAVING.has(id)) throw refuse();

  // Signing out works from anywhere, also after having been removed from the company.
  const wanted = id === 'revokeToken' ? undefined : headers.company;
  const membership = chooseCompany(await access.memberships(person.userId), wanted);
  const user = { id: person.userId, name: person.name };
  if (!membership) {
    if (!isAboutAccount(facts)) throw refuse();
    return {
      ...NOBODY,
      user,
      familyId: person.familyId,
      scope: { ...NOBODY.scope, userId: person.userId },
    };
  }

  if (membership.isDevice && !isForDevice(id, facts)) throw refuse();
  const isWrite = facts.method !== 'GET';
  if (membership.companyFlag === '2' && isWrite && !isAboutAccount(facts) && !WHILE_CLOSING.has(id))
    throw new DomainError('company-closing', {});
  const scope = {
    companyId: membership.companyId,
    userId: person.userId,
    timeZone: membership.timeZone,
  };
  const rights = await access.rights(scope, membership.employeeId);
  const isAllowed =
    facts.permission === 'own' ||
    (facts.permission === 'screen' && facts.screens?.some((url) => rights.screens.has(url))) ||
    (facts.permissionKey !== undefined && rights.keys.has(facts.permissionKey));
  if (!isAllowed) throw refuse();
  return {
    user,
    ...(!membership.isDevice && {
      employee: {
        id: membership.employeeId,
        employeeNo: membership.employeeNo,
        name: membership.employeeName,
        deptId: membership.deptId ?? undefined,
      },
    }),
    companyId: membership.companyId,
    scope: rights.reach ? { ...scope, reach: rights.reach } : scope,
    permissions: rights.keys,
    screens: rights.screens,
    familyId: person.familyId,
  };
}

async function personOf(access: Access, authorization: string | undefined): Promise<Person> {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(authorization ?? '') ?? [];
  const person = token === undefined ? undefined : await access.person(token);
  if (!person) throw invalidToken();
  return person;
}
