import { comparedFields, fieldsWith, shownFields } from '@garment-mes/domain/fields';
import { garmentPart, measurePoint } from '@garment-mes/domain/orders';
import {
  styleBomLine,
  styleFabric,
  styleHead,
  styleProcess,
  styleSizeColor,
} from '@garment-mes/domain/styles';
import {
  StyleBomLineFields,
  StyleFabricFields,
  StyleFields,
  StylePartFields,
  StyleProcessFields,
  StyleQualityPointFields,
  StyleSizeColorFields,
} from '@garment-mes/sdk/labels';
import type { DataOf } from '../../generated/operations.ts';
import { fileName } from '../../records/file-name.ts';
import {
  type Area,
  bySize,
  type RecordChange,
  recordChanges,
  titled,
  words,
} from '../../records/record-changes.ts';
import type { StyleAlone } from './style-detail.ts';

type Style = DataOf<'getStyle'>;

const NO_TITLE = { zh: '', en: '' };

/** Addresses of files say nothing to a person but the name at their end. */
const filesOf = ({ techPackUrl, images }: StyleAlone) => ({
  techPackUrl: techPackUrl && fileName(techPackUrl),
  images: images.map(fileName).join('、'),
});

const HEAD: Area<StyleAlone> = {
  area: 'head',
  title: { zh: '基本', en: 'General' },
  lines: (style) => [
    {
      ...{ key: 'head', label: '', summary: '' },
      fields: titled(StyleFields, { ...style, ...filesOf(style) }, [
        ...shownFields(styleHead, fieldsWith(styleHead, 'logged', true)),
        ...(['samTotal', 'priceTotal'] as const),
      ]),
    },
  ],
};

const AREAS: readonly Area<Style>[] = [
  HEAD,
  {
    area: 'sizeColors',
    title: StyleFields.sizeColors,
    lines: ({ sizeColors }) =>
      sizeColors.map((each) => ({
        key: `${each.colorId}/${each.sizeId}`,
        label: `${each.colorName}/${each.sizeName}`,
        summary: each.sku ?? '',
        fields: titled(StyleSizeColorFields, each, comparedFields(styleSizeColor)),
      })),
  },
  {
    area: 'parts',
    title: StyleFields.parts,
    lines: ({ parts }) =>
      parts.map((part) => ({
        key: `${part.partCode}/${part.fabricPart}`,
        label: part.partName,
        summary: `× ${part.piecesPerGarment}`,
        fields: titled(StylePartFields, part, comparedFields(garmentPart)),
      })),
  },
  {
    area: 'bom',
    title: StyleFields.bom,
    lines: ({ bom, sizeColors }) =>
      bom.map((each) => ({
        key: `${each.materialId}/${each.partName ?? ''}`,
        label: words(each.materialName, each.partName),
        summary: `${each.usageNum} ${each.unitCode}`,
        fields: [
          ...titled(StyleBomLineFields, each, comparedFields(styleBomLine)),
          ...bySize(
            sizeColors,
            StyleBomLineFields.usageNum,
            each.sizeUsages.map(({ sizeId, usageNum }) => [sizeId, usageNum]),
          ),
        ],
      })),
  },
  {
    area: 'processes',
    title: StyleFields.processes,
    lines: ({ processes }) =>
      processes.map((each) => ({
        key: each.processId,
        label: each.processName,
        summary: `${each.seqNo} · ${each.sam}`,
        fields: [
          ...titled(StyleProcessFields, each, comparedFields(styleProcess)),
          ['predecessors', each.predecessors.join('、'), StyleProcessFields.predecessors] as const,
        ],
      })),
  },
  {
    area: 'fabrics',
    title: StyleFields.fabrics,
    lines: ({ fabrics }) =>
      fabrics.map((each) => ({
        key: `${each.materialId}/${each.colorId ?? ''}/${each.fabricPart}`,
        label: words(each.materialName, each.colorName),
        summary: each.usageLen ?? '',
        fields: titled(StyleFabricFields, each, comparedFields(styleFabric)),
      })),
  },
  {
    area: 'quality',
    title: StyleFields.quality,
    lines: ({ quality, sizeColors }) =>
      quality.map((each) => ({
        key: each.pointName,
        label: each.pointName,
        summary: each.values.map(({ value }) => value).join(' / '),
        fields: [
          ...titled(StyleQualityPointFields, each, comparedFields(measurePoint)),
          ...bySize(
            sizeColors,
            NO_TITLE,
            each.values.map(({ sizeId, value }) => [sizeId, value]),
          ),
        ],
      })),
  },
];

/** Rates stand apart: of a new operation, too, they are shown only to those who may see them. */
const RATES: Area<Style> = {
  area: 'processes',
  title: StyleFields.processes,
  lines: ({ processes }) =>
    processes.flatMap(({ processId, processName, price }) =>
      price === undefined
        ? []
        : [
            {
              ...{ key: processId, label: processName, summary: price },
              fields: titled(StyleProcessFields, { price }, ['price']),
            },
          ],
    ),
};

/** What differs between two states of the head of a style. */
export const headChanges = (before: StyleAlone, after: StyleAlone): RecordChange[] =>
  recordChanges([HEAD], before, after);

/** What differs between two states of a style, or between two styles. */
export const styleChanges = (left: Style, right: Style): RecordChange[] =>
  AREAS.flatMap((each) => [
    ...recordChanges([each], left, right),
    ...(each.area === RATES.area
      ? recordChanges([RATES], left, right, ['price', StyleProcessFields.price])
      : []),
  ]);
