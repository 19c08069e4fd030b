import { mayBeginWith } from '@garment-mes/domain/quality';
import { refusalText } from '@garment-mes/domain/refusals';
import {
  CreateBadItemBodyFields,
  DefectItemRowFields,
  UpdateBadItemBodyFields,
} from '@garment-mes/sdk/labels';
import {
  createBadItem,
  type DefectItemRow,
  deleteBadItem,
  importBadItems,
  initBadItems,
  listBadItems,
  updateBadItem,
} from '@garment-mes/sdk/mes2';
import { validateCreateBadItem } from '@garment-mes/sdk/validators';
import { currentLanguage, msg, t } from '#app/i18n.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { belowNode, DefectTree } from './defects/defect-tree.tsx';

/** The rule of the service: a critical defect is never mended. */
const checkItem = ({ severity, defaultDisposition: begun }: FormValues) =>
  severity && begun && !mayBeginWith(Number(severity), Number(begun))
    ? [
        {
          field: 'defaultDisposition' as const,
          text: refusalText({ code: 'critical-rework', params: {} }, currentLanguage()),
        },
      ]
    : [];

/** A row as it is saved, without its id and version. */
const bodyOf = ({ code, name, nameEn, severity, blame, defaultDisposition }: DefectItemRow) => ({
  ...{ code, name, nameEn, severity, blame, defaultDisposition },
});

const items = defineRecord({
  list: listBadItems,
  create: createBadItem,
  update: updateBadItem,
  remove: deleteBadItem,
  when: { remove: ({ isUsed }) => !isUsed },
  imports: importBadItems,
  fields: DefectItemRowFields,
  quickFilters: ['severity', 'blame', 'delFlag'],
  liveTopic: 'dict',
  side: { param: belowNode, label: msg('不良类型'), Tree: DefectTree },
  body: CreateBadItemBodyFields,
  validate: validateCreateBadItem,
  check: checkItem,
  form: [
    ...([{ field: 'code', hint: msg('字母、数字和 -') }, 'name', 'nameEn', 'badTypeId'] as const),
    ...([{ field: 'severity', segments: true }, 'blame'] as const),
    ...([{ field: 'defaultDisposition', segments: true }, 'imageUrl'] as const),
  ],
  actions: {
    init: {
      ...{ operation: initBadItems, label: msg('初始化标准库'), on: 'list', body: () => ({}) },
      confirm: () => t('补齐标准疵点（已有编码不改动）？'),
    },
    move: {
      ...{ operation: updateBadItem, label: msg('移动到类型'), on: 'rows', each: true },
      ...{ asked: UpdateBadItemBodyFields, ask: ['badTypeId'] },
      confirm: (rows) => t('{n} 个项目移到所选类型？历史疵点随之归类', { n: rows.length }),
      body: ([row], { badTypeId }) => ({
        ...bodyOf(row),
        ...{ id: row.id, version: row.version, imageUrl: row.imageUrl, badTypeId: badTypeId ?? '' },
      }),
    },
  },
  state: {
    field: 'delFlag',
    confirm: ([{ name }]) => t('停用 {name}？正在进行的检验仍可保存', { name }),
  },
});

/** The library of defects: types on the left, their items with severity, blame and picture. */
export default function DefectTypes() {
  return <RecordScreen record={items} />;
}
