import { ChangeKind, compareRows } from '@garment-mes/domain';
import type { DataOf } from '../../generated/operations.ts';

type Style = DataOf<'getStyle'>;
type Value = string | number | null | undefined;

/** A field of a line: its name in the record, its title, its value. */
type Field = readonly [name: string, title: string, value: Value];

interface Line {
  /** What it is recognised by in another state. */
  readonly key: string;
  readonly label: string;
  /** What is said of it where it is new or gone. */
  readonly told: string;
  readonly fields: readonly Field[];
}

/** A part of a style as comparable lines. */
interface Area {
  readonly area: string;
  readonly areaTitle: string;
  readonly lines: (style: Style) => readonly Line[];
}

/** One difference between two states of a style. */
export interface StyleChange {
  readonly area: string;
  readonly areaTitle: string;
  /** What the line is called; empty for the head. */
  readonly label: string;
  /** Name and title of the field; both empty for a whole line. */
  readonly field: string;
  readonly title: string;
  readonly from: string | null;
  readonly to: string | null;
}

const AREAS: readonly Area[] = [
  {
    area: 'head',
    areaTitle: '基本',
    lines: (style) => [
      line('head', '', '', [
        ['styleName', '款名', style.styleName],
        ['customerName', '客户', style.customerName],
        ['customerStyleNo', '客户款号', style.customerStyleNo],
        ['categoryName', '品类', style.categoryName],
        ['season', '季节', style.season],
        ['gender', '性别', style.gender],
        ['sizeGroupName', '尺码组', style.sizeGroupName],
        ['samTotal', '总工时(分)', style.samTotal],
        ['priceTotal', '总工价', style.priceTotal],
        ['standardHeadcount', '标准人数', style.standardHeadcount],
        ['remark', '备注', style.remark],
      ]),
    ],
  },
  {
    area: 'sizeColors',
    areaTitle: '颜色尺码',
    lines: ({ sizeColors }) =>
      sizeColors.map(({ colorId, colorName, sizeId, sizeName, sku }) =>
        line(`${colorId}/${sizeId}`, `${colorName}/${sizeName}`, sku ?? '', [['sku', 'SKU', sku]]),
      ),
  },
  {
    area: 'parts',
    areaTitle: '部位',
    lines: ({ parts }) =>
      parts.map((part) =>
        line(`${part.partCode}/${part.fabricPart}`, part.partName, `× ${part.piecesPerGarment}`, [
          ['piecesPerGarment', '每件片数', part.piecesPerGarment],
          ['isFused', '粘衬', part.isFused],
          ['isPrinted', '印花', part.isPrinted],
          ['areaCm2', '面积(cm²)', part.areaCm2],
        ]),
      ),
  },
  {
    area: 'bom',
    areaTitle: 'BOM',
    lines: (style) =>
      style.bom.map((each) =>
        line(
          `${each.materialId}/${each.partName ?? ''}`,
          words(each.materialName, each.partName),
          `${each.usageNum} ${each.unitCode}`,
          [
            ['fabricPart', '布种', each.fabricPart],
            ['colorRule', '配色规则', each.colorRule],
            ['usageNum', '单件用量', each.usageNum],
            ['unitCode', '单位', each.unitCode],
            ['lossPct', '损耗%', each.lossPct],
            ...bySize(
              style,
              '单件用量',
              each.sizeUsages.map(({ sizeId, usageNum }) => [sizeId, usageNum]),
            ),
            ['supplierName', '供应商', each.supplierName],
            ['remark', '备注', each.remark],
          ],
        ),
      ),
  },
  {
    area: 'processes',
    areaTitle: '工序',
    lines: ({ processes }) =>
      processes.map((each) =>
        line(each.processId, each.processName, `${each.seqNo} · ${each.sam}`, [
          ['seqNo', '序号', each.seqNo],
          ['section', '工段', each.section],
          ['partCode', '部位', each.partCode],
          ['machineTypeName', '机种', each.machineTypeName],
          ['sam', '标准工时(分)', each.sam],
          ['grade', '难度等级', each.grade],
          ['isCheckpoint', '关键工序', each.isCheckpoint],
          ['isOutput', '产出点', each.isOutput],
          ['isTicket', '打工票', each.isTicket],
          ['payScope', '计件范围', each.payScope],
          ['predecessors', '前道工序', each.predecessors.join('、')],
          ['stitchNote', '工艺说明', each.stitchNote],
        ]),
      ),
  },
  {
    area: 'fabrics',
    areaTitle: '面料规格',
    lines: ({ fabrics }) =>
      fabrics.map((each) =>
        line(
          `${each.materialId}/${each.colorId ?? ''}/${each.fabricPart}`,
          words(each.materialName, each.colorName),
          each.usageLen ?? '',
          [
            ['widthCm', '门幅(cm)', each.widthCm],
            ['gsm', '克重', each.gsm],
            ['markerLen', '段长', each.markerLen],
            ['markerEffPct', '唛架利用率%', each.markerEffPct],
            ['usageLen', '单耗(米)', each.usageLen],
            ['usageWeight', '单耗(kg)', each.usageWeight],
          ],
        ),
      ),
  },
  {
    area: 'quality',
    areaTitle: '质量要求',
    lines: (style) =>
      style.quality.map((each) =>
        line(each.pointName, each.pointName, each.values.map(({ value }) => value).join(' / '), [
          ['method', '测量方法', each.method],
          ['tolUp', '上公差', each.tolUp],
          ['tolDown', '下公差', each.tolDown],
          ...bySize(
            style,
            '',
            each.values.map(({ sizeId, value }) => [sizeId, value]),
          ),
        ]),
      ),
  },
];

