import { RemnantReportRowFields } from '@garment-mes/sdk/labels';
import { getRemnantReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { common, groupedBy } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** What is left of the fabric of beds, how much of it can be used again, and where it lies. */
export const remnantReport = defineReport({
  operation: getRemnantReport,
  title: msg('剩料报表'),
  empty: msg('没有已提交的床'),
  fields: RemnantReportRowFields,
  rowId: ({ rowKey }) => rowKey,
  begin: (today) => ({ workDateFrom: `${today.slice(0, 7)}-01`, workDateTo: today }),
  parameters: [
    groupedBy([
      { value: '', label: msg('按床') },
      { value: 'material', label: msg('按面料颜色') },
      { value: 'roll', label: msg('按卷') },
    ]),
    common.workDays,
    common.material,
    common.color,
    { kind: 'enum', param: 'kind', label: msg('类别'), enumName: 'RemnantKind' },
    { kind: 'switch', param: 'usable', label: msg('可用 ≥1米') },
    { kind: 'switch', param: 'unwritten', label: msg('未填剩料单的床') },
  ],
  views: {
    param: 'groupBy',
    without: {
      '': ['rollNo', 'dyeLot'],
      material: ['slipNo', 'bedNo', 'orderNo', 'rollNo', 'dyeLot', 'workDate', 'status'],
    },
  },
});

export default function RemnantReport() {
  return <ReportScreen report={remnantReport} />;
}
