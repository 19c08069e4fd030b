import {
  CreateCustomerEfficiencySetBodyFields,
  CustomerEfficiencySetRowFields,
} from '@garment-mes/sdk/labels';
import {
  createCustomerEfficiencySet,
  deleteCustomerEfficiencySet,
  listCustomerEfficiencySets,
  updateCustomerEfficiencySet,
} from '@garment-mes/sdk/mes2';
import { validateCreateCustomerEfficiencySet } from '@garment-mes/sdk/validators';
import { msg } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { curveColumns } from './customer/curve-columns.ts';
import { checkFactor, curveForm } from './customer/factor-field.tsx';

const customerCurves = defineRecord({
  list: listCustomerEfficiencySets,
  create: createCustomerEfficiencySet,
  update: updateCustomerEfficiencySet,
  remove: deleteCustomerEfficiencySet,
  label: 'customerName',
  fields: CustomerEfficiencySetRowFields,
  columns: curveColumns,
  quickFilters: [
    { param: 'customerId', label: msg('客户'), reference: 'listCustomers' },
    { param: 'categoryId', label: msg('品类'), reference: 'listCategories' },
    { param: 'deviates', label: msg('偏差大') },
  ],
  body: CreateCustomerEfficiencySetBodyFields,
  validate: validateCreateCustomerEfficiencySet,
  check: checkFactor,
  initial: { factorPct: '100' },
  form: curveForm,
});

export default function CustomerEfficiency() {
  return <RecordScreen record={customerCurves} />;
}
