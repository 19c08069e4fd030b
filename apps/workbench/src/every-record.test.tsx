// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import type { RecordOf } from '#screens/record/record-definition.ts';
import { describeRecord } from '#testing/describe-record.tsx';
import '#testing/no-layout.ts';

const seen = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock('#screens/record/use-record-forms.tsx', async (original) => {
  const kit = await original<typeof import('#screens/record/use-record-forms.tsx')>();
  return {
    ...kit,
    useRecordForms<Row extends object>(record: RecordOf<Row>) {
      seen.records.set(record.list.operation.id, record);
      return kit.useRecordForms(record);
    },
  };
});

const screens = import.meta.glob<{ readonly default: ComponentType<object> }>(
  './features/**/*.screen.tsx',
);
const sources = import.meta.glob<string>('./features/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

type Case = Pick<Parameters<typeof describeRecord>[1], 'list' | 'row' | 'values' | 'typedInto'>;

/** Every record by its screen. */
const RECORDS: Readonly<Record<string, Case>> = {
  'basics/attainment-windows': { list: 'listAttainmentWindows' },
  'basics/board-figures': {
    list: 'listBoardQuantities',
    row: { workDate: '2024-03-20', itemCode: 'planNum', num: '5', remark: '停电' },
    values: { num: '5', workDate: '2024-03-20' },
    typedInto: '原因',
  },
  'basics/dispatch-types': { list: 'listDispatchTypes', row: { useCount: 0 } },
  'basics/line-problem-sets': {
    list: 'listLineProblemSets',
    row: { name: '缺料', responseMin: 5, resolveMin: 30, escalateTo: [], isUsed: false },
    values: { name: '缺料', responseMin: 5, resolveMin: 30, escalateTo: [] },
  },
  'basics/problem-log': {
    list: 'listProblemLogs',
    row: { status: 0, images: [] },
    values: { lineDeptId: '9', problemSetId: '41', images: [] },
  },
  'basics/split-rules': {
    list: 'listBundleSplitRules',
    row: { scope: 2, scopeId: '31', scopeName: '优诺', mode: 2, maxNum: 25 },
    values: { scope: 2, scopeId: '31', mode: 2, maxNum: 25 },
  },
  'basics/subcontract-groups': {
    list: 'listSubcontractGroups',
    row: { priceRule: { kind: 1, factor: '1.0' } },
    values: { priceRule: { kind: 1, factor: '1.0' } },
  },
  'basics/target-records': {
    list: 'listTargetRecords',
    row: {},
    values: {
      ...{ deptId: '9', workDate: '2024-03-20', windowFrom: '08:00', windowTo: '10:00' },
      targetNum: 120,
    },
  },
  'basics/voices': {
    list: 'listVoices',
    row: { repeatNum: 2, isEnabled: 1 },
    values: { repeatNum: 2, template: '缺料' },
  },
  'calendar/absences': {
    list: 'listEmployeeAbsences',
    row: { status: 0, isOwn: false, mayCancel: true },
    values: { employeeIds: ['7'], absenceType: 3, toDate: '2024-03-22 17:30:00' },
    typedInto: '事由',
  },
  'calendar/attendance': {
    list: 'listAttendance',
    row: { basis: 2, onTime: null, offTime: null, normalMin: 480, otMin: 0, remark: '补登' },
    values: { employeeId: '7', basis: 2, normalMin: 480, otMin: 0 },
    typedInto: '备注',
  },
  'calendar/shifts': { list: 'listShifts' },
  'calendar/worked-hours': {
    list: 'listWorkedHours',
    row: {
      confirmState: 0,
      createBy: '9',
      remark: '样衣',
      startDate: null,
      endDate: null,
      minutes: '30',
    },
    values: { employeeIds: ['7'], kind: 3, startDate: '', endDate: '', minutes: '30' },
    typedInto: '备注',
  },
  'cutting/panel-checks': {
    list: 'listPanelChecks',
    row: { bundleStatus: 1, scrapNum: 0 },
    values: { bundleId: '31', checkNum: 3, bads: [], replaceNum: 0, scrapNum: 0 },
  },
  'library/colors': { list: 'listColors' },
  'library/customers': { list: 'listCustomers', values: { aqlMajor: '2.5', aqlMinor: '4.0' } },
  'library/materials': { list: 'listMaterials' },
  'library/processes': { list: 'listProcesses' },
  'library/sizes': { list: 'listSizes' },
  'orders/dies': {
    list: 'listCuttingDies',
    row: { partCodes: ['FRONT'], lifeNum: 50000 },
    values: { partCodes: ['FRONT'], lifeNum: 50000 },
  },
  'people/people': {
    list: 'listEmployees',
    row: { employeeName: '王芳' },
    values: {
      ...{ employeeNo: '0418', employeeName: '李红', deptId: '5', jobIds: ['7'] },
      ...{ payType: 1, payCoefficient: '1.000', hireDate: '2026-01-05', outUser: 0 },
      ...{ phone: '', inTrainingUntil: '' },
    },
  },
  'pieces/batches': {
    list: 'listBundleBatches',
    row: { status: 0, bundleFrom: 1, bundleTo: 36 },
    values: { bundleFrom: 1, bundleTo: 36 },
  },
  'quality/check-records': {
    list: 'listCheckRecords',
    row: { status: 0, isMine: true },
    values: { checkType: 4, orderId: '7', lineDeptId: '', barcode: '', checkNum: 5 },
  },
  'quality/defect-categories': { list: 'listDefectCategories', row: { badTypeCount: 0 } },
  'quality/defect-types': {
    list: 'listBadItems',
    row: { isUsed: false, severity: 2, defaultDisposition: 1 },
    values: { severity: 2, defaultDisposition: 1 },
  },
  'quality/final-inspections': {
    list: 'listCheckRecords',
    row: { status: 0, isMine: true, checkType: 5 },
    values: { orderId: '7', shipmentId: '', inspectorId: '', lotNum: 280 },
  },
  'schedule/customer-efficiency': {
    list: 'listCustomerEfficiencySets',
    row: { factorPct: '90' },
    values: { factorPct: '90.00' },
    typedInto: '系数%',
  },
  'schedule/learning-curves': {
    list: 'listEfficiencySets',
    row: { useCount: 0, isDefault: 0, waitingNum: 0 },
    values: { points: [{ id: 'line 0', day: '1', pct: '40.00' }] },
  },
  'styles/styles': { list: 'listStyles', row: { orderCount: 0, status: 1 } },
  'wages/wage-records': {
    list: 'listWageRecords',
    row: { status: 0 },
    values: {
      periodId: '7',
      rows: [
        { id: 'line 0', employeeId: '31', kind: '1', amount: '50.00', reason: '全勤', refId: '' },
      ],
    },
  },
};

/** Types of problems and of defects are trees: what is done with one stands below it, in no row. */
const TREES = [
  'basics/problems/type-tree',
  'people/roster/department-tree',
  'quality/defects/defect-tree',
];
/** Schools and employers are lines of a person's file, whose page has a test of its own. */
const OF_A_FILE = ['people/file/past'];

test('every record is here', async () => {
  const found = await Promise.all(
    Object.entries(sources).map(async ([path, source]) =>
      path.includes('.test.') || !(await source()).includes('defineRecord({')
        ? []
        : [path.replace('./features/', '').replace(/(\.screen)?\.tsx$/, '')],
    ),
  );
  expect(found.flat().toSorted()).toEqual(
    [...Object.keys(RECORDS), ...TREES, ...OF_A_FILE].toSorted(),
  );
});

for (const [name, given] of Object.entries(RECORDS))
  describeRecord(name, {
    ...given,
    load: async () => {
      const screen = await screens[`./features/${name}.screen.tsx`]?.();
      return screen?.default as ComponentType<object>;
    },
    recordOf: () => seen.records.get(given.list) as RecordOf<object> | undefined,
  });
