import { checkPanels, panelsToReplace } from '@garment-mes/domain/quality';
import { bundleMoves, canMove } from '@garment-mes/domain/states';
import {
  HoldBundlesBodyFields,
  PanelCheckRowFields,
  SavePanelCheckBodyFields,
} from '@garment-mes/sdk/labels';
import {
  type BundleRow,
  createCuttingBed,
  holdBundles,
  listPanelChecks,
  type PanelCheckRow,
  savePanelCheck,
} from '@garment-mes/sdk/mes2';
import { validateSavePanelCheck } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { href } from '#app/routes.ts';
import { issuesSaid } from '#screens/form/fault-text.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { picturesControl } from '#screens/form/pictures-control.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { CheckedBundle, faultsOf, ScanBundle } from './panels/checked-bundle.tsx';

const checkValues = ({ bads, replaceNum, scrapNum, scrapReason }: FormValues) =>
  issuesSaid<'replaceNum' | 'scrapNum' | 'scrapReason'>(
    checkPanels({
      faultNum: faultsOf(bads),
      replaceNum: Number(replaceNum) || 0,
      scrapNum: Number(scrapNum) || 0,
      scrapReason: scrapReason ? String(scrapReason) : null,
    }),
  );

/** A check as it is, with further panels replaced. */
const replaced = ([row]: readonly [PanelCheckRow, ...PanelCheckRow[]], replaceNum: number) => ({
  ...{ id: row.id, version: row.version, bundleId: row.bundleId, requestId: newRequestId() },
  ...{ checkNum: row.checkNum, scrapNum: row.scrapNum, scrapReason: row.scrapReason },
  ...{ images: [...row.images], replaceNum },
  bads: row.bads.map(({ badItemId, partCode, num, plyNo }) => ({
    badItemId,
    partCode,
    num,
    plyNo,
  })),
});

const panelChecks = defineRecord({
  list: listPanelChecks,
  create: savePanelCheck,
  fields: PanelCheckRowFields,
  label: 'bundleLabel',
  order: 'createDate desc',
  liveTopic: 'bundle',
  quickFilters: ['status', 'result', 'createDate', { param: 'toReplace', label: msg('待补片') }],
  body: SavePanelCheckBodyFields,
  validate: validateSavePanelCheck,
  check: checkValues,
  initial: { replaceNum: 0, scrapNum: 0, bads: [] },
  opens: ['bundleId'],
  beside: CheckedBundle,
  form: [
    { field: 'bundleId', chosen: (bundle: BundleRow) => ({ bundle }) },
    { field: 'checkNum', hint: msg('上、中、下层各看，按片数') },
    {
      ...{ field: 'bads', rows: ['partCode', 'badItemId', 'num', 'plyNo'], keys: [] },
      ...{ called: 'badItemId', line: () => ({ num: 1 }), Above: ScanBundle },
    },
    ...(['replaceNum', { field: 'scrapNum', hint: msg('件数：一件的几片只算一件') }] as const),
    { field: 'scrapReason', when: ({ scrapNum }: FormValues) => Number(scrapNum) > 0 },
    { field: 'images', Control: picturesControl(6) },
  ],
  actions: {
    replacementBed: {
      ...{ operation: createCuttingBed, label: msg('开补裁床'), on: 'list' },
      to: () => href('/mes/reduceBed/addReduceBedBill'),
    },
    recut: {
      ...{ operation: createCuttingBed, label: msg('开补裁床') },
      when: (row) => panelsToReplace(row) > 0,
      to: ({ reduceBedId }) =>
        href('/mes/reduceBed/addReduceBedBill', undefined, { parentBedId: reduceBedId }),
    },
    replaced: {
      ...{ operation: savePanelCheck, label: msg('补片完成') },
      when: (row) => panelsToReplace(row) > 0,
      confirm: ([row]) => t('{num}片都已补好？', { num: panelsToReplace(row) }),
      body: (rows) => replaced(rows, rows[0].replaceNum + panelsToReplace(rows[0])),
    },
    hold: {
      ...{ operation: holdBundles, label: msg('冻结整扎'), ask: ['holdReason'] },
      asked: {
        ...HoldBundlesBodyFields,
        holdReason: { ...HoldBundlesBodyFields.holdReason, required: true },
      },
      when: ({ bundleStatus }) => canMove(bundleMoves, 'hold', bundleStatus),
      confirm: ([{ bundleLabel }]) => t('冻结扎号{bundleNo}？', { bundleNo: bundleLabel }),
      body: ([{ bundleId }], { holdReason }) => ({
        ...{ ids: [bundleId], isHold: true, holdReason: holdReason?.trim() ?? '' },
      }),
    },
  },
});

/** Panels of bundles that were checked: what was faulty, replaced and lost. */
export default function PanelChecks() {
  return <RecordScreen record={panelChecks} />;
}
