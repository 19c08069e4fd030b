import type { Reach } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { rowWithoutMoney } from '../scans/public.ts';
import type { Owned, TracedBundle, Whose } from './trace.sql.ts';

type Trace = DataOf<'getBundleTrace'>;
type TraceScan = Trace['processes'][number]['scans'][number];

/**
 * What a trace shows a person: everything that happened, but who did it and for what price only of the
 * departments the person reaches, and of the person. Nobody's reach is limited with a data scope of 1.
 */
export function visibleTo(reach: Reach | undefined, seesRates: boolean) {
  const knows = ({ deptId, personId }: Whose): boolean =>
    reach === undefined ||
    (deptId !== null && reach.deptIds.includes(deptId)) ||
    personId === reach.employeeId;
  return {
    event({ deptId, personId, unitPrice, ...event }: Owned<Trace['events'][number]>) {
      const isKnown = knows({ deptId, personId });
      const visible = isKnown ? event : { ...event, employeeName: null };
      return seesRates && isKnown && unitPrice !== undefined ? { ...visible, unitPrice } : visible;
    },
    defect({ deptId, personId, ...defect }: Owned<Trace['defects'][number]>) {
      return knows({ deptId, personId }) ? defect : { ...defect, employeeName: null };
    },
    roll: (roll: Trace['rolls'][number], { tableId }: Pick<TracedBundle, 'tableId'>) =>
      knows({ deptId: tableId, personId: null }) ? roll : { ...roll, cutterName: null },
    scan(row: TraceScan, { lineDeptId }: { readonly lineDeptId: string }): TraceScan {
      if (knows({ deptId: lineDeptId, personId: row.employeeId })) return row;
      return { ...rowWithoutMoney(row), employeeNo: '', employeeName: '' };
    },
  };
}
