// @vitest-environment jsdom
import type { CuttingOutputReportPage, MaterialReportPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { describeReport } from '#testing/describe-report.tsx';
import { checkRecordReport } from './check-record-report.screen.tsx';
import { cuttingProgressReport } from './cutting/progress-report.screen.tsx';
import { cuttingShadeWorkReport } from './cutting/shade-work-report.screen.tsx';
import { cuttingBedReport } from './cutting-bed-report.screen.tsx';
import { cuttingDateReport } from './cutting-date-report.screen.tsx';
import { cuttingOrderReport } from './cutting-order-report.screen.tsx';
import { cuttingOutputReport } from './cutting-output-report.screen.tsx';
import { cuttingSummaryReport } from './cutting-summary-report.screen.tsx';
import { cuttingWipReport } from './cutting-wip-report.screen.tsx';
import { cuttingWorkReport } from './cutting-work-report.screen.tsx';
import { lineEfficiency } from './efficiency/line-efficiency.screen.tsx';
import { consumptionReport } from './fabric/consumption-report.screen.tsx';
import { feedingReport } from './fabric/feeding-report.screen.tsx';
import { materialReport } from './fabric/material-report.screen.tsx';
import { remnantReport } from './fabric/remnant-report.screen.tsx';
import { failedChecks } from './failed-checks.screen.tsx';
import { productionScheduleReport } from './orders/schedule-report.screen.tsx';
import { bundleDefects } from './quality/bundle-defects.screen.tsx';
import { finalWork } from './quality/final-work.screen.tsx';
import { finishingCheck } from './quality/finishing-check.screen.tsx';
import { orderQuality } from './quality/order-quality.screen.tsx';
import { slotCardHistory } from './slot-card-history.screen.tsx';
import { workTimeReport } from './time/work-time-report.screen.tsx';
import { wageWatch } from './wage-watch.screen.tsx';
import { workReport } from './work-report.screen.tsx';
import { workReportByShade } from './work-report-by-shade.screen.tsx';

afterEach(cleanup);

const output = sampleAnswers.getCuttingOutputReport as CuttingOutputReportPage;
const needs = sampleAnswers.getMaterialReport as MaterialReportPage;
const TRIM = 5;

describeReport(bundleDefects);
describeReport(checkRecordReport);
describeReport(consumptionReport);
describeReport(cuttingBedReport);
describeReport(cuttingOrderReport);
describeReport(cuttingDateReport);
describeReport(cuttingSummaryReport);
describeReport(cuttingOutputReport, { list: output.list.map((row) => ({ ...row, bedCount: 2 })) });
describeReport(cuttingProgressReport);
describeReport(cuttingShadeWorkReport);
describeReport(cuttingWipReport);
describeReport(cuttingWorkReport);
describeReport(failedChecks);
describeReport(feedingReport);
describeReport(finalWork);
describeReport(finishingCheck);
describeReport(lineEfficiency);
describeReport(materialReport, {
  list: needs.list.map((row) => ({ ...row, materialType: TRIM, issuedNum: '40', returnNum: '2' })),
});
describeReport(orderQuality);
describeReport(remnantReport);
describeReport(productionScheduleReport);
describeReport(slotCardHistory);
describeReport(wageWatch);
describeReport(workReport);
describeReport(workReportByShade);
describeReport(workTimeReport);
