import { addDays } from '@garment-mes/domain/time';
import { BatchDayLogItemFields, BatchDayLogRowFields } from '@garment-mes/sdk/labels';
import {
  type BatchDayLogItem,
  type BatchDayLogRow,
  getBatchDayLogDetail,
  listBatchDayLogs,
  retryBatchDayLog,
} from '@garment-mes/sdk/mes2';
import { useMemo } from 'react';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { fieldText } from '#screens/fields/field-value.tsx';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';

const boardOf = ({ recordId }: BatchDayLogItem) =>
  href('/schedule/schedule/schedule', undefined, { scheduleId: recordId ?? '' });

/** The page of the record that an entry is about, by its job. */
const PAGES: { readonly [Job in BatchDayLogRow['jobCode']]?: (item: BatchDayLogItem) => string } = {
  // A person is called by number and name.
  wage: ({ label }) =>
    href('/mes/basic/wagesRecords', undefined, { employeeNo: label.split(' ')[0] }),
  scheduleStart: boardOf,
  scheduleStop: boardOf,
};

/** What a job did to each record, what failed first. */
function Entries({ row: { id, jobCode } }: { readonly row: BatchDayLogRow }) {
  const entries = useMemo(() => {
    const pageOf = PAGES[jobCode];
    const Called = ({ row }: { readonly row: BatchDayLogItem }) =>
      pageOf && row.recordId ? <TextLink to={pageOf(row)}>{row.label}</TextLink> : row.label;
    return defineList({
      operation: getBatchDayLogDetail,
      fields: BatchDayLogItemFields,
      columns: ['seqNo', { field: 'label', Cell: Called }, 'isOk', 'text'],
      query: { id },
    });
  }, [id, jobCode]);
  return <ListScreen list={entries} />;
}

const jobs = defineList({
  operation: listBatchDayLogs,
  fields: BatchDayLogRowFields,
  label: ({ jobCode, workDate }) =>
    `${fieldText('jobCode', BatchDayLogRowFields.jobCode, jobCode)} ${workDate}`,
  liveTopic: 'job',
  begin: (today) => ({ days: { workDate: { from: addDays(today, -6), to: today } } }),
  quickFilters: ['workDate', 'jobCode', { param: 'failed', label: msg('仅失败') }],
  detail: [{ label: msg('明细'), Panel: Entries }],
  actions: {
    retry: {
      ...{ operation: retryBatchDayLog, label: msg('重跑失败项') },
      when: ({ isRepeatable }) => isRepeatable,
      confirm: ([{ failNum }]) => t('重跑{failNum}项？', { failNum }),
      body: ([{ id }]) => ({ id }),
    },
  },
});

/** Whether the batch jobs of the last days ran, what failed in them and why. */
export default function BatchLogs() {
  return <ListScreen list={jobs} />;
}
