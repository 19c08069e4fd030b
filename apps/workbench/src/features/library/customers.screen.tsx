import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  updateCustomer,
} from '@garment-mes/sdk/ccm';
import { CreateCustomerBodyFields, CustomerRowFields } from '@garment-mes/sdk/labels';
import { validateCreateCustomer } from '@garment-mes/sdk/validators';
import { t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const customers = defineRecord({
  list: listCustomers,
  create: createCustomer,
  update: updateCustomer,
  remove: deleteCustomer,
  fields: CustomerRowFields,
  liveTopic: 'dict',
  quickFilters: ['grade', 'isVip', 'status'],
  body: CreateCustomerBodyFields,
  validate: validateCreateCustomer,
  initial: {
    grade: 'B',
    ...{ cutTolUpPct: '3', cutTolDownPct: '0', shipTolUpPct: '3', shipTolDownPct: '3' },
    ...{ aqlMajor: '2.5', aqlMinor: '4.0', inspectionLevel: 'II' },
  },
  form: [
    ...(['code', 'name', 'shortName', 'country', 'contact', 'grade', 'isVip'] as const),
    ...(['cutTolUpPct', 'cutTolDownPct', 'shipTolUpPct', 'shipTolDownPct'] as const),
    ...(['aqlMajor', 'aqlMinor', 'inspectionLevel', 'gateShipment', 'shadeControl'] as const),
  ],
  state: {
    field: 'status',
    confirm: ([{ name }]) => t('停用 {name}？已用到它的记录不变', { name }),
  },
});

/** Customers, with what they allow: pieces above and below, levels of inspection, shades. */
export default function Customers() {
  return <RecordScreen record={customers} />;
}
