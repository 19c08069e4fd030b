// @vitest-environment jsdom
import type { CuttingOutputReportPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { describeReport } from '#testing/describe-report.tsx';
import { checkRecordReport } from './check-record-report.screen.tsx';
import { cuttingProgressReport } from './cutting/progress-report.screen.tsx';
import { cuttingBedReport } from './cutting-bed-report.screen.tsx';
import { cuttingDateReport } from './cutting-date-report.screen.tsx';
import { cuttingOrderReport } from './cutting-order-report.screen.tsx';
import { cuttingOutputReport } from './cutting-output-report.screen.tsx';
import { cuttingSummaryReport } from './cutting-summary-report.screen.tsx';
import { cuttingWipReport } from './cutting-wip-report.screen.tsx';
import { cuttingWorkReport } from './cutting-work-report.screen.tsx';
import { consumptionReport } from './fabric/consumption-report.screen.tsx';
import { feedingReport } from './fabric/feeding-report.screen.tsx';
import { remnantReport } from './fabric/remnant-report.screen.tsx';
import { failedChecks } from './failed-checks.screen.tsx';
import { productionScheduleReport } from './orders/schedule-report.screen.tsx';
import { slotCardHistory } from './slot-card-history.screen.tsx';
import { wageWatch } from './wage-watch.screen.tsx';
import { workReport } from './work-report.screen.tsx';
import { workReportByShade } from './work-report-by-shade.screen.tsx';

afterEach(cleanup);

const output = sampleAnswers.getCuttingOutputReport as CuttingOutputReportPage;

describeReport(checkRecordReport);
describeReport(consumptionReport);
describeReport(cuttingBedReport);
describeReport(cuttingOrderReport);
describeReport(cuttingDateReport);
describeReport(cuttingSummaryReport);
describeReport(cuttingOutputReport, { list: output.list.map((row) => ({ ...row, bedCount: 2 })) });
describeReport(cuttingProgressReport);
describeReport(cuttingWipReport);
describeReport(cuttingWorkReport);
describeReport(failedChecks);
describeReport(feedingReport);
describeReport(remnantReport);
describeReport(productionScheduleReport);
describeReport(slotCardHistory);
describeReport(wageWatch);
describeReport(workReport);
describeReport(workReportByShade);
