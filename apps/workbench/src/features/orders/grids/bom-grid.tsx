import type { OrderedPieces } from '@garment-mes/domain/orders';
import { OrderBomLineFields } from '@garment-mes/sdk/labels';
import type { Order, OrderBomLine } from '@garment-mes/sdk/mes2';
import { EditableTable, type EditableTableHandle, type EditColumn, toast } from '@garment-mes/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import { currentLanguage, labelOf, t, useText } from '#app/i18n.ts';
import { useBillUnits } from '#garment/bill-units.ts';
import { SizeUsagePopover } from '#garment/size-usage-popover.tsx';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import type { ReferenceRow } from '#screens/references/references.ts';
import {
  type NamedRecords,
  namesOf,
  useNamedRecords,
} from '#screens/references/use-named-records.ts';
import { bomNeed, isOverIssued } from './bom-need.ts';
import type { GridProps } from './grid-props.ts';
import styles from './grids.module.css';

/** Numbers of lines stand apart, so that one fits between. */
const STEP = 10;

interface BomGridProps extends GridProps<OrderBomLine> {
  /** Garment colours a line may be for. */
  readonly colors: Order['colors'];
  readonly sizes: Order['sizes'];
  /** Pieces the needs are worked out for while they change; the stored needs stand without them. */
  readonly pieces?: readonly OrderedPieces[];
  readonly toolbar?: ReactNode;
  readonly ref?: Ref<EditableTableHandle>;
}

/** Materials of an order; a line of which something is issued stays. */
export function BomGrid(props: BomGridProps) {
  const t = useText();
  const { rows, readOnly, onChange, colors, sizes, pieces, toolbar, ref } = props;
  const materials = useNamedRecords('listMaterials', {
    ids: rows.map(({ materialId }) => materialId),
    names: namesOf(rows, 'materialId', 'materialName'),
  });
  const { optionsOf: unitsOf } = useBillUnits(rows, materials);
  const language = currentLanguage();
  const columns = useMemo(
    () => bomColumns({ materials, unitsOf, colors, sizes, pieces, readOnly }),
    [materials, unitsOf, colors, sizes, pieces, readOnly, language],
  );

  function change(next: readonly OrderBomLine[]) {
    const lost = rows.find(
      ({ id, issuedNum }) => Number(issuedNum) > 0 && !next.some((line) => line.id === id),
    );
    if (lost) toast.error(t('面料已发{len}米，不能删除', { len: Number(lost.issuedNum) }));
    else onChange(next);
  }

  return (
    <EditableTable<OrderBomLine>
      ref={ref}
      label="BOM"
      columns={columns}
      rows={rows}
      onRowsChange={change}
      readOnly={readOnly}
      toolbar={toolbar}
      createRow={(id) => blankLine(id, (rows.length + 1) * STEP)}
    />
  );
}

interface BomColumnsOf extends Pick<BomGridProps, 'colors' | 'sizes' | 'readOnly'> {
  readonly pieces: BomGridProps['pieces'] | undefined;
  readonly materials: NamedRecords<ReferenceRow<'listMaterials'>>;
  readonly unitsOf: ReturnType<typeof useBillUnits>['optionsOf'];
}

function bomColumns(of: BomColumnsOf): readonly EditColumn<OrderBomLine>[] {
  const { materials, unitsOf, colors, sizes, pieces, readOnly } = of;
  const column = gridColumns<OrderBomLine>(OrderBomLineFields);
  const needOf = (line: OrderBomLine) => (pieces ? bomNeed(line, pieces) : line.needNum);
  return [
    column.record(
      'materialId',
      materials,
      (line, id, name, found) => ({
        ...line,
        materialId: id,
        materialName: name ?? '',
        unitCode: found?.unitCode ?? line.unitCode,
      }),
      {
        ...{ required: true, width: 200, pinned: true },
        locked: (line: OrderBomLine) => Number(line.issuedNum) > 0,
      },
    ),
    column.choice('fabricPart', { nullable: true }),
    column.text('partName', { nullable: true }),
    {
      ...column.reference(
        'colorId',
        colors.map(({ colorId, colorName }) => ({ value: colorId, label: colorName })),
        { width: 108 },
      ),
      write: (line, id) => ({
        ...line,
        colorId: id === '' ? null : id,
        colorName: colors.find(({ colorId }) => colorId === id)?.colorName ?? null,
      }),
    },
    column.flag('isMain', readOnly),
    column.decimal('usageNum', {
      places: 4,
      required: true,
      validate: (text) => (Number(text) > 0 ? undefined : t('单件用量须大于0')),
    }),
    { ...column.reference('unitCode', [], { required: true, width: 80 }), options: unitsOf },
    column.decimal('lossPct', { places: 2, nullable: true }),
    {
      id: 'sizeUsages',
      header: labelOf(OrderBomLineFields.sizeUsages),
      kind: 'custom',
      width: 104,
      cell: (line, update) => (
        <SizeUsagePopover row={line} sizes={sizes} readOnly={readOnly} onChange={update} />
      ),
    },
    {
      id: 'needNum',
      align: 'end',
      header: labelOf(OrderBomLineFields.needNum),
      kind: 'computed',
      cell: needOf,
    },
    {
      id: 'issuedNum',
      align: 'end',
      header: labelOf(OrderBomLineFields.issuedNum),
      kind: 'computed',
      cell: (line) => {
        const { issuedNum } = line;
        if (pieces === undefined || !isOverIssued(issuedNum, needOf(line))) return issuedNum;
        const said = t('已发 {issued}，多于新需求 {need}', {
          issued: Number(issuedNum),
          need: Number(needOf(line)),
        });
        return (
          <span className={styles.over} title={said}>
            <span role="img" aria-label={said}>
              ▲
            </span>{' '}
            {issuedNum}
          </span>
        );
      },
    },
    column.text('supplierName', { nullable: true }),
    column.text('remark', { nullable: true }),
  ];
}

const blankLine = (id: string, seqNo: number): OrderBomLine => ({
  ...{ id, seqNo, materialId: '', materialCode: '', materialName: '' },
  ...{ fabricPart: null, partName: null, colorId: null, colorName: null, isMain: 0 },
  ...{ usageNum: '', unitCode: '', lossPct: '0', sizeUsages: [] },
  ...{ needNum: '0', issuedNum: '0', returnNum: '0', supplierName: null, remark: null },
});
