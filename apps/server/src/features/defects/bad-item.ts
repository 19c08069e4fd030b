import { mayBeginWith } from '@garment-mes/domain/quality';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { recentDefects, shareOfItem } from './recent-defects.sql.ts';

export const badItemColumns = {
  id: sql`r.id`,
  code: sql`r.code`,
  name: sql`r.name`,
  nameEn: sql`r.name_en`,
  badTypeName: sql`y.name`,
  severity: sql`r.severity`,
  blame: sql`r.blame`,
  defaultDisposition: sql`r.default_disposition`,
  imageUrl: sql`r.image_url`,
  used30d: recentDefects,
  share30d: shareOfItem,
  delFlag: sql`r.del_flag`,
  badTypeId: sql`r.bad_type_id`,
  defectCategoryId: sql`y.defect_category_id`,
  isUsed: sql`(exists (select 1 from mes2.qc_check_bad u
      where u.company_id = r.company_id and u.bad_item_id = r.id)
    or exists (select 1 from mes2.qc_patrol_defect u
      where u.company_id = r.company_id and u.bad_item_id = r.id))`,
  version: sql`r.version`,
};

/** What an inspector taps. Severity and blame are copied when a defect is entered. */
export const badItem = resource({
  operations: {
    list: 'listBadItems',
    create: 'createBadItem',
    update: 'updateBadItem',
    remove: 'deleteBadItem',
  },
  what: { zh: '不良项目', en: 'Defect item' },
  table: 'mes2.bad_item',
  label: 'name',
  pinyin: { name: sql`r.pinyin` },
  topic: 'dict',
  keys: [codeKey('bad_item')],
  references: {
    badTypeId: { table: 'mes2.bad_type', what: { zh: '不良类型', en: 'Defect type' } },
  },
  usedBy: [
    { table: 'mes2.qc_check_bad', column: 'bad_item_id', holds: 'id' },
    { table: 'mes2.qc_patrol_defect', column: 'bad_item_id', holds: 'id' },
  ],
  columns: badItemColumns,
  rows: (companyId, { badTypeId, defectCategoryId, severity, blame }) => sql`
    from mes2.bad_item r
    left join mes2.bad_type y on y.company_id = r.company_id and y.id = r.bad_type_id
    where ${liveRows(companyId)}
    ${given(badTypeId, (id) => sql`r.bad_type_id = ${id}`)}
    ${given(defectCategoryId, (id) => sql`y.defect_category_id = ${id}`)}
    ${given(severity, (value) => sql`r.severity = ${value}`)}
    ${given(blame, (value) => sql`r.blame = ${value}`)}`,
  order: sql`r.code`,
  check: ({ body: { severity, defaultDisposition } }) => {
    if (!mayBeginWith(severity, defaultDisposition)) throw new DomainError('critical-rework', {});
  },
});
