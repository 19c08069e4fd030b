import { type Department, type EmployeeRow, type Job, listEmployees } from '@garment-mes/sdk/amc';
import {
  type CategoryRow,
  type ColorRow,
  type CurrencyRow,
  type CustomerRow,
  type FactoryRow,
  listCategories,
  listColors,
  listCurrencies,
  listCustomers,
  listFactories,
  listMachines,
  listMachineTypes,
  listMaterials,
  listProcesses,
  listSizeGroups,
  listSizes,
  listUnits,
  listWarehouses,
  listWashings,
  type MachineRow,
  type MachineTypeRow,
  type MaterialRow,
  type ProcessRow,
  type SizeGroupRow,
  type SizeRow,
  type UnitRow,
  type WarehouseRow,
  type WashingRow,
} from '@garment-mes/sdk/ccm';
import {
  BundleBatchRowFields,
  BundleRowFields,
  CategoryRowFields,
  CheckRecordRowFields,
  ColorRowFields,
  CurrencyRowFields,
  CustomerRowFields,
  CuttingBedRowFields,
  CuttingDiePartRowFields,
  CuttingDieRowFields,
  DefectCategoryRowFields,
  DefectItemRowFields,
  DefectTypeRowFields,
  DepartmentFields,
  EfficiencySetRowFields,
  EmployeeRowFields,
  FabricRollRowFields,
  FactoryRowFields,
  type Fields,
  JobFields,
  LineProblemSetRowFields,
  MachineRowFields,
  MachineTypeRowFields,
  MaterialRowFields,
  OrderRowFields,
  ProblemTypeRowFields,
  ProcessRowFields,
  type ReferenceName,
  ShiftRowFields,
  SizeGroupRowFields,
  SizeRowFields,
  StyleRowFields,
  SubcontractGroupRowFields,
  UnitRowFields,
  VoiceRowFields,
  WagePeriodRowFields,
  WarehouseOutRowFields,
  WarehouseRowFields,
  WashingRowFields,
} from '@garment-mes/sdk/labels';
import {
  type BundleBatchRow,
  type BundleRow,
  type CheckRecordRow,
  type CuttingBedRow,
  type CuttingDiePartRow,
  type CuttingDieRow,
  type DefectCategoryRow,
  type DefectItemRow,
  type DefectTypeRow,
  type EfficiencySetRow,
  type FabricRollRow,
  type LineProblemSetRow,
  listBadItems,
  listBadTypes,
  listBundleBatches,
  listBundles,
  listCheckRecords,
  listCuttingBeds,
  listCuttingDieParts,
  listCuttingDies,
  listDefectCategories,
  listEfficiencySets,
  listFabricRolls,
  listLineProblemSets,
  listOrders,
  listProblemTypes,
  listShifts,
  listStyles,
  listSubcontractGroups,
  listVoices,
  listWagePeriods,
  listWarehouseOuts,
  type OrderRow,
  type ProblemTypeRow,
  type ShiftRow,
  type StyleRow,
  type SubcontractGroupRow,
  type VoiceRow,
  type WagePeriodRow,
  type WarehouseOutRow,
} from '@garment-mes/sdk/mes2';
import type { Option } from '@garment-mes/ui';
import type { ListOperation } from '#screens/list/list-definition.ts';
import { departmentList, jobList } from './company-lists.ts';

