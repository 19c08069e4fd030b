import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { formatNumber } from '@garment-mes/domain/formats';
import {
  FabricPartLabels,
  StyleBomLineFields,
  StyleFabricFields,
  StylePartFields,
} from '@garment-mes/sdk/labels';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, labelOf, useText } from '#app/i18n.ts';
import { useBillUnits } from '#garment/bill-units.ts';
import { SizeUsagePopover } from '#garment/size-usage-popover.tsx';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import { namesOf, useNamedRecords } from '#screens/references/use-named-records.ts';
import { billColorColumn, colorsOf, type StyleColor } from './bill-colors.tsx';
import { bomCosts } from './bom-cost.ts';
import styles from './style.module.css';
import type { BomRow, FabricRow, PartRow } from './style-draft.ts';

interface GridProps<Row> {
  readonly rows: readonly Row[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Sizes of the style in their order. */
export interface StyleSize {
  readonly sizeId: string;
  readonly sizeName: string;
}

interface PartGridProps extends GridProps<PartRow> {
  /** Dies made for the style are offered first. */
  readonly styleId: string;
}

/** The panels of a garment. */
export function PartGrid({ rows, readOnly, onChange, styleId }: PartGridProps) {
  const t = useText();
  const names = namesOf(rows, 'knifeMoldId', 'moldNo');
  const dies = useNamedRecords('listCuttingDies', { names, first: { styleId } });
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<PartRow>[] => {
    const column = gridColumns<PartRow>(StylePartFields);
    return [
      { ...column.text('partCode', { required: true, pinned: true }), header: t('部位编码') },
      column.text('partName', { required: true, width: 148 }),
      column.choice('fabricPart', { required: true }),
      column.whole('piecesPerGarment', { required: true, min: '1' }),
      column.record(
        'knifeMoldId',
        dies,
        (row, id, moldNo) => ({
          ...row,
          knifeMoldId: id === '' ? null : id,
          moldNo: moldNo ?? null,
        }),
        { width: 148 },
      ),
      column.flag('isFused', readOnly),
      column.flag('isPrinted', readOnly),
      column.decimal('areaCm2', { nullable: true, places: 1 }),
    ];
  }, [readOnly, dies, language]);
  const perGarment = [...Map.groupBy(rows, ({ fabricPart }) => fabricPart)].map(
    ([fabricPart, own]) =>
      `${labelOf(FabricPartLabels[fabricPart])} ${own.reduce((sum, { piecesPerGarment }) => sum + piecesPerGarment, 0)}`,
  );
  return (
    <div className={styles.grid}>
      <EditableTable<PartRow>
        label={t('部位')}
        columns={columns}
        rows={rows}
        onRowsChange={onChange}
        readOnly={readOnly}
        createRow={(id) => ({
          id,
          partCode: '',
          partName: '',
          fabricPart: 1,
          piecesPerGarment: 1,
          knifeMoldId: null,
          isFused: 0,
          isPrinted: 0,
          areaCm2: null,
        })}
      />
      <p className={styles.foot}>{t('每件裁片数：{parts}', { parts: perGarment.join(t('、')) })}</p>
    </div>
  );
}

interface BomGridProps extends GridProps<BomRow> {
  readonly sizes: readonly StyleSize[];
  /** Colours a line may be for. */
  readonly sizeColors: readonly StyleColor[];
}

/** What a garment is made of. */
export function BomGrid(props: BomGridProps) {
  const t = useText();
  const { rows, readOnly, onChange, sizes, sizeColors } = props;
  const colors = useMemo(() => colorsOf(sizeColors), [sizeColors]);
  const materials = useNamedRecords('listMaterials', {
    ids: rows.map(({ materialId }) => materialId),
    names: namesOf(rows, 'materialId', 'materialName'),
  });
  const { units, optionsOf: unitsOf } = useBillUnits(rows, materials);
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<BomRow>[] => {
    const column = gridColumns<BomRow>(StyleBomLineFields);
    return [
      column.record(
        'materialId',
        materials,
        (row, id, name = '', found) => ({
          ...row,
          materialId: id,
          materialName: name,
          materialCode: found?.code ?? row.materialCode,
          unitCode: found?.unitCode ?? row.unitCode,
          lossPct: found?.lossPct ?? row.lossPct,
          supplierName: found?.supplierName ?? row.supplierName,
        }),
        { required: true, width: 200, pinned: true },
      ),
      column.choice('fabricPart', { nullable: true }),
      column.text('partName', { nullable: true }),
      billColorColumn(colors, readOnly),
      column.choice('colorRule', { required: true }),
      column.decimal('usageNum', {
        places: 4,
        required: true,
        validate: (text) => (Number(text) > 0 ? undefined : t('单件用量须大于0')),
      }),
      { ...column.reference('unitCode', [], { required: true, width: 80 }), options: unitsOf },
      column.decimal('lossPct', { places: 2 }),
      {
        id: 'sizeUsages',
        header: labelOf(StyleBomLineFields.sizeUsages),
        kind: 'custom',
        width: 104,
        cell: (row, update) => (
          <SizeUsagePopover row={row} sizes={sizes} readOnly={readOnly} onChange={update} />
        ),
      },
      column.text('supplierName', { nullable: true }),
      column.text('remark', { nullable: true, width: 160 }),
    ];
  }, [materials, unitsOf, sizes, colors, readOnly, language]);
  const known = rows.flatMap(({ materialId }) => materials.rowOf(materialId) ?? []);
  const costs = bomCosts(rows, colors, known, units ?? []);
  return (
    <div className={styles.grid}>
      <EditableTable<BomRow>
        label="BOM"
        columns={columns}
        rows={rows}
        onRowsChange={(next) =>
          onChange(next.map((row, at) => (row.seqNo === at + 1 ? row : { ...row, seqNo: at + 1 })))
        }
        readOnly={readOnly}
        createRow={(id) => ({
          id,
          seqNo: rows.length + 1,
          materialId: '',
          materialCode: '',
          materialName: '',
          fabricPart: null,
          partName: null,
          colorIds: [],
          colorNames: null,
          colorRule: 0,
          usageNum: '',
          unitCode: '',
          lossPct: '0',
          sizeUsages: [],
          supplierName: null,
          remark: null,
        })}
      />
      {costs.length > 0 && (
        <p className={styles.foot}>
          {costs
            .map(({ colors: of, cost }) =>
              of === undefined
                ? t('每件物料成本 {cost} 元', { cost: formatNumber(cost) })
                : t('{colors}每件物料成本 {cost} 元', { colors: of, cost: formatNumber(cost) }),
            )
            .join(t('；'))}
        </p>
      )}
    </div>
  );
}

