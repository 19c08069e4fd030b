import { sum } from '@garment-mes/domain/decimal';
import { formatFixed, formatShare, NO_FIGURE } from '@garment-mes/domain/formats';
import { BedRoleLabels, CuttingBedEmployeeFields } from '@garment-mes/sdk/labels';
import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { EmptyState } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import grid from '../grid.module.css';

type Share = CuttingBed['employees'][number];

const label = (field: string) => fieldLabel(CuttingBedEmployeeFields, field);

/** Who shared the work of a bed, and what was posted to each where the caller may see it. */
export function PeopleTab({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  if (bed.employees.length === 0) return <EmptyState>{t('没有参与人')}</EmptyState>;
  const groups = [...Map.groupBy(bed.employees, ({ orderProcessId }) => orderProcessId).entries()];
  const hasAmounts = bed.employees.some((share) => share.amount !== undefined);
  return (
    <table className={grid.table}>
      <thead>
        <tr>
          <th>{label('processName')}</th>
          <th>{label('role')}</th>
          <th>{label('employeeNo')}</th>
          <th>{label('employeeName')}</th>
          <th className={grid.figure}>{label('sharePct')}</th>
          {hasAmounts && <th className={grid.figure}>{label('amount')}</th>}
        </tr>
      </thead>
      {groups.map(([id, shares]) => (
        <tbody key={id}>
          {shares.map((share) => (
            <tr key={share.id}>
              <td>{share.processName}</td>
              <td>{labelOf(BedRoleLabels[share.role])}</td>
              <td>{share.employeeNo}</td>
              <td>{share.employeeName}</td>
              <td className={grid.figure}>{formatShare(share.sharePct)}</td>
              {hasAmounts && (
                <td className={grid.figure}>
                  {share.amount ? formatFixed(share.amount, 2) : NO_FIGURE}
                </td>
              )}
            </tr>
          ))}
          {hasAmounts && shares.some(({ amount }) => amount) && (
            <tr className={grid.above}>
              <td colSpan={6}>{postedText(shares)}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

/** `拉布 86.40 = 51.84 + 34.56`. */
function postedText(shares: readonly Share[]): string {
  const amounts = shares.flatMap(({ amount }) => amount ?? []);
  const parts = amounts.map((amount) => formatFixed(amount, 2)).join(' + ');
  return `${shares[0]?.processName ?? ''} ${formatFixed(sum(amounts).toString(), 2)} = ${parts}`;
}
