import {
  createMaterial,
  deleteMaterial,
  listMaterials,
  updateMaterial,
} from '@garment-mes/sdk/ccm';
import { CreateMaterialBodyFields, MaterialRowFields } from '@garment-mes/sdk/labels';
import { validateCreateMaterial } from '@garment-mes/sdk/validators';
import { t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const materials = defineRecord({
  list: listMaterials,
  create: createMaterial,
  update: updateMaterial,
  remove: deleteMaterial,
  fields: MaterialRowFields,
  liveTopic: 'dict',
  quickFilters: ['materialType', 'supplierName', 'status'],
  body: CreateMaterialBodyFields,
  validate: validateCreateMaterial,
  form: [
    ...(['code', 'name', 'nameEn', 'materialType', 'composition', 'supplierName'] as const),
    ...(['unitCode', 'buyUnitCode', 'unitRate', 'price', 'currencyCode', 'lossPct'] as const),
    ...(['gsm', 'widthCm', 'cuttableWidthCm', 'shrinkWarpPct', 'shrinkWeftPct'] as const),
    ...(['spreadMode', 'maxPlies', 'relaxHours'] as const),
  ],
  state: {
    field: 'status',
    confirm: ([{ name }]) => t('停用 {name}？已用到它的记录不变', { name }),
  },
});

/** Fabrics, linings, trims and threads, with what cutting needs to know of them. */
export default function Materials() {
  return <RecordScreen record={materials} />;
}
