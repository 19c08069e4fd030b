import { sql } from '../../database/engine.ts';
import type { TestServer } from '../test-server.ts';

/** Takes every bed without bundles away: nothing is cut, and all fabric is whole and in the store. */
export const uncut = (server: TestServer): Promise<void> =>
  server.engine.system(async (tx) => {
    await tx.run(sql`delete from mes2.cutting_bed`);
    await tx.run(sql`delete from mes2.progress_delta`);
    await tx.run(sql`update mes2.order_color_size set cut_num = 0`);
    await tx.run(sql`
      update mes2.fabric_roll set used_len = 0, splice_len = 0, defect_len = 0, remnant_len = 0,
        remain_len = actual_len, status = 2`);
  });
