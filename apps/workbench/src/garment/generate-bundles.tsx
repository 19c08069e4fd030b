import {
  BundlePreviewFields,
  GenerateBundlesBodyFields,
  SplitModeLabels,
} from '@garment-mes/sdk/labels';
import {
  type BundlePreview,
  type CuttingBedRow,
  generateBundles,
  listBundleSplitRules,
  listCuttingBeds,
  previewBundles,
} from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  DescriptionList,
  Drawer,
  EmptyState,
  ErrorState,
  Field,
  MultiCombobox,
  Select,
  Skeleton,
  toast,
} from '@garment-mes/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText, queryKey, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './generate-bundles.module.css';
import { previewGrid, previewSpan } from './preview-grid.ts';

/** What became of a bed: the numbers of its bundles, or why it has none. */
type Outcome = { readonly made: string } | { readonly refusal: string };

interface GenerateBundlesProps {
  /** Beds to tie; the person chooses among those that can be tied where there are none. */
  readonly beds: readonly CuttingBedRow[];
  readonly close: () => void;
}

/**
 * Shows the bundles beds would get and makes just these, by the rule that was looked at: one bed after the other, by
 * order and bed, each with an outcome of its own.
 */
export function GenerateBundles({ beds: given, close }: GenerateBundlesProps) {
  const t = useText();
  const [chosen, choose] = useState(given);
  const [splitRuleId, setRule] = useState('');
  const beds = chosen.toSorted(byOrderAndBed);
  const isOfOneOrder = new Set(beds.map(({ orderId }) => orderId)).size === 1;
  const { outcomes, running, run } = useGenerating(close);
  const waiting = beds.filter(({ id }) => !(id in outcomes && 'made' in (outcomes[id] as object)));
  const previews = usePreviews(waiting, isOfOneOrder ? splitRuleId : '');
  const total = previews.reduce((sum, { data }) => sum + (data?.bundleNum ?? 0), 0);
  const isReady = previews.length > 0 && previews.every(({ data }) => data !== undefined);

  return (
    <Drawer
      open
      size={960}
      title={t('生成扎号')}
      onOpenChange={(open) => !open && !running && close()}
      footer={
        <>
          <Button disabled={running} onClick={close}>
            {t('关闭')}
          </Button>
          <Button
            variant="primary"
            pending={running}
            disabled={!isReady}
            onClick={() => void run(previews)}
          >
            {isReady ? t('生成 {count} 扎', { count: total }) : t('生成扎号')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {given.length === 0 && <Beds chosen={chosen} onChoose={choose} />}
        <Rule
          orderId={isOfOneOrder ? beds[0]?.orderId : undefined}
          value={isOfOneOrder ? splitRuleId : ''}
          onChange={setRule}
        />
      </div>
      {beds.map((bed) => {
        const outcome = outcomes[bed.id];
        const preview = previews.find((each) => each.bed === bed);
        return (
          <section key={bed.id} className={styles.bed} aria-label={bedName(bed)}>
            <h3>{t('{order} 床次 {bed}', { order: bed.orderNo, bed: bed.bedLabel })}</h3>
            {outcome && 'made' in outcome && <Alert tone="ok">{outcome.made}</Alert>}
            {outcome && 'refusal' in outcome && <Alert tone="bad">{outcome.refusal}</Alert>}
            {preview && <Preview {...preview} />}
          </section>
        );
      })}
    </Drawer>
  );
}

const bedName = ({ orderNo, bedLabel }: CuttingBedRow): string => `${orderNo} · ${bedLabel}`;

const byOrderAndBed = (one: CuttingBedRow, other: CuttingBedRow): number =>
  one.orderNo.localeCompare(other.orderNo) || Number(one.bedNo) - Number(other.bedNo);

interface PreviewOfBed {
  readonly bed: CuttingBedRow;
  readonly data: BundlePreview | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Numbers that beds of the same order before this one take. */
  readonly shift: number;
}

/** What each bed would get; beds of one order take their numbers one after the other. */
function usePreviews(beds: readonly CuttingBedRow[], splitRuleId: string): readonly PreviewOfBed[] {
  const workbench = useWorkbench();
  const { client } = workbench;
  const answers = useQueries({
    queries: beds.map(({ id }) => {
      const request = { query: { reduceBedId: id, ...(splitRuleId && { splitRuleId }) } };
      return {
        queryKey: queryKey(workbench, previewBundles, request),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          previewBundles(client, request, { signal }),
      };
    }),
  });
  const taken = new Map<string, number>();
  return beds.map((bed, at) => {
    const { data, error = null, refetch } = answers[at] ?? {};
    const shift = taken.get(bed.orderId) ?? 0;
    taken.set(bed.orderId, shift + (data?.bundleNum ?? 0));
    return { bed, data, error, shift, retry: () => void refetch?.() };
  });
}

/** Makes the bundles that were looked at; closes when every bed has its own. */
function useGenerating(close: () => void) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [running, setRunning] = useState(false);
  // What is drawn as running comes too late for a double click.
  const started = useRef(false);

  async function run(previews: readonly PreviewOfBed[]) {
    if (started.current) return;
    started.current = true;
    setRunning(true);
    const found: Record<string, Outcome> = {};
    for (const { bed, data } of previews) {
      const { id: reduceBedId, version } = bed;
      const body = { reduceBedId, version, splitRuleId: data?.splitRuleId ?? null };
      found[bed.id] = await generateBundles(client, { body }).then(
        ({ bundleFrom: from, bundleTo: to, bundleNumTotal: count }) => ({
          made: t('已生成 {from}–{to} 共{count}扎', { from, to, count }),
        }),
        (error: unknown) => ({ refusal: failureText(error) }),
      );
      setOutcomes((before) => ({ ...before, ...found }));
    }
    const made = Object.values(found).flatMap((each) => ('made' in each ? [each.made] : []));
    if (made.length === previews.length) {
      toast.success(made.join(t('；')));
      close();
    }
    await queries.invalidateQueries();
    started.current = false;
    setRunning(false);
  }
  return { outcomes, running, run };
}

/** How many bundles of how many garments each block gives at each place of the marker, and which numbers they take. */
function Preview({ data, error, retry, shift }: PreviewOfBed) {
  const t = useText();
  if (error) return <ErrorState onRetry={retry}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  const { bundles, bundleNum, num, splitRuleName } = data;
  if (bundles.length === 0) return <EmptyState />;
  const { places, blocks } = previewGrid(bundles);
  const nums = bundles.map((bundle) => bundle.num);
  const label = (name: string) => fieldLabel(BundlePreviewFields, name);
  return (
    <>
      <DescriptionList
        columns={6}
        terms="above"
        facts={[
          { id: 'rule', term: label('splitRuleName'), value: splitRuleName },
          { id: 'bundleNum', term: label('bundleNum'), value: bundleNum },
          { id: 'num', term: label('num'), value: num },
          { id: 'least', term: t('最小扎'), value: Math.min(...nums) },
          { id: 'most', term: t('最大扎'), value: Math.max(...nums) },
          { id: 'span', term: t('将占用扎号'), value: previewSpan(bundles, shift) },
        ]}
      />
      <div className={styles.across}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('颜色')}</th>
              <th data-figure>{label('bundleNum')}</th>
              <th data-figure>{label('num')}</th>
              {places.map(({ position, sizeName }) => (
                <th key={position}>{t('{size} 位{position}', { size: sizeName, position })}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {blocks.map((block) => (
              <tr key={block.name}>
                <td>{block.name}</td>
                <td data-figure>{block.bundleNum}</td>
                <td data-figure>{block.num}</td>
                {places.map(({ position }, at) => (
                  <td key={position}>{block.nums[at]?.join('·')}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{t('合计')}</td>
              <td data-figure>{bundleNum}</td>
              <td data-figure>{num}</td>
              <td colSpan={places.length} />
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}

/** Beds that can be tied now. */
function Beds(props: {
  readonly chosen: readonly CuttingBedRow[];
  readonly onChoose: (beds: readonly CuttingBedRow[]) => void;
}) {
  const t = useText();
  const { data, error, refetch } = useOperation(listCuttingBeds, {
    query: { pageNum: 1, pageSize: 500, toBundle: true },
  });
  const known = (data?.list ?? []).toSorted(byOrderAndBed);
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  return (
    <Field
      label={fieldLabel(GenerateBundlesBodyFields, 'reduceBedId')}
      required
      hint={data?.total === 0 ? t('没有待分扎的床次') : undefined}
    >
      <MultiCombobox
        values={props.chosen.map(({ id }) => id)}
        onValuesChange={(ids) => props.onChoose(known.filter(({ id }) => ids.includes(id)))}
        options={known.map((bed) => ({
          value: bed.id,
          label: bedName(bed),
          note: t('{num} 件', { num: bed.cutNum ?? 0 }),
        }))}
      />
    </Field>
  );
}

/** Rules the order may use; left alone, that of the bed or the narrowest applies. */
function Rule(props: {
  readonly orderId: string | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const t = useText();
  const { orderId, value, onChange } = props;
  const { data } = useOperation(
    listBundleSplitRules,
    { query: { orderId: orderId ?? '', pageNum: 1, pageSize: 500 } },
    { enabled: orderId !== undefined },
  );
  return (
    <Field
      label={fieldLabel(GenerateBundlesBodyFields, 'splitRuleId')}
      hint={orderId === undefined ? t('按各床的默认规则') : undefined}
    >
      <Select
        clearable
        disabled={orderId === undefined}
        placeholder={t('默认规则')}
        value={value}
        onValueChange={onChange}
        options={(data?.list ?? []).map(({ id, name, mode, maxNum }) => ({
          value: id,
          label: name,
          note:
            maxNum === null
              ? labelOf(SplitModeLabels[mode])
              : t('{mode}·最多{num}件', { mode: labelOf(SplitModeLabels[mode]), num: maxNum }),
        }))}
      />
    </Field>
  );
}
