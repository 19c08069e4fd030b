import { type Engine, sql } from '../src/database/engine.ts';
import type { Services } from '../src/operations.ts';
import type { Actor } from '../src/records/actor.ts';
import { createServices } from '../src/services.ts';
import type { Staff } from './people/people.ts';

export const TIME_ZONE = 'Asia/Shanghai';

export type DemoActor = Actor;

/** A text of the company's clock as the moment it names; Shanghai has kept one offset since 1991. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`);

/**
 * What the handlers' workings use while a demo is written: nothing is pushed, nobody is notified, and
 * the log bears the time of the story instead of the time of the run.
 */
export function demoServices(
  engine: Engine,
  moment: () => Date,
  person: () => string | undefined = () => undefined,
): Services {
  return {
    ...createServices(engine, () => {}, moment),
    publish: async () => {},
    notify: async () => {},
    audit: async (tx, { bizType, bizId, action, from, to, reason, diff }) => {
      await tx.run(sql`
        insert into mes2.biz_log (biz_type, biz_id, action, from_status, to_status, reason, diff, create_date, create_by)
        values (${bizType}, ${bizId}, ${action}, ${from}::int, ${to}::int, ${reason},
          ${diff === undefined ? null : JSON.stringify(diff)}::jsonb, ${moment()},
          coalesce(${person() ?? null}::bigint, current_person()))`);
    },
  };
}

/** The workings of a company's people, whose log bears the name and the time of who acted last. */
export function demoPeople(engine: Engine, staff: Staff) {
  let acting: { readonly now: Date; readonly userId: string | undefined } | undefined;
  const services = demoServices(
    engine,
    () => acting?.now ?? new Date(0),
    () => acting?.userId,
  );
  const actorAt = actorIn(staff, (now, userId) => {
    acting = { now, userId };
  });
  return { services, actorAt };
}

/** Somebody of a company doing something at a moment of the story, with every right. */
export const actorIn =
  (staff: Staff, meet: (moment: Date, userId: string | undefined) => void) =>
  (username: string, at: string): DemoActor => {
    const member = staff.member(username);
    const now = momentOf(at);
    meet(now, member.userId ?? undefined);
    const userId = member.userId ?? '0';
    return {
      companyId: staff.companyId,
      scope: { companyId: staff.companyId, userId, timeZone: TIME_ZONE },
      user: { id: userId, name: member.employeeName },
      employee: {
        id: member.id,
        employeeNo: member.employeeNo,
        name: member.employeeName,
        deptId: member.deptId,
      },
      now,
      can: () => true,
    };
  };
