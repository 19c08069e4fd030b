import { ident, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

export interface BedColorRow {
  readonly colorId: string;
  readonly colorName: string;
  readonly shade: string | null;
  readonly seqNo: number;
  readonly plies: number;
  readonly plyFrom: number;
  readonly plyTo: number;
}

export interface BedSizeRow {
  readonly sizeId: string;
  readonly sizeName: string;
  readonly seqNo: number;
  readonly ratio: string;
  readonly positions: number;
}

export interface BedRollRow {
  readonly id: string;
  readonly fabricRollId: string;
  readonly rollNo: string;
  readonly colorId: string;
  readonly shade: string | null;
  readonly dyeLot: string | null;
  readonly seqNo: number;
  readonly plies: number;
  readonly plyFrom: number;
  readonly plyTo: number;
  readonly issuedLen: string;
  readonly usedLen: string;
  readonly spliceLen: string;
  readonly defectLen: string;
  readonly remnantLen: string;
  readonly returnLen: string;
  /** What the roll is made of, and how much is on it. */
  readonly materialId: string;
  readonly materialColorId: string;
  readonly materialColorName: string;
  readonly remainLen: string;
}

export interface BedShareRow {
  readonly id: string;
  readonly orderProcessId: string;
  readonly processName: string;
  readonly employeeId: string;
  readonly role: number;
  readonly sharePct: string;
}

/** The lines of one bed, as submitting and bundling read them. */
export interface BedLines {
  readonly colors: readonly BedColorRow[];
  readonly sizes: readonly BedSizeRow[];
  readonly rolls: readonly BedRollRow[];
  readonly employees: readonly BedShareRow[];
}

export const bedLines = async (tx: Tx, { companyId }: Actor, bedId: string): Promise<BedLines> => ({
  colors: await tx.all(sql`
    select c.color_id, k.name as color_name, c.shade, c.seq_no, c.plies, c.ply_from, c.ply_to
    from mes2.cutting_bed_color c join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
    where c.company_id = ${companyId} and c.cutting_bed_id = ${bedId} order by c.seq_no`),
  sizes: await tx.all(sql`
    select s.size_id, z.name as size_name, s.seq_no, s.ratio, s.positions
    from mes2.cutting_bed_size s join ccm.size z on z.company_id = s.company_id and z.id = s.size_id
    where s.company_id = ${companyId} and s.cutting_bed_id = ${bedId} order by s.seq_no`),
  rolls: await tx.all(sql`
    select r.id, r.fabric_roll_id, f.roll_no, r.color_id, r.shade, f.dye_lot, r.seq_no, r.plies,
      r.ply_from, r.ply_to, r.issued_len, r.used_len, r.splice_len, r.defect_len, r.remnant_len, r.return_len,
      f.material_id, f.color_id as material_color_id, k.name as material_color_name, f.remain_len
    from mes2.cutting_bed_roll r
    join mes2.fabric_roll f on f.company_id = r.company_id and f.id = r.fabric_roll_id
    join ccm.color k on k.company_id = f.company_id and k.id = f.color_id
    where r.company_id = ${companyId} and r.cutting_bed_id = ${bedId} order by r.seq_no`),
  employees: await tx.all(sql`
    select e.id, e.order_process_id, p.process_name, e.employee_id, e.role, e.share_pct
    from mes2.cutting_bed_employee e
    join mes2.order_process p on p.company_id = e.company_id and p.id = e.order_process_id
    where e.company_id = ${companyId} and e.cutting_bed_id = ${bedId} order by p.seq_no, e.id`),
});

/** Operations of the order whose pay is shared by the team of the bed. */
export const paidByBed = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<{ orderProcessId: string; processName: string }[]> =>
  tx.all(sql`
    select id as order_process_id, process_name from mes2.order_process
    where company_id = ${companyId} and order_id = ${orderId}
      and section = 1 and pay_scope = 2 and is_enabled = 1 and del_flag = '0'
    order by seq_no`);

const LINES = ['color', 'size', 'color_size', 'part', 'roll', 'employee'];

export async function clearBedLines(tx: Tx, { companyId }: Actor, bedId: string): Promise<void> {
  for (const line of LINES) {
    const table = ident(`mes2.cutting_bed_${line}`);
    await tx.run(
      sql`delete from ${table} where company_id = ${companyId} and cutting_bed_id = ${bedId}`,
    );
  }
}
