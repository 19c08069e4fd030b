import { decimal } from '@garment-mes/domain/decimal';
import { formatMoney } from '@garment-mes/domain/formats';
import { WageAdjustFields, WageHoursFields, WageRecordRowFields } from '@garment-mes/sdk/labels';
import {
  getWageRecord,
  type WageAdjust,
  type WageHours,
  type WageRecordRow,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useEffect, useEffectEvent } from 'react';
import { failureText } from '#app/api.tsx';
import { msg, t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { type PaperDefinition, printPaper } from '#screens/print/paper.tsx';

/** What is said of the hours, and the floor they make. */
export const HOURS = [
  ...(['normalMin', 'otWeekdayMin', 'otRestMin', 'otHolidayMin', 'pieceNum'] as const),
  'floorAmount',
] as const;

/** What a wage is added up of, without its top-up. */
export const AMOUNTS = [
  ...(['pieceAmount', 'groupAmount', 'bedAmount', 'hourlyAmount', 'baseAmount'] as const),
  ...(['otPremium', 'subsidyAmount', 'bonusAmount', 'adjustAmount', 'deductAmount'] as const),
] as const;

/** Says that a wage was topped up to the legal floor, and by how much. */
export const toppedUpText = ({ topUpAmount }: WageRecordRow): string =>
  t('本期按最低工资补足 {topUpAmount} 元', { topUpAmount: formatMoney(topUpAmount) });

type Sheet = WageRecordRow & WageHours & { readonly adjusts: readonly WageAdjust[] };
const APPROVED = 1;

export const slipPaper: PaperDefinition<Sheet, WageAdjust> = {
  size: 'A5 landscape',
  title: msg('工资条'),
  number: ({ periodNo, employeeNo, employeeName }) =>
    [periodNo, employeeNo, employeeName].join(' '),
  facts: {
    fields: { ...WageHoursFields, ...WageRecordRowFields },
    names: ['deptName', 'payType', ...HOURS, ...AMOUNTS, 'topUpAmount', 'payableAmount'],
  },
  lines: {
    fields: WageAdjustFields,
    names: ['kind', 'reason', 'amount'],
    of: ({ adjusts }) => adjusts.filter(({ status }) => status === APPROVED),
  },
  said: (sheet) => (decimal(sheet.topUpAmount ?? '0').gt(0) ? toppedUpText(sheet) : ''),
  signatures: [msg('员工签字'), msg('财务')],
};

/** Reads the slips of these wages and prints one of each; draws nothing. */
export function PrintSlips({ rows, close }: OpenedProps<Pick<WageRecordRow, 'id'>>) {
  const workbench = useWorkbench();
  const print = useEffectEvent(async () => {
    try {
      const slips = await Promise.all(
        rows.map(({ id }) => getWageRecord(workbench.client, { query: { id } })),
      );
      const sheets = slips.map(
        ({ record, hours, adjusts }): Sheet => ({
          ...{ ...hours, ...record },
          adjusts,
        }),
      );
      await printPaper(slipPaper, sheets, workbench);
    } catch (error) {
      toast.error(failureText(error));
    }
    close();
  });
  useEffect(() => void print(), []);
  return null;
}
