import {
  BedStatus,
  BedType,
  canBundle,
  canSubmit,
  canVoid,
  isBedOpen,
} from '@garment-mes/domain/cutting-bed';
import { CuttingBedCountsFields, CuttingBedRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingBedRow,
  countCuttingBeds,
  createCuttingBed,
  deleteCuttingBed,
  generateBundles,
  getCuttingBed,
  getRemnantSlip,
  listCuttingBedSheets,
  listCuttingBeds,
  submitCuttingBed,
  updateCuttingBed,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { bedPath } from '#garment/bed-path.ts';
import { columnFields, fieldLabel } from '#screens/fields/labels.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { sheetsPath } from '../sheets/sheets-path.ts';
import { isHeldUp, printOfBundles, unsubmit } from './bed-actions.ts';
import { BedPlies, BedState, UsageDifference } from './bed-cells.tsx';
import { BedNo } from './bed-no.tsx';
import { missingText } from './missing-parts.tsx';

/** Columns that only the lists of submitted beds show. */
const ELSEWHERE = new Set([
  'overCutNum',
  'planUsage',
  'usagePerPiece',
  'diffLen',
  'waitHour',
  'bundleSpan',
  'approveText',
  'sheetPrintCount',
]);
const CELLS = {
  bedNo: BedNo,
  colorPlies: BedPlies,
  usageDiffPct: UsageDifference,
  status: BedState,
} as const;

/** A bed handed on has leftovers to account for. */
const SLIPPED: ReadonlySet<number> = new Set([
  BedStatus.submitted,
  BedStatus.bundled,
  BedStatus.closed,
]);

/** Open, and not blocked by its order. */
const isWorkable = (bed: CuttingBedRow): boolean => isBedOpen(bed) && !isHeldUp(bed);

/** The page on which a copy of a bed is typed. */
const copyPath = ({ id, bedType }: CuttingBedRow): string =>
  bedType === BedType.shadeLevel
    ? href('/mes/reduceBed/addReduceBedBillXYS', undefined, { copyOf: id })
    : href('/mes/reduceBed/addReduceBedBill', undefined, { copyOf: id });

const chip = (field: keyof typeof CuttingBedCountsFields, count: number) => ({
  label: fieldLabel(CuttingBedCountsFields, field),
  count,
});

export const cuttingBeds = defineList({
  operation: listCuttingBeds,
  fields: CuttingBedRowFields,
  columns: columnFields(CuttingBedRowFields)
    .filter((field) => !ELSEWHERE.has(field))
    .map((field) => ({
      field: field as keyof CuttingBedRow & string,
      ...(field in CELLS ? { Cell: CELLS[field as keyof typeof CELLS] } : {}),
      ...(field === 'status' ? { beside: missingText } : {}),
    })),
  chips: {
    operation: countCuttingBeds,
    chips: (counts) => [
      {
        ...chip('unsubmittedNum', counts.unsubmittedNum),
        query: { filter: { status: ['0', '1', '2'] } },
      },
      {
        ...chip('approvalNum', counts.approvalNum),
        tone: 'warn',
        query: { filter: { status: ['7'] } },
      },
      { ...chip('unbundledNum', counts.unbundledNum), query: { toBundle: true } },
      { ...chip('noSlipNum', counts.noSlipNum), query: { noSlip: true } },
      { ...chip('cutTodayNum', counts.cutTodayNum), tone: 'ok', query: { cutToday: true } },
    ],
  },
  label: ({ orderNo, bedLabel }) => `${orderNo} · ${bedLabel}`,
  quickFilters: ['status', 'bedType', 'planDate', { param: 'mine', label: msg('仅我的台') }],
  liveTopic: 'bed',
  actions: {
    create: {
      operation: createCuttingBed,
      label: msg('新增'),
      on: 'list',
      to: () => href('/mes/reduceBed/addReduceBedBill'),
      primary: true,
    },
    edit: { operation: updateCuttingBed, label: msg('编辑'), when: isWorkable, to: bedPath },
    submit: {
      operation: submitCuttingBed,
      label: msg('提交'),
      when: (bed) => isWorkable(bed) && canSubmit(bed),
      body: ([{ id, version }]) => ({ id, version }),
      confirm: ([{ bedLabel, cutNum }]) =>
        cutNum === null
          ? t('确定提交补裁床 {bed}？提交后不可修改', { bed: bedLabel })
          : t('确定提交床次 {bed}（{num}件）？提交后不可修改', { bed: bedLabel, num: cutNum }),
    },
    submitAll: {
      operation: submitCuttingBed,
      label: msg('批量提交'),
      on: 'rows',
      each: true,
      when: canSubmit,
      confirm: (beds) =>
        t('提交 {count} 张床次（{num}件）？', {
          count: beds.length,
          num: beds.reduce((sum, { cutNum }) => sum + (cutNum ?? 0), 0),
        }),
      body: ([{ id, version }]) => ({ id, version }),
    },
    printAll: { operation: listCuttingBedSheets, label: msg('批量打印床单'), on: 'rows' },
    copy: {
      operation: createCuttingBed,
      label: msg('复制'),
      when: (bed) => !isHeldUp(bed),
      to: copyPath,
    },
    look: {
      operation: getCuttingBed,
      label: msg('查看'),
      when: isHeldUp,
      to: bedPath,
    },
    printBundles: printOfBundles,
    remnants: {
      operation: getRemnantSlip,
      label: msg('剩料单'),
      when: (bed) => !isHeldUp(bed) && SLIPPED.has(bed.status),
      to: ({ id }) => href('/mes/reduceBed/addSLDReport/{id}', { id }),
    },
    printSheets: {
      operation: listCuttingBedSheets,
      label: msg('打印床单'),
      when: (bed) => !isHeldUp(bed) && bed.status !== BedStatus.void,
      to: (bed) => sheetsPath([bed]),
    },
    bundle: {
      operation: generateBundles,
      label: msg('生成扎号'),
      when: (bed) => !isHeldUp(bed) && canBundle(bed),
      body: ([{ id, version }]) => ({ reduceBedId: id, version }),
      confirm: ([{ bedLabel }]) => t('按扎号规则为床次 {bed} 生成扎号？', { bed: bedLabel }),
    },
    unsubmit,
    void: {
      operation: deleteCuttingBed,
      label: msg('作废'),
      when: (bed) => !isHeldUp(bed) && canVoid(bed),
      danger: true,
    },
  },
});
