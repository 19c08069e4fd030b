import { SlotCardMaintainHistoryRowFields } from '@garment-mes/sdk/labels';
import { listSlotCardMaintainHistories } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { common } from '#screens/report/common-parameters.ts';
import { defineReport } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { scansBehind } from './work/scans-behind.ts';

/** Which bundle a card carried, now and before; what was scanned through it stands behind a figure. */
export const slotCardHistory = defineReport({
  operation: listSlotCardMaintainHistories,
  title: msg('插卡履历'),
  fields: SlotCardMaintainHistoryRowFields,
  rowId: ({ id }) => id,
  quickFilters: ['unbindReason'],
  parameters: [
    { kind: 'text', param: 'cardNo', label: msg('插卡号') },
    { kind: 'moment', param: 'at', label: msg('某时刻') },
    { kind: 'days', param: 'bindDateFrom', to: 'bindDateTo', label: msg('绑定时间') },
    common.line,
  ],
  behind: {
    ...scansBehind,
    of: ['scanCount'],
    title: ({ cardNo, bundleLabel }) =>
      t('插卡{card} 扎号{bundle} 期间扫描', { card: cardNo, bundle: bundleLabel }),
    query: ({ id }) => ({ bindingId: id }),
  },
});

export default function SlotCardHistory() {
  return <ReportScreen report={slotCardHistory} />;
}