/** Width, weight and usage of each fabric and colour. */
export function FabricGrid({ rows, readOnly, onChange }: GridProps<FabricRow>) {
  const t = useText();
  const materials = useNamedRecords('listMaterials', {
    names: namesOf(rows, 'materialId', 'materialName'),
  });
  const palette = useNamedRecords('listColors', { names: namesOf(rows, 'colorId', 'colorName') });
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<FabricRow>[] => {
    const column = gridColumns<FabricRow>(StyleFabricFields);
    return [
      column.record(
        'materialId',
        materials,
        (row, materialId, name = '') => ({ ...row, materialId, materialName: name }),
        { required: true, width: 200, pinned: true },
      ),
      column.record('colorId', palette, (row, id, name) => ({
        ...row,
        colorId: id === '' ? null : id,
        colorName: name ?? null,
      })),
      column.choice('fabricPart', { required: true }),
      column.decimal('widthCm', { nullable: true, places: 1 }),
      column.decimal('gsm', { nullable: true, places: 2 }),
      column.decimal('markerLen', { nullable: true, places: 3 }),
      column.decimal('markerEffPct', { nullable: true, places: 2, max: '100' }),
      column.decimal('usageLen', { nullable: true, places: 4 }),
      column.decimal('usageWeight', { nullable: true, places: 4 }),
    ];
  }, [materials, palette, language]);
  return (
    <div className={styles.grid}>
      <EditableTable<FabricRow>
        label={t('面料规格')}
        columns={columns}
        rows={rows}
        onRowsChange={(next) => onChange(next.map((row, at) => weighed(row, rows[at])))}
        readOnly={readOnly}
        createRow={(id) => ({
          id,
          materialId: '',
          materialName: '',
          colorId: null,
          colorName: null,
          fabricPart: 1,
          widthCm: null,
          gsm: null,
          markerLen: null,
          markerEffPct: null,
          usageLen: null,
          usageWeight: null,
        })}
      />
      <p className={styles.foot}>{t('单耗(kg) = 单耗(米) × 门幅 × 克重，可改写')}</p>
    </div>
  );
}

/** The weight follows length, width and grams unless it was typed itself. */
export function weighed(row: FabricRow, before: FabricRow | undefined): FabricRow {
  const typed = before?.id === row.id && before.usageWeight !== row.usageWeight;
  const { usageLen, widthCm, gsm } = row;
  const same =
    before?.id === row.id &&
    before.usageLen === usageLen &&
    before.widthCm === widthCm &&
    before.gsm === gsm;
  if (typed || same || !usageLen || !widthCm || !gsm) return row;
  const weight = decimal(usageLen).times(widthCm).div(100).times(gsm).div(1000);
  return { ...row, usageWeight: decimalText(weight, 4) };
}
