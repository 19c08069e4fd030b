import {
  type BundleRow,
  listBundleBatches,
  listBundles,
  type ResolvedCode,
} from '@garment-mes/sdk/mes2';
import { Tag, toast } from '@garment-mes/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { LinesAboveProps } from '#screens/form/form-definition.ts';
import { useScannedLines } from '#screens/lines/use-scanned-lines.ts';
import { ScanField, type ScanVerdict } from '../../../scanning/scan-field.tsx';
import { sizeSums } from './size-sums.ts';

type Typed = Readonly<Record<string, unknown>>;

/** What a line takes of its bundle; all of it is sent until somebody types less. */
export const lineOfBundle = ({
  bundleLabel,
  colorName,
  sizeName,
  plySpan,
  num,
}: Pick<BundleRow, 'bundleLabel' | 'colorName' | 'sizeName' | 'plySpan' | 'num'>) => ({
  ...{ bundleLabel, colorName, sizeName, plySpan, num },
  sendNum: num,
});

const isTyped = ({ bundleId }: Typed) => typeof bundleId === 'string' && bundleId !== '';

/** Bundles that are read at once; a batch of more is read page by page. */
const PAGE = 500;

/** Above the bundles that are sent: each scanned ticket adds one, a chosen batch all of its own that lie in the store. */
export function SentBundles(props: LinesAboveProps) {
  const { values, lines, set } = props;
  const orderId = String(values['orderId'] ?? '');
  const batchId = String(values['batchRangeId'] ?? '');
  const { client } = useWorkbench();
  const { now, take } = useScannedLines(props);
  const [scanned, setScanned] = useState<ReadonlySet<unknown>>(new Set());
  const loaded = useRef(lines.length > 0 ? batchId : '');

  function add(bundles: readonly BundleRow[]): void {
    const typed = now.current.filter(isTyped);
    const known = new Set(typed.map(({ bundleId }) => bundleId));
    const fresh = bundles.filter(({ id }) => !known.has(id));
    take([...typed, ...fresh.map((each) => ({ bundleId: each.id, ...lineOfBundle(each) }))]);
  }

  const load = useEffectEvent(async () => {
    if (loaded.current === batchId) return;
    loaded.current = batchId;
    if (batchId === '') return;
    try {
      const found = await listBundleBatches(client, { query: { filter: { id: [batchId] } } });
      const [batch] = found.list;
      if (batch === undefined) return;
      const { bundleFrom, bundleTo, lineDeptId } = batch;
      const query = { orderId: batch.orderId, bundleFrom, bundleTo, inStore: true, pageSize: PAGE };
      const bundles: BundleRow[] = [];
      for (let pageNum = 1, total = 1; bundles.length < total; pageNum += 1) {
        const page = await listBundles(client, { query: { ...query, pageNum } });
        bundles.push(...page.list);
        total = page.list.length === 0 ? 0 : page.total;
      }
      if (orderId !== batch.orderId) {
        // Another order empties what belonged to the one before.
        set('orderId', batch.orderId);
        set('batchRangeId', batchId);
        now.current = [];
      }
      if (lineDeptId !== null && (values['lineDeptId'] ?? '') === '') set('lineDeptId', lineDeptId);
      add(bundles);
    } catch (error) {
      toast.error(failureText(error));
    }
  });
  useEffect(() => void load(), [batchId]);

  function found({ bundle }: ResolvedCode): ScanVerdict {
    if (bundle === null) return { tone: 'refused' };
    const isKnown = now.current.some(({ bundleId }) => bundleId === bundle.id);
    const isTwice = isKnown && scanned.has(bundle.id);
    if (isTwice) return { tone: 'duplicate' };
    if (orderId === '' && now.current.filter(isTyped).length === 0) set('orderId', bundle.orderId);
    if (!isKnown) add([bundle]);
    setScanned((before) => new Set([...before, bundle.id]));
    return { tone: 'ok' };
  }
  return (
    <>
      <ScanField
        kinds={['bundle']}
        isSent
        {...(orderId === '' ? {} : { orderId })}
        onFound={found}
      />
      <Tally lines={lines.filter(isTyped)} scanned={scanned} />
    </>
  );
}

/** What is listed by size, and how much of it was scanned; green once all of it was. */
function Tally(props: {
  readonly lines: readonly Typed[];
  readonly scanned: ReadonlySet<unknown>;
}) {
  const t = useText();
  const { lines, scanned } = props;
  if (lines.length === 0) return null;
  const seen = lines.filter(({ bundleId }) => scanned.has(bundleId)).length;
  const sums = sizeSums(lines);
  return (
    <p>
      <Tag tone={seen === lines.length ? 'ok' : 'neutral'}>
        {t('已扫 {count}', { count: `${seen}/${lines.length}` })}
      </Tag>{' '}
      {t('{bundles}扎 {pieces}件', { bundles: lines.length, pieces: sums.pieces })}{' '}
      {sums.sizes.map(({ size, num }) => `${size} ${num}`).join(' · ')}
    </p>
  );
}
