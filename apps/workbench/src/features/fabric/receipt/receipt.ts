import { FabricLotRowFields, UpdateFabricLotBodyFields } from '@garment-mes/sdk/labels';
import {
  type FabricLot,
  type FabricLotRow,
  type FabricRollRow,
  getCloth,
  inspectCloth,
  listCloths,
  releaseCloth,
  updateCloth,
} from '@garment-mes/sdk/mes2';
import { validateUpdateCloth } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord, type RecordOf } from '#screens/record/record-definition.ts';

/** A receipt with its rolls. */
export interface Receipt extends FabricLotRow {
  readonly rolls: readonly FabricRollRow[];
}

export const receiptOf = ({ lot, rolls }: FabricLot): Receipt => ({ ...lot, rolls });

/** A remnant is a roll of its own that nobody delivered. */
const isDelivered = ({ status }: FabricRollRow): boolean => status !== 5;

/** What every body of a stored record has and nobody types. */
export const isTyped = ({ path }: { readonly path: string }): boolean =>
  path !== '/id' && path !== '/version';

const head = defineRecord({
  list: listCloths,
  update: updateCloth,
  edit: 'page',
  label: 'cNo',
  fields: FabricLotRowFields,
  when: { edit: ({ status }) => [0, 1, 2].includes(status) },
  body: UpdateFabricLotBodyFields,
  validate: (values) => validateUpdateCloth(values).filter(isTyped),
  form: [
    ...(['supplierName', 'orderId', 'receiveDate', 'warehouseId', 'relaxDate', 'remark'] as const),
    {
      field: 'rolls',
      rows: ['rollNo', 'colorId', 'dyeLot', 'labelLen', 'labelWeight', 'widthCm', 'locationCode'],
      hint: msg('已检验的布卷不能改'),
    },
  ],
  actions: {
    inspect: {
      operation: inspectCloth,
      label: msg('验布'),
      when: ({ status }) => status === 0 || status === 1,
      act: () => undefined,
    },
    release: {
      operation: releaseCloth,
      label: msg('放行'),
      primary: true,
      when: ({ status }) => status === 1,
      confirm: ([{ cNo }]) => t('放行 {cNo}？', { cNo }),
      body: ([{ id }]) => ({ ids: [id] }),
    },
  },
});

/** The receipt of a number as its form and its steps have it. */
export const receiptRecord = (cNo: string): RecordOf<FabricLotRow> => ({
  ...head,
  valuesOf: (row) => {
    const { rolls = [] } = row as Partial<Receipt>;
    return head.valuesOf({ ...row, rolls: rolls.filter(isDelivered) } as FabricLotRow);
  },
  read: async (client) => receiptOf(await getCloth(client, { query: { cNo } })),
});
