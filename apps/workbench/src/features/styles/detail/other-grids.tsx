import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { formatNumber } from '@garment-mes/domain/formats';
import { listColors, listMaterials } from '@garment-mes/sdk/ccm';
import {
  FabricPartLabels,
  StyleBomLineFields,
  StyleFabricFields,
  StylePartFields,
} from '@garment-mes/sdk/labels';
import { type CuttingDieRow, listCuttingDies } from '@garment-mes/sdk/mes2';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, labelOf, useText } from '#app/i18n.ts';
import { useBillUnits } from '#garment/bill-units.ts';
import { SizeUsagePopover } from '#garment/size-usage-popover.tsx';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import { bomCost } from './bom-cost.ts';
import styles from './style.module.css';
import type { BomRow, FabricRow, PartRow } from './style-draft.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

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
  /** Its number: dies made for the style are offered first. */
  readonly styleNo: string;
}

/** Dies by number, those that cut panels of the style before the others. */
export const dieOptions = (
  dies: readonly Pick<CuttingDieRow, 'id' | 'moldNo' | 'name' | 'styleNos'>[],
  styleNo: string,
) =>
  dies
    .toSorted((a, b) => Number(b.styleNos.includes(styleNo)) - Number(a.styleNos.includes(styleNo)))
    .map(({ id, moldNo, name }) => ({ value: id, label: moldNo, note: name ?? '' }));

/** The panels of a garment. */
export function PartGrid({ rows, readOnly, onChange, styleNo }: PartGridProps) {
  const t = useText();
  const dies = useOperation(listCuttingDies, { query: ALL }).data?.list;
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<PartRow>[] => {
    const column = gridColumns<PartRow>(StylePartFields);
    return [
      { ...column.text('partCode', { required: true, pinned: true }), header: t('部位编码') },
      column.text('partName', { required: true, width: 148 }),
      column.choice('fabricPart', { required: true }),
      column.whole('piecesPerGarment', { required: true, min: '1' }),
      {
        ...column.reference('knifeMoldId', dieOptions(dies ?? [], styleNo), { width: 148 }),
        write: (row, id) => ({
          ...row,
          knifeMoldId: id === '' ? null : id,
          moldNo: dies?.find((die) => die.id === id)?.moldNo ?? null,
        }),
      },
      column.flag('isFused', readOnly),
      column.flag('isPrinted', readOnly),
      column.decimal('areaCm2', { nullable: true, places: 1 }),
    ];
  }, [readOnly, dies, styleNo, language]);
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

/** What a garment is made of. */
export function BomGrid(props: GridProps<BomRow> & { readonly sizes: readonly StyleSize[] }) {
  const t = useText();
  const { rows, readOnly, onChange, sizes } = props;
  const materials = useOperation(listMaterials, { query: ALL });
  const known = materials.data?.list;
  const { units, optionsOf: unitsOf } = useBillUnits(rows, known);
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<BomRow>[] => {
    const column = gridColumns<BomRow>(StyleBomLineFields);
    const options = (known ?? []).map(({ id, name, code }) => ({
      value: id,
      label: name,
      note: code,
    }));
    return [
      {
        ...column.reference('materialId', options, { required: true, width: 200, pinned: true }),
        write: (row, id) => {
          const found = known?.find((material) => material.id === id);
          return {
            ...row,
            materialId: id,
            materialName: found?.name ?? row.materialName,
            materialCode: found?.code ?? row.materialCode,
            unitCode: found?.unitCode ?? row.unitCode,
            lossPct: found?.lossPct ?? row.lossPct,
            supplierName: found?.supplierName ?? row.supplierName,
          };
        },
      },
      column.choice('fabricPart', { nullable: true }),
      column.text('partName', { nullable: true }),
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
  }, [known, unitsOf, sizes, readOnly, language]);
  const cost = bomCost(rows, known ?? [], units ?? []);
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
          colorRule: 0,
          usageNum: '',
          unitCode: '',
          lossPct: '0',
          sizeUsages: [],
          supplierName: null,
          remark: null,
        })}
      />
      {cost !== undefined && (
        <p className={styles.foot}>{t('每件物料成本 {cost} 元', { cost: formatNumber(cost) })}</p>
      )}
    </div>
  );
}

/** Width, weight and usage of each fabric and colour. */
export function FabricGrid({ rows, readOnly, onChange }: GridProps<FabricRow>) {
  const t = useText();
  const materials = useOperation(listMaterials, { query: ALL });
  const colors = useOperation(listColors, { query: ALL });
  const [known, palette] = [materials.data?.list, colors.data?.list];
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<FabricRow>[] => {
    const column = gridColumns<FabricRow>(StyleFabricFields);
    return [
      column.reference(
        'materialId',
        (known ?? []).map(({ id, name }) => ({ value: id, label: name })),
        { required: true, width: 200, pinned: true },
      ),
      column.reference(
        'colorId',
        (palette ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ),
      column.choice('fabricPart', { required: true }),
      column.decimal('widthCm', { nullable: true, places: 1 }),
      column.decimal('gsm', { nullable: true, places: 2 }),
      column.decimal('markerLen', { nullable: true, places: 3 }),
      column.decimal('markerEffPct', { nullable: true, places: 2, max: '100' }),
      column.decimal('usageLen', { nullable: true, places: 4 }),
      column.decimal('usageWeight', { nullable: true, places: 4 }),
    ];
  }, [known, palette, language]);
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
