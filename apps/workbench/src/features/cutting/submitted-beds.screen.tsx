import { BedStatus, canApprove, canBundle } from '@garment-mes/domain/cutting-bed';
import { CuttingBedRowFields } from '@garment-mes/sdk/labels';
import {
  approveCuttingBed,
  type CuttingBedRow,
  countCuttingBeds,
  deleteBundles,
  generateBundles,
  listCuttingBeds,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { GenerateBundles } from '#garment/generate-bundles.tsx';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { ApprovalDrawer } from './beds/approval-drawer.tsx';
import { isHeldUp, printOfBundles, unsubmit } from './beds/bed-actions.ts';
import { BedAside } from './beds/bed-aside.tsx';
import { BedState, UsageDifference } from './beds/bed-cells.tsx';
import { BedNo } from './beds/bed-no.tsx';
import { missingText } from './beds/missing-parts.tsx';

const shown = <Field extends keyof CuttingBedRow & string>(field: Field) =>
  ({ field, shown: true }) as const;

/** A multi-material bed waits until the lays of all its materials are handed on. */
const isToBundle = (bed: CuttingBedRow): boolean =>
  !isHeldUp(bed) && canBundle(bed) && bed.missingParts.length === 0;

const submittedBeds = defineList({
  operation: listCuttingBeds,
  fields: CuttingBedRowFields,
  columns: [
    ...([{ field: 'bedNo', Cell: BedNo }, 'monthBedNo', 'orderNo', 'cutNum'] as const),
    ...([{ field: 'usageDiffPct', Cell: UsageDifference }, shown('waitHour')] as const),
    ...([shown('usagePerPiece'), shown('planUsage'), shown('diffLen')] as const),
    ...([shown('overCutNum'), 'bundleNumTotal', shown('bundleSpan')] as const),
    ...([shown('submitByName'), shown('submitDate')] as const),
    ...(['styleNo', 'bedType', 'approveText'] as const),
    { field: 'status', Cell: BedState, beside: missingText },
  ],
  label: ({ orderNo, bedLabel }) => `${orderNo} · ${bedLabel}`,
  order: 'waitHour desc',
  liveTopic: 'bed',
  tabs: [
    { name: 'approval', label: msg('待审批'), filter: { status: ['7'] } },
    { name: 'toBundle', label: msg('待分扎'), query: { toBundle: true } },
    { name: 'awaitsLays', label: msg('等其他布种'), query: { awaitsLays: true } },
    { name: 'bundled', label: msg('已分扎'), filter: { status: ['4'] } },
    { name: 'closed', label: msg('已关闭'), filter: { status: ['5'] } },
    { name: 'all', label: msg('全部'), filter: { status: ['3', '4', '5', '7'] } },
  ],
  quickFilters: ['submitDate'],
  chips: {
    operation: countCuttingBeds,
    ofTabs: ({ approvalNum, unbundledNum, awaitsLaysNum }) => ({
      approval: approvalNum,
      toBundle: unbundledNum,
      awaitsLays: awaitsLaysNum,
    }),
    chips: () => [],
  },
  actions: {
    approve: {
      ...{ operation: approveCuttingBed, label: msg('审批'), open: ApprovalDrawer },
      when: (bed, userId) => !isHeldUp(bed) && canApprove(bed, userId),
    },
    bundle: {
      ...{ operation: generateBundles, label: msg('生成扎号'), when: isToBundle },
      open: ({ rows, close }) => <GenerateBundles beds={rows} close={close} />,
    },
    printBundles: printOfBundles,
    unsubmit,
    deleteBundles: {
      ...{ operation: deleteBundles, label: msg('删除扎号'), ok: msg('删除成功'), danger: true },
      when: (bed) => !isHeldUp(bed) && bed.status === BedStatus.bundled,
      query: ([{ id, version }]) => ({ reduceBedId: id, version }),
      confirm: ([{ bundleNumTotal: num, bundleSpan: span }]) =>
        t('删除{num}扎？扎号 {span} 作废不再使用', { num, span: span ?? '' }),
    },
    bundleAll: {
      ...{ operation: generateBundles, label: msg('批量生成扎号'), on: 'rows', when: isToBundle },
      open: ({ rows, close }) => <GenerateBundles beds={rows} close={close} />,
    },
  },
});

/** The queue behind the cutting floor: fabric to approve, beds to tie, what is wrong to take back. */
export default function SubmittedBeds() {
  return <ListScreen list={submittedBeds} aside={(row) => <BedAside bed={row} />} />;
}
