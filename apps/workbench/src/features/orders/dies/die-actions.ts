import { DieStatus } from '@garment-mes/domain/states';
import { ChangeCuttingDieStatusBodyFields } from '@garment-mes/sdk/labels';
import { type CuttingDieRow, changeCuttingDieStatus } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import type { Action } from '#screens/list/list-definition.ts';
import { DieHistory } from './die-history.tsx';
import { DieLabels } from './die-labels.tsx';

const { available, maintenance, scrapped } = DieStatus;
type StatusAction = Action<CuttingDieRow, typeof changeCuttingDieStatus>;

const sharpen: StatusAction = {
  operation: changeCuttingDieStatus,
  label: msg('送磨'),
  when: ({ status }) => status === available,
  confirm: ([{ moldNo }]) => t('刀模 {moldNo} 送磨？', { moldNo }),
  body: ([{ id }]) => ({ ids: [id], status: maintenance }),
};

const sharpened: StatusAction = {
  operation: changeCuttingDieStatus,
  label: msg('磨好'),
  when: ({ status }) => status === maintenance,
  confirm: ([{ moldNo }]) => t('刀模 {moldNo} 已磨好？', { moldNo }),
  ask: [{ field: 'regrindPct', hint: msg('寿命的百分之几算已用，空 = 0') }],
  asked: ChangeCuttingDieStatusBodyFields,
  body: ([{ id }], { regrindPct }) => ({
    ids: [id],
    status: available,
    regrindPct: regrindPct || null,
  }),
};

const scrap: StatusAction = {
  operation: changeCuttingDieStatus,
  label: msg('报废'),
  danger: true,
  when: ({ status }) => status === available || status === maintenance,
  confirm: () => t('报废后不可恢复，确定？'),
  ask: ['reason'],
  asked: ChangeCuttingDieStatusBodyFields,
  body: ([{ id }], { reason }) => ({ ids: [id], status: scrapped, reason: reason || null }),
};

/** What is done with a die. */
export const dieActions = {
  sharpen,
  sharpened,
  plan: {
    label: msg('排期'),
    to: ({ moldNo }: CuttingDieRow) =>
      `/schedule/schedule/knifeMoldSchedule?moldNo=${encodeURIComponent(moldNo)}`,
  },
  history: { label: msg('履历'), open: DieHistory },
  scrap,
  labels: { label: msg('打印标签'), on: 'rows', open: DieLabels },
} as const;
