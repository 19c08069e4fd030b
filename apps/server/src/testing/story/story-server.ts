import type { Basics } from '../../../demo/basics.ts';
import { bedTeam, storyBill } from '../../../demo/beds/story-beds.ts';
import type { StoryOrder } from '../../../demo/orders/story-order.ts';
import type { Staff } from '../../../demo/people/people.ts';
import { seedStoryRecords } from '../../../demo/seed.ts';
import type { NewBed } from '../../features/cutting/save-bed.ts';
import { runNow } from '../run-clock.ts';
import { factoryDate } from '../shanghai.ts';
import { type TestAnswer, type TestServer, testServer } from '../test-server.ts';

/** A server over the story's company before anything is cut, and the calls its people make. */
export interface StoryServer {
  readonly server: TestServer;
  readonly staff: Staff;
  readonly basics: Basics;
  readonly story: StoryOrder;
  /** What the leader types for bed 1, 2 or 3. */
  bill(bed: 1 | 2 | 3): NewBed;
  create(bill: object, who?: string): Promise<TestAnswer>;
  submit(bed: object, who?: string): Promise<TestAnswer>;
  /** Creates and submits a bed of the story. @returns the answer of the submission */
  cut(bed: 1 | 2 | 3): Promise<TestAnswer>;
}

/** @param clock of the server, by which the story is written too */
export async function storyServer(
  engine: 'pglite' | 'postgres' = 'pglite',
  clock?: () => Date,
): Promise<StoryServer> {
  const server = await testServer({ engine, ...(clock && { clock }) });
  const now = (clock ?? runNow)();
  const seeded = await seedStoryRecords(server.engine, now);
  const { staff, basics, story } = seeded;
  const shares = await server.engine.system((tx) => bedTeam(tx, staff, story.order.id));
  const today = factoryDate(now);
  const bill = (bed: 1 | 2 | 3) => storyBill(bed - 1, story, staff, basics, shares, today);
  const create = (body: object, who = 'cx.leader') =>
    server.call(who, 'POST', '/mes2/reduce/insert', body);
  const submit = (body: object, who = 'cx.leader') =>
    server.call(who, 'PUT', '/mes2/reduce/submit', body);
  return {
    server,
    ...seeded,
    bill,
    create,
    submit,
    async cut(bed) {
      const { body } = await create(bill(bed));
      return submit({ id: body.data.id, version: body.data.version });
    },
  };
}
