import { CheckRecordRowFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecordRow,
  createCheckRecord,
  getAqlPlan,
  getOrder,
  listCheckRecords,
} from '@garment-mes/sdk/mes2';
import { type Validator, validateCreateCheckRecord } from '@garment-mes/sdk/validators';
import { Alert, Select } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useSettled } from '#app/use-settled.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import type { BesideProps } from '#screens/record/record-definition.ts';
import { FINAL } from '../checks/use-taps.ts';
import { PlanBar } from './plan-bar.tsx';

const CLOSED = 4;
const ACCEPTED: readonly number[] = [1, 3];
/** How long a lot size stands before its plan is asked for, in milliseconds. */
const SETTLED_MS = 300;
const MOST_LOTS = 200;

/** A lot begins with no garment judged; how many are to be says its plan. */
const NOTHING = {
  ...{ checkType: FINAL, checkNum: 1, passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 },
} as const;

type Begin = typeof createCheckRecord;

/** Makes the record of a lot with the sample that its plan spreads over colours and sizes; answers its row. */
export const beginInspection = Object.assign(
  async (
    client: Parameters<Begin>[0],
    request: Parameters<Begin>[1],
    options?: Parameters<Begin>[2],
  ): Promise<CheckRecordRow> => {
    const { orderId, shipmentId, lotNum } = request.body;
    const query = {
      orderId,
      lotNum: lotNum ?? 0,
      ...(shipmentId ? { shipmentId } : {}),
    };
    const { cells } = await getAqlPlan(client, { query }, options);
    const split = cells.map(({ colorId, sizeId, checkNum }) => ({ colorId, sizeId, checkNum }));
    const checkNum = split.reduce((sum, cell) => sum + cell.checkNum, 0);
    const body = { ...NOTHING, ...request.body, checkNum, cells: split };
    return (await createCheckRecord(client, { ...request, body }, options)).record;
  },
  createCheckRecord,
) as unknown as Begin;

export const validateBegin: Validator = (values) =>
  validateCreateCheckRecord({ ...NOTHING, ...(values as object) });

/** A lot has a size. */
export const lotIssues = ({ lotNum }: FormValues): readonly FormIssue<'lotNum'>[] =>
  lotNum ? [] : [{ field: 'lotNum', text: t('请填写批量') }];

/** Shipments of the order; the one that is chosen says how many garments no lot was accepted of. */
export function ShipmentField({ value, onChange, values }: ControlProps) {
  const orderId = String(values.orderId ?? '');
  const order = useOperation(getOrder, { query: { id: orderId } }, { enabled: orderId !== '' });
  const lots = useOperation(
    listCheckRecords,
    { query: { orderId, checkType: FINAL, pageSize: MOST_LOTS } },
    { enabled: orderId !== '' },
  );
  const shipments = order.data?.shipments ?? [];
  const openOf = (id: string): number => {
    const lines = shipments.find((each) => each.id === id)?.lines ?? [];
    const accepted = (lots.data?.list ?? []).filter(
      ({ shipmentId, status, result }) =>
        shipmentId === id && status === CLOSED && ACCEPTED.includes(result),
    );
    return (
      lines.reduce((sum, { num }) => sum + num, 0) -
      accepted.reduce((sum, { lotNum }) => sum + (lotNum ?? 0), 0)
    );
  };
  return (
    <Select
      clearable
      disabled={orderId === ''}
      value={String(value ?? '')}
      options={shipments.map(({ id, shipmentNo, shipmentDate }) => ({
        value: id,
        label: shipmentNo,
        note: shipmentDate,
      }))}
      onValueChange={(id) => onChange(id, id === '' ? undefined : { openNum: openOf(id) })}
    />
  );
}

/** The lot that a shipment still is. */
export const ofShipment = ({ openNum }: { readonly openNum: number }) =>
  openNum > 0 ? { lotNum: openNum } : {};

/** The plan of the lot while its size is typed; why there is none. */
export function PlanBeside({ values }: BesideProps) {
  const { orderId, shipmentId, lotNum } = values;
  const settled = useSettled(Number(lotNum), SETTLED_MS);
  const { data, error } = useOperation(
    getAqlPlan,
    {
      query: {
        orderId: String(orderId),
        lotNum: settled,
        ...(shipmentId ? { shipmentId: String(shipmentId) } : {}),
      },
    },
    { enabled: Boolean(orderId) && settled > 0, keepPrevious: true },
  );
  if (!orderId || settled === 0) return null;
  if (error) return <Alert tone="warn">{failureText(error)}</Alert>;
  return (
    <>
      {data && <PlanBar plan={data} />}
      {data && data.cartonNum > 0 && (
        <p>
          {t('{label}：开 {count} 箱', {
            label: fieldLabel(CheckRecordRowFields, 'sampleNum'),
            count: data.cartonNum,
          })}
        </p>
      )}
    </>
  );
}
