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
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { curveColumns, curveFilters } from './customer/curve-columns.ts';
import { checkFactor, curveForm } from './customer/factor-field.tsx';

const customerCurves = defineRecord({
  list: listCustomerEfficiencySets,
  create: createCustomerEfficiencySet,
  update: updateCustomerEfficiencySet,
  remove: deleteCustomerEfficiencySet,
  copy: ['customerId'],
  label: 'customerName',
  fields: CustomerEfficiencySetRowFields,
  columns: curveColumns,
  quickFilters: curveFilters,
  body: CreateCustomerEfficiencySetBodyFields,
  validate: validateCreateCustomerEfficiencySet,
  check: checkFactor,
  initial: { factorPct: '100' },
  form: curveForm,
});

export default function CustomerEfficiency() {
  return <RecordScreen record={customerCurves} />;
}
