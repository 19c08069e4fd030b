import { formatNumber } from '@garment-mes/domain';
import { OrderShipmentFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import {
  Button,
  EditableTable,
  type EditColumn,
  Field,
  FilterChips,
  NumberInput,
  Popover,
  TextInput,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { FieldValue } from '#kit/field-value.tsx';
import { gridColumns } from '#kit/grid-columns.tsx';
import { currentLanguage, labelOf, useText } from '#kit/i18n.ts';
import type { ShipmentRow } from '../draft/order-draft.ts';
import type { GridProps } from './grid-props.ts';
import styles from './grids.module.css';
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
  const columns = useMemo((): readonly EditColumn<ShipmentRow>[] => {
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
        cell: ({ lines }) => formatNumber(lines.reduce((sum, { num }) => sum + num, 0)),
      },
    ];
  }, [language]);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const left = unassigned(colorSizes, rows);

  function setCell(shipment: ShipmentRow, colorId: string, sizeId: string, text: string) {
    const is = (line: ShipmentRow['lines'][number]) =>
      line.colorId === colorId && line.sizeId === sizeId;
    const line = shipment.lines.find(is) ?? { id: '', colorId, sizeId, num: 0, shippedNum: 0 };
    const lines = [...shipment.lines.filter((each) => !is(each)), { ...line, num: Number(text) }];
    onChange(rows.map((row) => (row.id === shipment.id ? { ...row, lines } : row)));
  }

  return (
    <div className={styles.grid}>
      <EditableTable<ShipmentRow>
        label={t('走货')}
        columns={columns}
        rows={rows}
        onRowsChange={onChange}
        readOnly={readOnly}
        copyRow={(row, id) => ({ ...row, id, shipmentNo: '', status: PLANNED, lines: [] })}
        createRow={(id) => ({
          ...{ id, shipmentNo: `${orderNo}-${rows.length + 1}`, shipmentDate: deliveryDate },
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
        <>
          <FilterChips
            label={t('走货')}
            value={current.id}
            onValueChange={(id) => setChosen(id === '' ? current.id : id)}
            chips={rows.map(({ id, shipmentNo }) => ({ value: id, label: shipmentNo || '–' }))}
          />
          <div className={styles.across}>
            <table className={styles.matrix} aria-label={t('走货数量')}>
              <thead>
                <tr>
                  <th scope="col">{t('颜色')}</th>
                  {sizes.map(({ sizeId, sizeName }) => (
                    <th key={sizeId} scope="col">
                      {sizeName}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {colors.map(({ colorId, colorName }) => (
                  <tr key={colorId}>
                    <th scope="row">{colorName}</th>
                    {sizes.map(({ sizeId, sizeName }) => {
                      const line = current.lines.find(
                        (each) => each.colorId === colorId && each.sizeId === sizeId,
                      );
                      const rest = left.get(`${colorId}/${sizeId}`) ?? 0;
                      return (
                        <td key={sizeId} data-uneven={rest !== 0 || undefined}>
                          <NumberInput
                            aria-label={`${current.shipmentNo} ${colorName} ${sizeName}`}
                            places={0}
                            min={String(line?.shippedNum ?? 0)}
                            readOnly={readOnly || current.status !== PLANNED}
                            value={line === undefined ? '' : String(line.num)}
                            onValueChange={(text) => setCell(current, colorId, sizeId, text)}
                          />
                          <small>{t('未分配 {num}', { num: formatNumber(rest) })}</small>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  );
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
