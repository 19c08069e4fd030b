import { type EmployeeRow, listEmployees } from '@garment-mes/sdk/amc';
import {
  type CategoryRow,
  type CustomerRow,
  type FactoryRow,
  listCategories,
  listCustomers,
  listFactories,
  listProcesses,
  listWashings,
  type ProcessRow,
  type WashingRow,
} from '@garment-mes/sdk/ccm';
import {
  CategoryRowFields,
  CustomerRowFields,
  CuttingDiePartRowFields,
  EfficiencySetRowFields,
  EmployeeRowFields,
  FactoryRowFields,
  type Fields,
  OrderRowFields,
  ProblemTypeRowFields,
  ProcessRowFields,
  type ReferenceName,
  StyleRowFields,
  VoiceRowFields,
  WashingRowFields,
} from '@garment-mes/sdk/labels';
import {
  type CuttingDiePartRow,
  type EfficiencySetRow,
  listCuttingDieParts,
  listEfficiencySets,
  listOrders,
  listProblemTypes,
  listStyles,
  listVoices,
  type OrderRow,
  type ProblemTypeRow,
  type StyleRow,
  type VoiceRow,
} from '@garment-mes/sdk/mes2';
import type { Option } from '@garment-mes/ui';
import type { ListOperation } from '#screens/list/list-definition.ts';

/** A list whose rows other records name by their id. */
export interface Reference<Row> {
  readonly operation: ListOperation;
  /** Labels of the row: they say where a search looks. */
  readonly fields: Fields;
  readonly option: (row: Row) => Option;
}

interface Named {
  readonly id: string;
  readonly code?: string;
  readonly name?: string | null | undefined;
}

const named = ({ id, code, name }: Named): Option => ({
  value: id,
  label: name ?? code ?? id,
  ...(code === undefined ? {} : { note: code }),
});

/** The row that each list of `x-reference` answers; a list without a line does not compile. */
interface ReferenceRows {
  readonly listCategories: CategoryRow;
  readonly listCustomers: CustomerRow;
  readonly listCuttingDieParts: CuttingDiePartRow;
  readonly listEfficiencySets: EfficiencySetRow;
  readonly listEmployees: EmployeeRow;
  readonly listFactories: FactoryRow;
  readonly listOrders: OrderRow;
  readonly listProblemTypes: ProblemTypeRow;
  readonly listProcesses: ProcessRow;
  readonly listStyles: StyleRow;
  readonly listVoices: VoiceRow;
  readonly listWashings: WashingRow;
}

/** A row of a list that other records name. */
export type ReferenceRow<Name extends ReferenceName> = ReferenceRows[Name];

/** The lists that `x-reference` of the specs names; a list without a line does not compile. */
export const references: {
  readonly [Name in ReferenceName]: Reference<ReferenceRow<Name>>;
} = {
  listCategories: { operation: listCategories, fields: CategoryRowFields, option: named },
  listCustomers: { operation: listCustomers, fields: CustomerRowFields, option: named },
  listCuttingDieParts: {
    operation: listCuttingDieParts,
    fields: CuttingDiePartRowFields,
    option: ({ code, name }) => ({ value: code, label: code, note: name ?? '' }),
  },
  listEfficiencySets: {
    operation: listEfficiencySets,
    fields: EfficiencySetRowFields,
    option: named,
  },
  listEmployees: {
    operation: listEmployees,
    fields: EmployeeRowFields,
    option: ({ id, employeeName, employeeNo, deptName }) => ({
      value: id,
      label: employeeName,
      note: [employeeNo, deptName].filter(Boolean).join(' · '),
    }),
  },
  listFactories: { operation: listFactories, fields: FactoryRowFields, option: named },
  listOrders: {
    operation: listOrders,
    fields: OrderRowFields,
    option: ({ id, orderNo, styleNo }) => ({ value: id, label: orderNo, note: styleNo }),
  },
  listProblemTypes: { operation: listProblemTypes, fields: ProblemTypeRowFields, option: named },
  listProcesses: { operation: listProcesses, fields: ProcessRowFields, option: named },
  listStyles: {
    operation: listStyles,
    fields: StyleRowFields,
    option: ({ id, styleNo, styleName }) => ({ value: id, label: styleNo, note: styleName }),
  },
  listVoices: { operation: listVoices, fields: VoiceRowFields, option: named },
  listWashings: { operation: listWashings, fields: WashingRowFields, option: named },
};
