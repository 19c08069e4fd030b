import { isLargeFeedingDifference } from '@garment-mes/domain/fabric';
import { formatFixed } from '@garment-mes/domain/formats';
import { FeedingReportRowFields } from '@garment-mes/sdk/labels';
import { type FeedingReportRow, getFeedingReport } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import styles from '../cutting/report.module.css';

/** Whether fabric was fed on time and in full, and which slips still have metres open. */
export const feedingReport = defineReport({
  operation: getFeedingReport,
  title: msg('投料报表'),
  empty: msg('没有投料单'),
  fields: FeedingReportRowFields,
  // biome-ignore format: the columns of a table are one line.
  columns: ['feedingNo', 'orderNo', 'bedNo', 'materialName', 'colorName', 'planLen', 'issuedLen', 'receivedLen', { field: 'diffLen', Cell: Difference }, 'returnLen', 'usedLen', 'openLen', 'issueDate', 'spreadStartDate', 'onTimePct', 'status'],
  quickFilters: ['status'],
  rowId: ({ feedingId, materialId, colorId }) => `${feedingId}/${materialId}/${colorId}`,
  parameters: [
    { kind: 'days', param: 'issueDateFrom', to: 'issueDateTo', label: msg('发料时间') },
    common.orderNo,
    common.material,
    { kind: 'switch', param: 'differing', label: msg('差异>0.5%') },
  ],
});

export default function FeedingReport() {
  return <ReportScreen report={feedingReport} />;
}

/** More off than counting explains: a problem was opened for the store. */
function Difference({ row }: { readonly row: FeedingReportRow }) {
  const { orderNo, issuedLen, receivedLen, diffLen } = row;
  const isLarge = Number(diffLen) !== 0 && isLargeFeedingDifference(issuedLen, receivedLen);
  if (!isLarge) return formatFixed(diffLen, 2);
  return (
    <span className={styles.bad}>
      <TextLink to={href('/mes/problem/problemLogList', undefined, { orderNo })}>
        {formatFixed(diffLen, 2)}
      </TextLink>
    </span>
  );
}
