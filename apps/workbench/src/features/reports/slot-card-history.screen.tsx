import { SlotCardMaintainHistoryRowFields } from '@garment-mes/sdk/labels';
import {
  listSlotCardMaintainHistories,
  type SlotCardMaintainHistoryRow,
} from '@garment-mes/sdk/mes2';
import { Button, type DataColumn, Drawer } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { listColumns } from '#screens/list/list-columns.tsx';
import { defineReport } from '#screens/report/report-definition.ts';
import { narrowed } from '#screens/report/report-figures.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { useReport } from '#screens/report/use-report.ts';
import { ScanTable } from './work/scan-table.tsx';

const SEWING_LINE = 5;

const report = defineReport({
  operation: listSlotCardMaintainHistories,
  title: msg('插卡履历'),
  fields: SlotCardMaintainHistoryRowFields,
  rowId: ({ id }) => id,
  quickFilters: ['unbindReason'],
  parameters: [
    { kind: 'text', param: 'cardNo', label: msg('插卡号') },
    { kind: 'moment', param: 'at', label: msg('某时刻') },
    { kind: 'days', param: 'bindDateFrom', to: 'bindDateTo', label: msg('绑定时间') },
    { kind: 'department', param: 'lineDeptId', label: msg('产线'), deptType: SEWING_LINE },
  ],
});

/** Hours and scans stand in view, and their totals under them; a head is read whole in English too. */
const NARROW: Readonly<Record<string, number>> = {
  ...{ cardNo: 84, bundleLabel: 82, barcode: 140, orderNo: 110, colorName: 68, sizeName: 64 },
  ...{ lineDeptName: 88, bindDate: 140, bindByName: 72, unbindDate: 140, unbindReason: 96 },
  ...{ bindHour: 88, scanCount: 88 },
};

/** Which bundle a card carried, now and before; what was scanned through it stands behind a figure. */
export default function SlotCardHistory() {
  const t = useText();
  const { can } = useWorkbench();
  const shown = useReport(report);
  const [opened, setOpened] = useState<SlotCardMaintainHistoryRow>();
  const language = currentLanguage();

  const columns = useMemo(
    (): DataColumn<SlotCardMaintainHistoryRow>[] =>
      narrowed(listColumns(report.list.fields, report.list.columns, can), NARROW).map((column) =>
        column.id === 'scanCount'
          ? { ...column, cell: (row) => <ScanCount row={row} onOpen={setOpened} /> }
          : column,
      ),
    [can, language],
  );

  return (
    <>
      <ReportScreen shown={shown} columns={columns} onRowOpen={setOpened} />
      {opened && (
        <Drawer
          open
          size={960}
          onOpenChange={(open) => !open && setOpened(undefined)}
          title={t('插卡{card} 扎号{bundle} 期间扫描', {
            card: opened.cardNo,
            bundle: opened.bundleLabel,
          })}
        >
          <ScanTable query={{ bindingId: opened.id }} besides={['employeeName', 'processName']} />
        </Drawer>
      )}
    </>
  );
}

function ScanCount(props: {
  readonly row: SlotCardMaintainHistoryRow;
  readonly onOpen: (row: SlotCardMaintainHistoryRow) => void;
}) {
  const t = useText();
  const { row, onOpen } = props;
  if (row.scanCount === 0) return '0';
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={t('{count} 笔扫描', { count: row.scanCount })}
      onClick={() => onOpen(row)}
    >
      {row.scanCount}
    </Button>
  );
}
