import { formatNumber } from '@garment-mes/domain/formats';
import { OrderShipmentFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import {
  Button,
  EditableTable,
  type EditColumn,
  Field,
  FilterChips,
  Popover,
  TextInput,
  toast,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, labelOf, t, useText } from '#app/i18n.ts';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import type { ShipmentRow } from '../draft/order-draft.ts';
import type { GridProps } from './grid-props.ts';
import styles from './grids.module.css';
import { ShipmentMatrix } from './shipment-matrix.tsx';
import { shippedFaults } from './shipped-faults.ts';
import { splitShipments, unassigned } from './split-shipments.ts';

/** Nothing of it has left yet. */
const PLANNED = 0;

interface ShipmentGridProps extends GridProps<ShipmentRow> {
  readonly order: Pick<Order, 'orderNo' | 'deliveryDate'> & {
    readonly colors: readonly Pick<Order['colors'][number], 'colorId' | 'colorName'>[];
    readonly sizes: readonly Pick<Order['sizes'][number], 'sizeId' | 'sizeName'>[];
    readonly colorSizes: readonly Pick<Order['colorSizes'][number], 'colorId' | 'sizeId' | 'num'>[];
  };
}

/** When the order leaves and in which parts: all shipments together take every colour and size (I1). */
export function ShipmentGrid({ rows, readOnly, onChange, order }: ShipmentGridProps) {
  const t = useText();
  const { orderNo, deliveryDate, colors, sizes, colorSizes } = order;
  const [chosen, setChosen] = useState('');
  const language = currentLanguage();
  const columns = useMemo(shipmentColumns, [language]);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const left = unassigned(colorSizes, rows);

  /** A shipment of which pieces have left is not taken away. */
  function change(next: readonly ShipmentRow[]) {
    const lost = rows.filter(({ id }) => next.every((row) => row.id !== id));
    const [said] = shippedFaults(lost, next, order);
    if (said === undefined) onChange(next);
    else toast.error(said);
  }

  return (
    <div className={styles.shipments}>
      <EditableTable<ShipmentRow>
        label={t('走货')}
        columns={columns}
        rows={rows}
        onRowsChange={change}
        readOnly={readOnly}
        copyRow={(row, id) => ({ ...row, id, shipmentNo: '', status: PLANNED, lines: [] })}
        createRow={(id) => ({
          ...{ id, shipmentNo: freeNo(orderNo, rows), shipmentDate: deliveryDate },
          ...{ destination: null, mode: null, status: PLANNED, lines: [] },
        })}
        toolbar={
          !readOnly &&
          rows.some(({ status }) => status === PLANNED) && (
            <Split
              count={rows.filter(({ status }) => status === PLANNED).length}
              onSplit={(weights) => onChange(splitShipments(colorSizes, rows, weights))}
            />
          )
        }
      />
      {current && (
        <div className={styles.pieces}>
          <FilterChips
            label={t('走货')}
            value={current.id}
            onValueChange={(id) => setChosen(id === '' ? current.id : id)}
            chips={rows.map(({ id, shipmentNo }) => ({ value: id, label: shipmentNo || '–' }))}
          />
          {/* Cells are those of one shipment: who types into another is not outlined here. */}
          <div data-grid={`shipments:${current.id}`} className={styles.pieces}>
            <ShipmentMatrix
              key={current.id}
              shipment={current}
              colors={colors}
              sizes={sizes}
              left={left}
              readOnly={readOnly}
              onLines={(lines) =>
                onChange(rows.map((row) => (row.id === current.id ? { ...row, lines } : row)))
              }
            />
          </div>
        </div>
      )}
    </div>
  );
}

function shipmentColumns(): readonly EditColumn<ShipmentRow>[] {
  const column = gridColumns<ShipmentRow>(OrderShipmentFields);
  return [
    column.text('shipmentNo', { required: true, pinned: true, width: 160 }),
    {
      id: 'shipmentDate',
      header: labelOf(OrderShipmentFields.shipmentDate),
      kind: 'date',
      width: 140,
      required: true,
    },
    column.text('destination', { nullable: true, width: 160 }),
    column.choice('mode', { nullable: true }),
    {
      id: 'status',
      header: labelOf(OrderShipmentFields.status),
      kind: 'computed',
      cell: ({ status }) => (
        <FieldValue name="status" field={OrderShipmentFields.status} value={status} />
      ),
    },
    {
      id: 'num',
      header: t('数量'),
      kind: 'computed',
      align: 'end',
      cell: ({ lines }) => formatNumber(lines.reduce((sum, { num }) => sum + num, 0)),
    },
    {
      id: 'shippedNum',
      header: t('已走数'),
      kind: 'computed',
      align: 'end',
      cell: ({ lines }) => formatNumber(lines.reduce((sum, line) => sum + line.shippedNum, 0)),
    },
  ];
}

/** The first number after those of the order that no shipment has. */
function freeNo(orderNo: string, rows: readonly ShipmentRow[]): string {
  let at = rows.length + 1;
  while (rows.some(({ shipmentNo }) => shipmentNo === `${orderNo}-${at}`)) at += 1;
  return `${orderNo}-${at}`;
}

const WEIGHTS = /^\d+(\.\d+)?$/;

/** Asks by which weights the pieces are divided. */
function Split(props: { readonly count: number; readonly onSplit: (weights: string[]) => void }) {
  const t = useText();
  const { count, onSplit } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? Array.from({ length: count }, () => '1').join(':');
  const weights = text.split(/[:：,，\s]+/).filter((part) => part !== '');
  const isFit =
    weights.length === count && weights.every((part) => WEIGHTS.test(part) && Number(part) > 0);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      aria-label={t('按比例拆分')}
      className={styles.split}
      trigger={<Button size="small">{t('按比例拆分')}</Button>}
    >
      <Field
        label={t('比例')}
        hint={t('每个未走的走货批一个数，用冒号隔开')}
        error={isFit ? undefined : t('需要 {count} 个大于0的数', { count })}
      >
        <TextInput value={text} onValueChange={setTyped} />
      </Field>
      <Button
        variant="primary"
        disabled={!isFit}
        onClick={() => {
          onSplit(weights);
          setOpen(false);
        }}
      >
        {t('拆分')}
      </Button>
    </Popover>
  );
}
