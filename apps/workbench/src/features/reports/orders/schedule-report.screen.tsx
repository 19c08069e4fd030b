import { ProductionScheduleReportRowFields } from '@garment-mes/sdk/labels';
import {
  getProductionScheduleReport,
  type ProductionScheduleReportRow,
} from '@garment-mes/sdk/mes2';
import { msg, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

/** Where each order stands in every stage against its plan, and whether it will leave in time. */
export const productionScheduleReport = defineReport({
  operation: getProductionScheduleReport,
  title: msg('生产进度'),
  empty: msg('没有符合条件的订单'),
  fields: ProductionScheduleReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['orderNo', 'customerName', 'styleNo', 'priority', 'orderNum', 'cutNum', 'deliverNum', 'sewNum', 'qcPassNum', 'inNum', 'outNum', 'scrapNum', 'stageName', 'planEndDate', { field: 'forecastDate', Cell: Forecast }, 'deliveryDate', 'slackDays', 'delayDays', 'risk'],
  rowId: ({ orderId }) => orderId,
  begin: () => ({ inProduction: 'true' }),
  parameters: [
    { kind: 'enum', param: 'risk', label: msg('风险'), enumName: 'RiskLight' },
    { kind: 'days', param: 'deliveryDateFrom', to: 'deliveryDateTo', label: msg('交期') },
    common.customer,
    { kind: 'enum', param: 'priority', label: msg('优先级'), enumName: 'OrderPriority' },
    common.line,
    { kind: 'switch', param: 'inProduction', label: msg('在产') },
  ],
  to: ({ orderId }) => href('/makingCenter/order/orderDetail/{orderId}', { orderId }),
});

export default function ProductionScheduleReport() {
  return <ReportScreen report={productionScheduleReport} />;
}

/** An order that is on no line is judged by its delivery alone. */
function Forecast({ row: { forecastDate } }: { readonly row: ProductionScheduleReportRow }) {
  const t = useText();
  return forecastDate ?? t('未排产');
}