/** Rates stand apart: of a new operation, too, they are told to those alone who may see them. */
const RATES: Area = {
  area: 'processes',
  areaTitle: '工序',
  lines: ({ processes }) =>
    processes.flatMap(({ processId, processName, price }) =>
      price === undefined ? [] : [line(processId, processName, price, [['price', '工价', price]])],
    ),
};

/** What differs between two states of a style, or between two styles. */
export const styleChanges = (left: Style, right: Style): StyleChange[] =>
  AREAS.flatMap((each) => [
    ...changesOf(each, left, right, ['', '']),
    ...(each.area === RATES.area ? changesOf(RATES, left, right, ['price', '工价']) : []),
  ]);

/** @param whole name and title that a line that is new or gone is told under */
function changesOf(
  { area, areaTitle, lines }: Area,
  left: Style,
  right: Style,
  whole: readonly [field: string, title: string],
): StyleChange[] {
  const [before, after] = [lines(left), lines(right)];
  const titles = new Map(
    [...before, ...after].flatMap(({ fields }) => fields.map(([name, title]) => [name, title])),
  );
  return compareRows(before.map(compared), after.map(compared)).map(
    ({ label, field, from, to, kind }) => {
      const [name, title] =
        kind === ChangeKind.changed ? [field, titles.get(field) ?? field] : whole;
      return { area, areaTitle, label, field: name, title, from, to };
    },
  );
}

const line = (key: string, label: string, told: string, fields: readonly Field[]): Line => ({
  key,
  label,
  told,
  fields,
});

const words = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

const compared = ({ key, label, told, fields }: Line) => ({
  key,
  label,
  told,
  fields: Object.fromEntries(fields.map(([name, , value]) => [name, value])),
});

/** A field for each size that has a value of its own, called by its size. */
function bySize(
  { sizeColors }: Style,
  title: string,
  values: readonly (readonly [sizeId: string, value: string])[],
): readonly Field[] {
  return values.map(([sizeId, value]) => {
    const name = sizeColors.find((each) => each.sizeId === sizeId)?.sizeName ?? sizeId;
    return [`size ${sizeId}`, words(title, name), value];
  });
}
