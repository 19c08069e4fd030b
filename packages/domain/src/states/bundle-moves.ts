import { BundleStatus, bundleStatusName } from '../bundles/bundle-status.ts';
import { stateTable } from './state-table.ts';

/** A bundle from its generation to the warehouse. A release goes back to the status before the hold. */
export const bundleMoves = stateTable({
  what: { zh: '扎号', en: 'Bundle' },
  names: bundleStatusName,
  moves: {
    print: {
      from: [BundleStatus.generated],
      to: BundleStatus.printed,
      verb: { zh: '打印', en: 'print it' },
    },
    receive: {
      from: [BundleStatus.generated, BundleStatus.printed],
      to: BundleStatus.delivered,
      verb: { zh: '发料', en: 'deliver it' },
    },
    startUndelivered: {
      from: [BundleStatus.generated, BundleStatus.printed],
      to: BundleStatus.inProcess,
      verb: { zh: '报工', en: 'report work' },
    },
    start: {
      from: [BundleStatus.delivered],
      to: BundleStatus.inProcess,
      verb: { zh: '报工', en: 'report work' },
    },
    finishSewing: {
      from: [BundleStatus.inProcess],
      to: BundleStatus.sewn,
      verb: { zh: '缝完', en: 'finish sewing' },
    },
    pass: {
      from: [BundleStatus.sewn],
      to: BundleStatus.passed,
      verb: { zh: '质检合格', en: 'pass it' },
    },
    store: {
      from: [BundleStatus.passed],
      to: BundleStatus.warehoused,
      verb: { zh: '入库', en: 'store it' },
    },
    hold: {
      from: [
        BundleStatus.generated,
        BundleStatus.printed,
        BundleStatus.delivered,
        BundleStatus.inProcess,
        BundleStatus.sewn,
        BundleStatus.passed,
      ],
      to: BundleStatus.hold,
      verb: { zh: '冻结', en: 'hold it' },
    },
    split: {
      from: [
        BundleStatus.generated,
        BundleStatus.printed,
        BundleStatus.delivered,
        BundleStatus.inProcess,
      ],
      to: BundleStatus.split,
      verb: { zh: '拆扎', en: 'split it' },
    },
    void: {
      from: [BundleStatus.generated, BundleStatus.printed],
      to: BundleStatus.void,
      verb: { zh: '作废', en: 'void it' },
    },
  },
});
