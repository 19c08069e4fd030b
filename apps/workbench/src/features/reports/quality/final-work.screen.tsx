import { CheckRecordStatus } from '@garment-mes/domain/states';
import { addDays } from '@garment-mes/domain/time';
import {
  CheckRecordRowFields,
  CreateCustomerFindingBodyFields,
  FinalInspectionWorkReportRowFields,
} from '@garment-mes/sdk/labels';
import {
  createCustomerFinding,
  getFinalInspectionWorkReport,
  listCheckRecords,
} from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';

const DAYS_BACK = 6;
const FINAL = 5 as const;
const REFUSED = 2;

/** How many lots each inspector judged and how fast; in its lots it is noted what the customer found later. */
export const finalWork = defineReport({
  operation: getFinalInspectionWorkReport,
  title: msg('终检工作量'),
  empty: msg('所选日期没有终检'),
  fields: FinalInspectionWorkReportRowFields,
  rowId: ({ inspectorId, workDate }) => `${inspectorId}/${workDate}`,
  liveTopic: 'qc',
  begin: (today) => ({ workDateFrom: addDays(today, -DAYS_BACK), workDateTo: today }),
  parameters: [
    common.workDays,
    { kind: 'record', param: 'inspectorId', label: msg('检验员'), reference: 'listEmployees' },
    common.customer,
    { kind: 'enum', param: 'result', label: msg('结果'), enumName: 'CheckResult' },
  ],
  behind: {
    label: msg('检验单'),
    of: ['lotCount'],
    inRow: true,
    title: ({ inspectorName, workDate }) => `${inspectorName} ${workDate}`,
    list: listCheckRecords,
    query: ({ inspectorId, workDate }, { customerId }) => ({
      checkType: FINAL,
      ...{ inspectorId, workDate, customerId },
    }),
    fields: CheckRecordRowFields,
    // biome-ignore format: the columns of a table are one line.
    columns: ['checkNo', 'result', 'orderNo', 'customerName', 'lotNum', 'sampleNum', 'criticalNum', 'majorNum', 'minorNum', 'round', 'status'],
    rowId: ({ id }) => id,
    actions: {
      finding: {
        ...{ operation: createCustomerFinding, label: msg('登记客户复检') },
        asked: CreateCustomerFindingBodyFields,
        ask: ['findDate', 'criticalNum', 'majorNum', 'remark'],
        begin: (_, today) => ({ findDate: today, criticalNum: 0, majorNum: 0 }),
        when: ({ status, result }) => status === CheckRecordStatus.closed && result !== REFUSED,
        body: ([{ id }], { findDate = '', criticalNum = 0, majorNum = 0, remark }) => ({
          ...{ checkId: id, requestId: newRequestId(), findDate, criticalNum, majorNum },
          remark: remark?.trim() || null,
        }),
      },
    },
  },
});

export default function FinalWork() {
  return <ReportScreen report={finalWork} />;
}
