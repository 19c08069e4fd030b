import { isOutOfTolerance } from '@garment-mes/domain/quality';
import { OrderMeasurePointFields } from '@garment-mes/sdk/labels';
import type { MeasureReading, Order, OrderMeasurePoint } from '@garment-mes/sdk/mes2';
import { EditableTable, type EditColumn, EmptyState } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { isMeasure, measureOf } from '#garment/grading.ts';
import { fieldLabel } from '#screens/fields/labels.ts';

/** A point of measure with what the sample piece of each size measures. */
interface MeasuredPoint extends OrderMeasurePoint {
  readonly id: string;
  readonly measured: Readonly<Record<string, string>>;
}

interface MeasuresProps {
  readonly order: Order;
  readonly readings: readonly MeasureReading[];
  readonly readOnly: boolean;
  readonly onChange: (readings: MeasureReading[]) => void;
}

/** Points of the order's standard by the sample piece of each size; what is out of tolerance is red. */
export function Measures({ order, readings, readOnly, onChange }: MeasuresProps) {
  const t = useText();
  const { sizes } = order;
  const points = order.qualifying?.points ?? [];
  const language = currentLanguage();
  const rows: readonly MeasuredPoint[] = points.map((point) => ({
    ...{ ...point, id: point.pointName },
    measured: Object.fromEntries(
      readings
        .filter(({ pointName }) => pointName === point.pointName)
        .map(({ sizeId, value }) => [sizeId ?? '', value]),
    ),
  }));
  const columns = useMemo((): readonly EditColumn<MeasuredPoint>[] => {
    const known = (name: 'pointName' | 'tolUp' | 'tolDown'): EditColumn<MeasuredPoint> => ({
      ...{ id: name, header: fieldLabel(OrderMeasurePointFields, name), kind: 'computed' },
      cell: (row: MeasuredPoint) => row[name],
      read: (row: MeasuredPoint) => row[name] ?? '',
      width: name === 'pointName' ? 148 : 88,
    });
    return [
      ...(['pointName', 'tolUp', 'tolDown'] as const).map(known),
      ...sizes.map(
        ({ sizeId, sizeName }): EditColumn<MeasuredPoint> => ({
          ...{ id: `size-${sizeId}`, header: sizeName, kind: 'text', align: 'end', width: 96 },
          read: ({ measured }) => measured[sizeId] ?? '',
          write: (row, text) => ({ ...row, measured: { ...row.measured, [sizeId]: text } }),
          hint: (row) => t('标准 {value}', { value: measureOf(row, sizeId) || '–' }),
          validate: (text, row) => {
            if (text === '') return undefined;
            if (!isMeasure(text)) return t('请输入数字');
            return isOut(row, sizeId, text)
              ? t('尺寸超差：标准 {value}', { value: measureOf(row, sizeId) })
              : undefined;
          },
        }),
      ),
    ];
  }, [sizes, language]);
  if (points.length === 0) return <EmptyState>{t('订单没有尺寸标准')}</EmptyState>;
  return (
    <EditableTable<MeasuredPoint>
      label={t('尺寸')}
      columns={columns}
      rows={rows}
      rowsFixed
      readOnly={readOnly}
      onRowsChange={(next) =>
        onChange(
          next.flatMap((row) =>
            sizes.flatMap(({ sizeId }, at): MeasureReading[] => {
              const value = row.measured[sizeId] ?? '';
              if (!isMeasure(value) || value === '') return [];
              const isOff = isOut(row, sizeId, value);
              return [{ pointName: row.pointName, sizeId, pieceNo: at + 1, value, isOut: isOff }];
            }),
          ),
        )
      }
    />
  );
}

function isOut(point: OrderMeasurePoint, sizeId: string, measured: string): boolean {
  const value = measureOf(point, sizeId);
  return value !== '' && isOutOfTolerance(measured, value, point);
}
