import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const unit = resource({
  operations: {
    list: 'listUnits',
    create: 'createUnit',
    update: 'updateUnit',
    remove: 'deleteUnit',
    changeStatus: 'changeUnitStatus',
  },
  what: { zh: '单位', en: 'Unit' },
  table: 'ccm.unit',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('unit')],
  usedBy: [
    { table: 'ccm.material', column: 'unit_code', holds: 'code' },
    { table: 'ccm.material', column: 'buy_unit_code', holds: 'code' },
    { table: 'mes2.style_bom', column: 'unit_code', holds: 'code' },
    { table: 'mes2.order_bom', column: 'unit_code', holds: 'code' },
  ],
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    dimension: sql`r.dimension`,
    factorToBase: sql`r.factor_to_base`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.unit r where ${liveRows(companyId)}`,
  order: sql`r.code`,
  check: ({ body }) => {
    if (decimal(body.factorToBase).lte(0))
      throw new DomainError('invalid-value', { field: { zh: '换算率', en: 'The factor' } });
  },
});
