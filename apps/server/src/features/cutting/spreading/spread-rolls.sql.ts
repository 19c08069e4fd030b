import type { CutNumber, ShadeBlock } from '@garment-mes/domain/cutting-bed';
import { sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import type { Actor } from '../../../records/actor.ts';

export const clearRolls = (tx: Tx, { companyId }: Actor, bedId: string): Promise<number> =>
  tx.run(sql`
    delete from mes2.cutting_bed_roll where company_id = ${companyId} and cutting_bed_id = ${bedId}`);

export const orderColors = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<{ colorId: string; plies: number }[]> =>
  tx.all(sql`
    select color_id, 0 as plies from mes2.order_color
    where company_id = ${companyId} and order_id = ${orderId} order by seq_no`);

/** Puts computed blocks and the garments they give in place of those a bed had. */
export async function rewriteBlocks(
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  blocks: readonly ShadeBlock[],
  numbers: readonly CutNumber[],
): Promise<void> {
  await tx.run(sql`
    delete from mes2.cutting_bed_color where company_id = ${companyId} and cutting_bed_id = ${bedId}`);
  await tx.run(sql`
    delete from mes2.cutting_bed_color_size where company_id = ${companyId} and cutting_bed_id = ${bedId}`);
  let laid = 0;
  await insertRows(
    tx,
    'mes2.cutting_bed_color',
    blocks.map(({ colorId, shade, plies }, at) => {
      const plyFrom = laid + 1;
      laid += plies;
      return {
        companyId,
        cuttingBedId: bedId,
        seqNo: at + 1,
        colorId,
        shade: shade ?? null,
        plies,
        plyFrom,
        plyTo: laid,
      };
    }),
  );
  await insertRows(
    tx,
    'mes2.cutting_bed_color_size',
    numbers.map(({ colorId, sizeId, cutNum }) => ({
      companyId,
      cuttingBedId: bedId,
      colorId,
      sizeId,
      planNum: cutNum,
      cutNum,
    })),
  );
}