/** A list whose rows other records name by their id. */
export interface Reference<Row> {
  readonly operation: ListOperation;
  /** Labels of the row: they say where a search looks. */
  readonly fields: Fields;
  /** What is asked beside the search: of a list of several kinds only one is named. */
  readonly query?: Readonly<Record<string, string>>;
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

/** A record that others name by its code. */
const byCode = ({ code, name }: { readonly code: string; readonly name: string }): Option => ({
  value: code,
  label: code,
  note: name,
});

/** The row that each list of `x-reference` answers; a list without a line does not compile. */
interface ReferenceRows {
  readonly listBadItems: DefectItemRow;
  readonly listBadTypes: DefectTypeRow;
  readonly listBundleBatches: BundleBatchRow;
  readonly listBundles: BundleRow;
  readonly listCategories: CategoryRow;
  readonly listCheckRecords: CheckRecordRow;
  readonly listColors: ColorRow;
  readonly listCurrencies: CurrencyRow;
  readonly listCustomers: CustomerRow;
  readonly listCuttingBeds: CuttingBedRow;
  readonly listCuttingDieParts: CuttingDiePartRow;
  readonly listCuttingDies: CuttingDieRow;
  readonly listDefectCategories: DefectCategoryRow;
  readonly listDepartments: Department;
  readonly listEfficiencySets: EfficiencySetRow;
  readonly listEmployees: EmployeeRow;
  readonly listFabricRolls: FabricRollRow;
  readonly listFactories: FactoryRow;
  readonly listLineProblemSets: LineProblemSetRow;
  readonly listMachineTypes: MachineTypeRow;
  readonly listMachines: MachineRow;
  readonly listMaterials: MaterialRow;
  readonly listOrders: OrderRow;
  readonly listProblemTypes: ProblemTypeRow;
  readonly listProcesses: ProcessRow;
  readonly listShifts: ShiftRow;
  readonly listSizeGroups: SizeGroupRow;
  readonly listSizes: SizeRow;
  readonly listStyles: StyleRow;
  readonly listSubcontractGroups: SubcontractGroupRow;
  readonly listUnits: UnitRow;
  readonly listUserJobs: Job;
  readonly listVoices: VoiceRow;
  readonly listWagePeriods: WagePeriodRow;
  readonly listWarehouseOuts: WarehouseOutRow;
  readonly listWarehouses: WarehouseRow;
  readonly listWashings: WashingRow;
}

/** A row of a list that other records name. */
export type ReferenceRow<Name extends ReferenceName> = ReferenceRows[Name];

/** The lists that `x-reference` of the specs names; a list without a line does not compile. */
export const references: {
  readonly [Name in ReferenceName]: Reference<ReferenceRow<Name>>;
} = {
  listBadItems: {
    operation: listBadItems,
    fields: DefectItemRowFields,
    option: ({ id, code, name, badTypeName }) => ({
      value: id,
      label: name,
      note: [code, badTypeName].filter(Boolean).join(' · '),
    }),
  },
  listBadTypes: {
    operation: listBadTypes,
    fields: DefectTypeRowFields,
    option: ({ id, name, defectCategoryName }) => ({
      value: id,
      label: name,
      note: defectCategoryName,
    }),
  },
  listBundleBatches: {
    operation: listBundleBatches,
    fields: BundleBatchRowFields,
    option: ({ id, batchNo, orderNo, bundleSpan }) => ({
      value: id,
      label: batchNo,
      note: [orderNo, bundleSpan].filter(Boolean).join(' · '),
    }),
  },
  listBundles: {
    operation: listBundles,
    fields: BundleRowFields,
    option: ({ id, bundleLabel, colorName, sizeName, num }) => ({
      value: id,
      label: bundleLabel,
      note: [colorName, sizeName, num].join(' · '),
    }),
  },
  listCategories: {
    operation: listCategories,
    fields: CategoryRowFields,
    query: { kind: 'style' },
    option: named,
  },
  listCheckRecords: {
    operation: listCheckRecords,
    fields: CheckRecordRowFields,
    option: ({ id, checkNo, orderNo, workDate }) => ({
      value: id,
      label: checkNo,
      note: [orderNo, workDate].filter(Boolean).join(' · '),
    }),
  },
  listColors: { operation: listColors, fields: ColorRowFields, option: named },
  listCurrencies: { operation: listCurrencies, fields: CurrencyRowFields, option: byCode },
  listCustomers: { operation: listCustomers, fields: CustomerRowFields, option: named },
  listCuttingBeds: {
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    option: ({ id, bedNo, orderNo, tableName }) => ({
      value: id,
      label: String(bedNo),
      note: [orderNo, tableName].filter(Boolean).join(' · '),
    }),
  },
  listCuttingDieParts: {
    operation: listCuttingDieParts,
    fields: CuttingDiePartRowFields,
    option: ({ code, name }) => ({ value: code, label: code, note: name ?? '' }),
  },
  listCuttingDies: {
    operation: listCuttingDies,
    fields: CuttingDieRowFields,
    option: ({ id, moldNo, name }) => ({ value: id, label: moldNo, note: name }),
  },
  listDefectCategories: {
    operation: listDefectCategories,
    fields: DefectCategoryRowFields,
    option: named,
  },
  listDepartments: { operation: departmentList, fields: DepartmentFields, option: named },
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
  listFabricRolls: {
    operation: listFabricRolls,
    fields: FabricRollRowFields,
    query: { available: 'true' },
    option: ({ id, rollNo, colorName, shade, remainLen }) => ({
      value: id,
      label: rollNo,
      note: [colorName, shade, `${Number(remainLen)} m`].filter(Boolean).join(' · '),
    }),
  },
  listFactories: { operation: listFactories, fields: FactoryRowFields, option: named },
  listLineProblemSets: {
    operation: listLineProblemSets,
    fields: LineProblemSetRowFields,
    option: ({ id, name, problemTypeName }) => ({
      value: id,
      label: name,
      note: problemTypeName ?? '',
    }),
  },
  listMachineTypes: { operation: listMachineTypes, fields: MachineTypeRowFields, option: named },
  listMachines: {
    operation: listMachines,
    fields: MachineRowFields,
    option: ({ id, machineNo, name }) => ({ value: id, label: machineNo, note: name }),
  },
  listMaterials: { operation: listMaterials, fields: MaterialRowFields, option: named },
  listOrders: {
    operation: listOrders,
    fields: OrderRowFields,
    option: ({ id, orderNo, styleNo }) => ({ value: id, label: orderNo, note: styleNo }),
  },
  listProblemTypes: { operation: listProblemTypes, fields: ProblemTypeRowFields, option: named },
  listProcesses: {
    operation: listProcesses,
    fields: ProcessRowFields,
    option: ({ id, code, name, machineTypeName }) => ({
      value: id,
      label: name,
      note: [code, machineTypeName].filter(Boolean).join(' · '),
    }),
  },
  listShifts: {
    operation: listShifts,
    fields: ShiftRowFields,
    option: ({ id, name, segmentsText }) => ({ value: id, label: name, note: segmentsText }),
  },
  listSizeGroups: { operation: listSizeGroups, fields: SizeGroupRowFields, option: named },
  listSizes: { operation: listSizes, fields: SizeRowFields, option: named },
  listStyles: {
    operation: listStyles,
    fields: StyleRowFields,
    option: ({ id, styleNo, styleName }) => ({ value: id, label: styleNo, note: styleName }),
  },
  listSubcontractGroups: {
    operation: listSubcontractGroups,
    fields: SubcontractGroupRowFields,
    option: named,
  },
  listUnits: { operation: listUnits, fields: UnitRowFields, option: byCode },
  listUserJobs: {
    operation: jobList,
    fields: JobFields,
    option: ({ id, name }) => ({ value: id, label: name }),
  },
  listVoices: { operation: listVoices, fields: VoiceRowFields, option: named },
  listWagePeriods: {
    operation: listWagePeriods,
    fields: WagePeriodRowFields,
    option: ({ id, periodNo, fromDate, toDate }) => ({
      value: id,
      label: periodNo,
      note: `${fromDate} – ${toDate}`,
    }),
  },
  listWarehouseOuts: {
    operation: listWarehouseOuts,
    fields: WarehouseOutRowFields,
    option: ({ id, billNo, confirmDate }) => ({
      value: id,
      label: billNo,
      note: confirmDate?.slice(0, 10) ?? '',
    }),
  },
  listWarehouses: { operation: listWarehouses, fields: WarehouseRowFields, option: named },
  listWashings: { operation: listWashings, fields: WashingRowFields, option: named },
};
