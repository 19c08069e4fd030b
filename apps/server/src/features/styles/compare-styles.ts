import { type ComparedRow, compareRows, DomainError, type RowChange } from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';
import { styleDetail } from './style-detail.ts';

type Style = DataOf<'getStyle'>;
type Comparison = DataOf<'compareStyles'>;

/** The areas of a style as comparable lines; rates only where the person sees them. */
const AREAS: Readonly<Record<string, (style: Style) => ComparedRow[]>> = {
  基本: (style) => [
    {
      key: 'head',
      label: '款式',
      fields: {
        款名: style.styleName,
        品类: style.categoryName,
        季节: style.season,
        尺码组: style.sizeGroupName,
        '总工时(分)': style.samTotal,
        总工价: style.priceTotal,
        标准人数: style.standardHeadcount,
      },
    },
  ],
  部位: ({ parts }) =>
    parts.map(({ partCode, fabricPart, partName, piecesPerGarment }) => ({
      key: `${partCode}/${fabricPart}`,
      label: partName,
      fields: { 每件片数: piecesPerGarment },
    })),
  BOM: ({ bom }) =>
    bom.map((line) => ({
      key: `${line.materialId}/${line.partName ?? ''}`,
      label: `${line.materialName} ${line.partName ?? ''}`.trim(),
      fields: { 单件用量: line.usageNum, 单位: line.unitCode, '损耗%': line.lossPct },
    })),
  工序: ({ processes }) =>
    processes.map((line) => ({
      key: line.processId,
      label: line.processName,
      fields: {
        序号: line.seqNo,
        '标准工时(分)': line.sam,
        工价: line.price,
        难度等级: line.grade,
        关键工序: line.isCheckpoint,
        产出点: line.isOutput,
      },
    })),
  面料规格: ({ fabrics }) =>
    fabrics.map((line) => ({
      key: `${line.materialId}/${line.colorId ?? ''}/${line.fabricPart}`,
      label: `${line.materialName} ${line.colorName ?? ''}`.trim(),
      fields: { 段长: line.markerLen, '唛架利用率%': line.markerEffPct, 单件用量: line.usageLen },
    })),
  质量要求: ({ quality }) =>
    quality.map(({ pointName, tolUp, tolDown }) => ({
      key: pointName,
      label: pointName,
      fields: { 上公差: tolUp, 下公差: tolDown },
    })),
};

export interface AreaChange extends RowChange {
  readonly area: string;
}

/** What differs between two states of a style, or between two styles. */
export const styleChanges = (left: Style, right: Style): AreaChange[] =>
  Object.entries(AREAS).flatMap(([area, rowsOf]) =>
    compareRows(rowsOf(left), rowsOf(right)).map((change) => ({ area, ...change })),
  );

export async function compareStyles(
  tx: Tx,
  actor: Actor,
  { leftId, rightId }: { readonly leftId: string; readonly rightId: string },
): Promise<Comparison> {
  if (leftId === rightId) throw new DomainError('invalid-value', { field: '款式' });
  const left = await styleDetail(tx, actor, leftId);
  const right = await styleDetail(tx, actor, rightId);
  return {
    leftId,
    rightId,
    differences: styleChanges(left, right).map(({ area, label, field, from, to }) => ({
      area,
      label,
      field,
      leftText: from,
      rightText: to,
    })),
  };
}
