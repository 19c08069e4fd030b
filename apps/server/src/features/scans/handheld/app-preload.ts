import type { Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call } from '../../../operations.ts';
import { clockText } from '../../../records/clock-text.ts';
import { deptName, employeeById, employeesOf, machinesOf } from './handheld.sql.ts';
import { likelyBundles } from './likely-bundles.sql.ts';

/** Most bundles a device keeps for work without a connection. */
const MOST_BUNDLES = 2_000;

export async function appPreload(
  tx: Tx,
  call: Call<'getAppPreload'>,
): Promise<DataOf<'getAppPreload'>> {
  const { employeeId, lineDeptId: asked } = call.query ?? {};
  const person = employeeId ? await employeeById(tx, call, employeeId) : undefined;
  const lineDeptId = asked ?? person?.deptId ?? call.employee?.deptId ?? null;
  const line = lineDeptId ? await deptName(tx, call, lineDeptId) : undefined;
  const bundles = await likelyBundles(tx, call, lineDeptId, MOST_BUNDLES + 1);
  return {
    asOf: clockText(call.now, call.scope.timeZone),
    lineDeptId,
    lineDeptName: line?.name ?? null,
    bundles: bundles.slice(0, MOST_BUNDLES),
    employees: lineDeptId ? await employeesOf(tx, call, lineDeptId) : [],
    machines: lineDeptId ? await machinesOf(tx, call, lineDeptId) : [],
    truncated: bundles.length > MOST_BUNDLES,
  };
}
