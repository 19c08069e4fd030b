import { type EmployeeRow, listEmployees } from '@garment-mes/sdk/amc';
import {
  type CategoryRow,
  type CustomerRow,
  type FactoryRow,
  listCategories,
  listCustomers,
  listFactories,
  listProcesses,
  type ProcessRow,
} from '@garment-mes/sdk/ccm';
import {
  CategoryRowFields,
  CustomerRowFields,
  EfficiencySetRowFields,
  EmployeeRowFields,
  FactoryRowFields,
  type Fields,
  ProblemTypeRowFields,
  ProcessRowFields,
  type ReferenceName,
  VoiceRowFields,
} from '@garment-mes/sdk/labels';
import {
  type EfficiencySetRow,
  listEfficiencySets,
  listProblemTypes,
  listVoices,
  type ProblemTypeRow,
  type VoiceRow,
} from '@garment-mes/sdk/mes2';
import type { Option } from '@garment-mes/ui';
import type { ListOperation } from '#screens/list/list-definition.ts';

/** A list whose rows other records name by their id. */
export interface Reference {
  readonly operation: ListOperation;
  /** Labels of the row: they say where a search looks. */
  readonly fields: Fields;
  readonly option: (row: never) => Option;
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

/** The lists that `x-reference` of the specs names; a list without a line does not compile. */
export const references: { readonly [Name in ReferenceName]: Reference } = {
  listCategories: {
    operation: listCategories,
    fields: CategoryRowFields,
    option: (row: CategoryRow) => named(row),
  },
  listCustomers: {
    operation: listCustomers,
    fields: CustomerRowFields,
    option: (row: CustomerRow) => named(row),
  },
  listEfficiencySets: {
    operation: listEfficiencySets,
    fields: EfficiencySetRowFields,
    option: (row: EfficiencySetRow) => named(row),
  },
  listEmployees: {
    operation: listEmployees,
    fields: EmployeeRowFields,
    option: ({ id, employeeNo, employeeName }: EmployeeRow) =>
      named({ id, code: employeeNo, name: employeeName }),
  },
  listFactories: {
    operation: listFactories,
    fields: FactoryRowFields,
    option: (row: FactoryRow) => named(row),
  },
  listProblemTypes: {
    operation: listProblemTypes,
    fields: ProblemTypeRowFields,
    option: (row: ProblemTypeRow) => named(row),
  },
  listProcesses: {
    operation: listProcesses,
    fields: ProcessRowFields,
    option: (row: ProcessRow) => named(row),
  },
  listVoices: {
    operation: listVoices,
    fields: VoiceRowFields,
    option: (row: VoiceRow) => named(row),
  },
};
