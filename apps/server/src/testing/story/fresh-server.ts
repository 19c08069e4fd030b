import { type Basics, seedBasics } from '../../../demo/basics.ts';
import { demoCalendar } from '../../../demo/demo-calendar.ts';
import { TIME_ZONE } from '../../../demo/demo-services.ts';
import { type Staff, seedAccounts, seedStaff } from '../../../demo/people/people.ts';
import { profiles } from '../../../demo/profiles.ts';
import { sql } from '../../database/engine.ts';
import { insertRow } from '../../records/write-row.sql.ts';
import { factoryDate } from '../shanghai.ts';
import { type TestAnswer, type TestServer, testServer } from '../test-server.ts';

/** A server over a company that has people and basic data and nothing else: no style, no order. */
export interface FreshServer {
  readonly server: TestServer;
  readonly staff: Staff;
  readonly basics: Basics;
  /** Category of T-shirts. */
  readonly categoryId: string;
  /** `YYYY-MM-DD` some days from the run date. */
  readonly day: (offset: number) => string;
  /** Turns the clock of the floor; it stands at ten in the morning of the run date. */
  readonly turnClock: (moment: Date) => void;
  /** Calls as the administrator and hands back the body of the answer. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    input?: object,
    who?: string,
  ): Promise<TestAnswer['body']>;
}

/** Ten in the morning on the floor, whatever the hour of the run: days never turn in the middle of a test. */
const morning = (): Date => new Date(`${factoryDate()}T10:00:00+08:00`);

export async function freshServer(engine: 'pglite' | 'postgres' = 'pglite'): Promise<FreshServer> {
  let now = morning();
  const server = await testServer({ engine, clock: () => now });
  const calendar = demoCalendar(now, TIME_ZONE);
  const [profile] = profiles;
  if (!profile) throw new Error('there are no companies');
  const seeded = await server.engine.system(
    async (tx) => {
      await seedAccounts(tx, calendar);
      const staff = await seedStaff(tx, profile, calendar);
      const basics = await seedBasics(tx, profile, staff);
      const { companyId } = staff;
      const tee = { companyId, kind: 'style', code: 'TEE', name: 'T恤' };
      await insertRow(tx, 'ccm.category', tee);
      const category = await tx.one<{ id: string }>(sql`
        select id from ccm.category where company_id = ${companyId} and kind = 'style' and code = 'TEE'`);
      return { staff, basics, categoryId: category?.id ?? '' };
    },
    { timeZone: TIME_ZONE },
  );
  return {
    server,
    ...seeded,
    day: calendar.day,
    turnClock: (moment) => {
      now = moment;
    },
    call: async (method, path, input, who = 'cx.admin') =>
      (await server.call(who, method, `/mes2${path}`, input)).body,
  };
}
