import { sql, type Tx } from '../../src/database/engine.ts';
import { confirmInspection } from '../../src/features/checks/final/confirm-inspection.ts';
import { createCheck } from '../../src/features/checks/save-check.ts';
import { aqlState } from '../../src/features/sampling/aql-state.ts';
import { lotBasis, planOf } from '../../src/features/sampling/lot-plan.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoActor } from '../demo-services.ts';

const FINAL = 5;

/**
 * A lot of a shipment, in which nothing was found. Its record is submitted at once and confirmed later.
 *
 * @returns id of the inspection
 */
export async function acceptLot(
  services: Services,
  tx: Tx,
  [inspects, confirms]: readonly [DemoActor, DemoActor],
  lot: { readonly orderId: string; readonly shipmentId: string; readonly lotNum: number },
): Promise<string> {
  const { companyId } = inspects;
  const basis = await lotBasis(tx, companyId, lot);
  const { mode } = await aqlState(tx, companyId, basis);
  const { sampleNum, answer } = planOf(basis, lot.lotNum, mode);
  const inspector = await tx.one<{ id: string }>(sql`
    select m.id from amc.company_member m
    join amc.department d on d.company_id = m.company_id and d.id = m.dept_id and d.code = 'QC'
    where m.company_id = ${companyId} and m.status = 0 and m.del_flag = '0' order by m.employee_no limit 1`);
  const id = await createCheck(services, tx, inspects, {
    ...{ requestId: `demo-lot-${lot.shipmentId}`, checkType: FINAL, ...lot },
    ...(inspector && { inspectorId: inspector.id }),
    ...{ checkNum: sampleNum, passNum: sampleNum, reworkNum: 0, secondNum: 0, scrapNum: 0 },
    cells: answer.cells.map(({ colorId, sizeId, checkNum }) => ({ colorId, sizeId, checkNum })),
    submit: true,
  });
  const stored = await tx.one<{ version: number }>(
    sql`select version from mes2.qc_check_record where company_id = ${companyId} and id = ${id}`,
  );
  await confirmInspection(services, tx, confirms, { id, version: stored?.version ?? 0 });
  return id;
}
