import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../../database/engine.ts';
import { given, liveRows } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

/** An operation of the library, from which the bills of styles are made. */
export const libraryProcess = resource({
  operations: {
    list: 'listProcesses',
    create: 'createProcess',
    update: 'updateProcess',
    remove: 'deleteProcess',
    changeStatus: 'changeProcessStatus',
  },
  what: { zh: '工序', en: 'Operation' },
  table: 'ccm.process',
  label: 'name',
  topic: 'dict',
  state: 'status',
  keys: [codeKey('process')],
  references: {
    machineTypeId: { table: 'ccm.machine_type', what: { zh: '机种', en: 'Machine type' } },
  },
  pinyin: { name: sql`r.pinyin`, machineTypeName: sql`t.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    nameEn: sql`r.name_en`,
    section: sql`r.section`,
    partCode: sql`r.part_code`,
    machineTypeName: sql`t.name`,
    sam: sql`r.sam`,
    price: sql`r.price`,
    grade: sql`r.grade`,
    isCheckpoint: sql`r.is_checkpoint`,
    isOutput: sql`r.is_output`,
    isTicket: sql`r.is_ticket`,
    payScope: sql`r.pay_scope`,
    status: sql`r.status`,
    machineTypeId: sql`r.machine_type_id`,
    version: sql`r.version`,
  },
  rows: (companyId, { section, machineTypeId }) => sql`
    from ccm.process r
    left join ccm.machine_type t on t.company_id = r.company_id and t.id = r.machine_type_id
    where ${liveRows(companyId)}
    ${given(section, (value) => sql`r.section = ${value}`)}
    ${given(machineTypeId, (id) => sql`r.machine_type_id = ${id}`)}`,
  order: sql`r.code`,
  check: ({ body }) => {
    if (decimal(body.sam).lte(0))
      throw new DomainError('invalid-value', {
        field: { zh: '标准工时', en: 'The standard minutes' },
      });
  },
});
