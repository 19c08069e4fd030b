import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const machineType = resource({
  operations: {
    list: 'listMachineTypes',
    create: 'createMachineType',
    update: 'updateMachineType',
    remove: 'deleteMachineType',
    changeStatus: 'changeMachineTypeStatus',
  },
  what: { zh: '机种', en: 'Machine type' },
  table: 'ccm.machine_type',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('machine_type')],
  references: {
    categoryId: { table: 'ccm.category', kind: 'machine', what: { zh: '类别', en: 'Category' } },
  },
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    nameEn: sql`r.name_en`,
    categoryName: sql`c.name`,
    needles: sql`r.needles`,
    threads: sql`r.threads`,
    stitchClass: sql`r.stitch_class`,
    minuteCost: sql`r.minute_cost`,
    status: onOff,
    categoryId: sql`r.category_id`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`
    from ccm.machine_type r
    left join ccm.category c on c.company_id = r.company_id and c.id = r.category_id
    where ${liveRows(companyId)}`,
  order: sql`r.code`,
});
