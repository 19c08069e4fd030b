import { CheckResultLabels } from '@garment-mes/sdk/labels';
import { getOrder, getWarehouseOutRemaining } from '@garment-mes/sdk/mes2';
import { Select } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { labelOf } from '#app/i18n.ts';
import type { ControlProps } from '#screens/form/form-definition.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The shipments of the order. */
export function ShipmentField({ value, onChange, values }: ControlProps) {
  const id = textOf(values.orderId);
  const { data, isFetching } = useOperation(getOrder, { query: { id } }, { enabled: id !== '' });
  const options = (data?.shipments ?? []).map(
    ({ id: shipmentId, shipmentNo, shipmentDate, destination }) => ({
      value: shipmentId,
      label: shipmentNo,
      note: [shipmentDate, destination].filter(Boolean).join(' '),
    }),
  );
  return (
    <Select
      clearable
      disabled={isFetching && data === undefined}
      options={options}
      value={textOf(value)}
      onValueChange={onChange}
    />
  );
}

/** The final inspections of the order that let it leave. */
export function InspectionField({ value, onChange, values }: ControlProps) {
  const [orderId, shipmentId] = [textOf(values.orderId), textOf(values.shipmentId)];
  const { data } = useOperation(
    getWarehouseOutRemaining,
    { query: { orderId, ...(shipmentId && { shipmentId }) } },
    { enabled: orderId !== '' },
  );
  const options = (data?.inspections ?? []).map(({ checkId, checkNo, workDate, result }) => ({
    value: checkId,
    label: checkNo,
    note: `${workDate} ${labelOf(CheckResultLabels[result])}`,
  }));
  return <Select clearable options={options} value={textOf(value)} onValueChange={onChange} />;
}
