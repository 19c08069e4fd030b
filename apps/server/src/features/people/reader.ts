import { DomainError } from '@garment-mes/domain/refusals';
import { grantedMenuIds } from '../../access/rights.sql.ts';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { mayDecideFor } from './may-decide.sql.ts';

export const PEOPLE_SCREEN = '/mes/employee/employeeShow';
/** The right of those who keep the files of people. */
export const PERSONNEL = 'POST^/amc/users/companyUserInfo';

/** How much of a person's file the reader sees: all of it, or the part a head of a department works with. */
export type Sight = 'whole' | 'part';

export const isPersonnel = ({ can }: Pick<Actor, 'can'>): boolean => can(PERSONNEL);

/** @throws {DomainError} `no-permission` for those the person is no concern of */
export async function sightOf(tx: Tx, actor: Actor, employeeId: string): Promise<Sight> {
  const { companyId, employee } = actor;
  if (employee?.id === employeeId || isPersonnel(actor)) return 'whole';
  if (await mayDecideFor(tx, companyId, employee?.id, employeeId)) return 'part';
  const leads = await tx.one(sql`
    select 1 where amc.leads_person(${employee?.id ?? null}::bigint, ${employeeId}::bigint)`);
  if (leads) return 'part';
  const sees = await tx.one(sql`
    select 1 from amc.menu
    where url = ${PEOPLE_SCREEN} and menu_type = 1 and id in ${grantedMenuIds(companyId, employee?.id ?? '0')}
      and exists (
        select 1 from amc.company_member m
        where m.company_id = ${companyId} and m.id = ${employeeId}
          ${andWithinReach(tx.reach, 'amc.company_member', sql`m`)})`);
  if (sees) return 'part';
  throw new DomainError('no-permission', { name: { zh: '员工详情', en: 'Employee details' } });
}

/** @throws {DomainError} `no-permission` unless it is the own file or the reader's task */
export function requireOwnOrPersonnel(actor: Actor, employeeId: string): void {
  if (actor.employee?.id === employeeId || isPersonnel(actor)) return;
  throw new DomainError('no-permission', { name: { zh: '编辑员工', en: 'Change a person' } });
}

/**
 * The person whose days, absences and the like somebody reads: whoever has the page of them reads those of all he
 * reaches, others their own and, asked for by their ids, those of people whose file they may see.
 *
 * @param page the page that shows them
 * @param asked the person who is asked for
 * @returns the person they are cut to; `undefined` for all
 * @throws {DomainError} `no-permission`
 */
export async function readablePerson(
  tx: Tx,
  actor: Actor,
  page: string,
  asked: string | undefined,
): Promise<string | undefined> {
  if (actor.can(page)) return asked;
  const id = asked ?? actor.employee?.id ?? '0';
  await sightOf(tx, actor, id);
  return id;
}
