import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';
import { likelyBundles } from './likely-bundles.sql.ts';

const BUNDLES = 20_000;

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
});
afterAll(() => story.server.close());

/** The plan of what the device of a line asks for, with what each part read. */
async function plan(line: string, limit: number): Promise<string> {
  const { companyId } = story.staff;
  return story.server.engine.system(async (tx) => {
    let lines: Record<string, string>[] = [];
    const explaining = {
      all: async (statement: Sql) => {
        lines = await tx.all(sql`explain (analyze, costs off, timing off) ${statement}`);
        return [];
      },
    };
    await likelyBundles(explaining as unknown as Tx, { companyId } as Actor, line, limit);
    return lines.flatMap((each) => Object.values(each)).join('\n');
  });
}

test('among many bundles that are finished or of other lines only indexes are read', async () => {
  const { companyId } = story.staff;
  const [own, other] = await story.server.query<{ id: string }>(sql`
    select id from amc.department where company_id = ${companyId} and dept_type = 5 order by id limit 2`);
  await story.server.query(sql`
    insert into mes2.bundle (company_id, barcode, bundle_no, order_id, order_no, style_no, cutting_bed_id, bed_no,
      color_id, color_name, size_id, size_name, position, ply_from, ply_to, origin_num, num, status, line_dept_id)
    select b.company_id, 'P' || g, 100000 + g, b.order_id, b.order_no, b.style_no, b.cutting_bed_id, b.bed_no,
      b.color_id, b.color_name, b.size_id, b.size_name, b.position, b.ply_from, b.ply_to, b.num, b.num,
      case when g % 2 = 0 then 4 else 2 end, case when g % 4 = 0 then null else ${other?.id ?? ''}::bigint end
    from (select * from mes2.bundle where bundle_no = 2 limit 1) b, generate_series(1, ${BUNDLES}::int) g`);
  await story.server.engine.system((tx) => tx.run(sql`analyze mes2.bundle`));
  const text = await plan(own?.id ?? '', 2_001);
  expect(text).not.toMatch(/Seq Scan on bundle\b/);
  expect(text).toMatch(/Index/);
  const skipped = [...text.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) =>
    Number(rows),
  );
  expect(Math.max(0, ...skipped), text).toBeLessThan(BUNDLES / 10);
});
