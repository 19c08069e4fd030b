import { formatShare } from '@garment-mes/domain/formats';
import { OrderQualityReportRowFields } from '@garment-mes/sdk/labels';
import { getOrderQualityReport, type OrderQualityReportRow } from '@garment-mes/sdk/mes2';
import { msg, useText } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import styles from '../cutting/report.module.css';
import { DefectShares } from './defect-shares.tsx';

/** Gates that every garment goes through: panels, the end of the line, after finishing. */
const ALL_GATES = 3;

/** One line an order through all gates, the worst first: what has to be mended before it ships. */
export const orderQuality = defineReport({
  operation: getOrderQualityReport,
  title: msg('订单质量分析'),
  empty: msg('没有检验过的订单'),
  fields: OrderQualityReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['orderNo', 'styleNo', 'customerName', 'orderNum', { field: 'rtyPct', Cell: RolledYield }, 'fpyCutPct', 'fpySewPct', 'fpyFinPct', 'dhu', 'topBads', 'reworkNum', 'reworkMin', 'reworkAmount', 'secondPct', 'replacePct', 'finalRounds', 'finalResult'],
  rowId: ({ orderId }) => orderId,
  parameters: [
    common.workDays,
    common.customer,
    { kind: 'enum', param: 'status', label: msg('订单状态'), enumName: 'OrderStatus' },
    { kind: 'enum', param: 'finalResult', label: msg('终检结果'), enumName: 'CheckResult' },
    { kind: 'text', param: 'belowRtyPct', label: msg('直通率% 低于') },
    { kind: 'text', param: 'minDhu', label: msg('DHU 不低于') },
  ],
  behind: {
    label: msg('帕累托'),
    title: ({ orderNo, styleNo }) => `${orderNo} ${styleNo}`,
    size: 800,
    Panel: DefectShares,
  },
});

export default function OrderQuality() {
  return <ReportScreen report={orderQuality} />;
}

/** Of fewer gates than all a rolled yield says how many it is of. */
function RolledYield({ row: { rtyPct, gateNum } }: { readonly row: OrderQualityReportRow }) {
  const t = useText();
  if (rtyPct === null) return null;
  return (
    <span className={styles.stacked}>
      {formatShare(rtyPct)}
      {gateNum < ALL_GATES && <small>{t('{n}关', { n: gateNum })}</small>}
    </span>
  );
}
