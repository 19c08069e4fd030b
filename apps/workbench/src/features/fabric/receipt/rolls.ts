import { MEASURABLE } from '@garment-mes/domain/fabric';
import { FabricRollRowFields, UpdateFabricRollBodyFields } from '@garment-mes/sdk/labels';
import {
  type FabricRollRow,
  listFabricRolls,
  saveOrderFabrics,
  updateFabricRoll,
} from '@garment-mes/sdk/mes2';
import { validateUpdateFabricRoll } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import type { FormIssue } from '#screens/form/form-definition.ts';
import type { Action } from '#screens/list/list-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { isTyped } from './receipt.ts';
import { ReserveRolls } from './reserve-rolls.tsx';
import { RollLabels } from './roll-labels.tsx';
import { RollLife } from './roll-life.tsx';

const move: Action<FabricRollRow, typeof updateFabricRoll> = {
  operation: updateFabricRoll,
  on: 'rows',
  label: msg('移库'),
  each: true,
  when: ({ status }) => status !== 9,
  ask: ['locationCode'],
  asked: UpdateFabricRollBodyFields,
  body: ([{ id, version }], { locationCode = null }) => ({ id, version, locationCode }),
};

/** The rolls of a receipt: measured, moved, kept for an order, labelled, and followed. */
export const rollsOf = (cNo: string) =>
  defineRecord({
    list: listFabricRolls,
    query: { cNo },
    whole: true,
    liveTopic: 'tympan',
    update: updateFabricRoll,
    label: 'rollNo',
    fields: FabricRollRowFields,
    columns: [
      ...(['rollNo', 'status', 'colorName', 'dyeLot', 'shade', 'labelLen', 'actualLen'] as const),
      ...(['shortLen', 'points', 'rollPointsPer100', 'remainLen', 'usedLen', 'orderNo'] as const),
      ...(['locationCode', 'widthCm', 'labelWeight', 'actualWeight', 'gsm'] as const),
      ...(['shrinkWarpPct', 'shrinkWeftPct'] as const),
    ],
    when: { edit: ({ status }) => MEASURABLE.includes(status) },
    body: UpdateFabricRollBodyFields,
    validate: (values) => validateUpdateFabricRoll(values).filter(isTyped),
    check: ({ actualLen, shade, reason }, row) => [
      ...(actualLen === ''
        ? [{ field: 'actualLen', text: t('请填写实际长') } satisfies FormIssue<'actualLen'>]
        : []),
      ...(row?.shade && shade !== row.shade && !reason
        ? [{ field: 'reason', text: t('请填写改色号段原因') } satisfies FormIssue<'reason'>]
        : []),
    ],
    form: [
      ...(['actualLen', 'actualWeight', 'widthCm', 'gsm', 'shrinkWarpPct'] as const),
      ...(['shrinkWeftPct', 'dyeLot', 'shade', 'locationCode'] as const),
      { field: 'reason', wide: true },
    ],
    actions: {
      reserve: {
        operation: saveOrderFabrics,
        on: 'rows',
        label: msg('预留'),
        when: ({ status, orderId }) => status === 0 && orderId === null,
        open: ReserveRolls,
      },
      move,
      labels: { on: 'rows', label: msg('打印标签'), open: RollLabels },
    },
    detail: [{ label: msg('去向'), Panel: RollLife }],
  });
