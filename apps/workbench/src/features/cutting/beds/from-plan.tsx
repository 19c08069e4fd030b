import {
  type CutPlanRow,
  createCuttingBed,
  listCutPlans,
  listCuttingBedSizes,
} from '@garment-mes/sdk/mes2';
import { Button, Checkbox, Drawer, EmptyState, ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { createBody } from '../bill/draft/body.ts';
import { changeDraft } from '../bill/draft/change-draft.ts';
import { emptyDraft } from '../bill/draft/draft.ts';
import styles from './cutting-beds.module.css';

/** Cut plans that may be cut from. */
const APPROVED = 1;
const FILTER = { status: [APPROVED] };
/** Plans that are read at once. */
const STEP = 100;

type Outcome = { readonly bed: string } | { readonly refusal: string };

/** Drafts of beds out of the lays of approved plans, several at once; each is refused by itself. */
export function FromPlan({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { client, today } = useWorkbench();
  const queries = useQueryClient();
  const [most, setMost] = useState(STEP);
  const { data, error, isPlaceholderData, refetch } = useOperation(
    listCutPlans,
    { query: { pageNum: 1, pageSize: most, filter: FILTER } },
    { keepPrevious: true },
  );
  const unread = data === undefined ? 0 : data.total - data.list.length;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [running, setRunning] = useState(false);
  const lays = (data?.list ?? []).flatMap((plan) =>
    plan.lays.map((lay) => ({ key: `${plan.id}/${lay.layNo}`, plan, lay })),
  );
  const waiting = lays.filter(({ key }) => ticked.has(key) && !outcomes.has(key));

  async function create({ plan, lay }: (typeof lays)[number]): Promise<Outcome> {
    const marker = plan.markers.find(({ id }) => id === lay.markerId);
    if (marker === undefined) return { refusal: t('床次计划没有唛架') };
    const choices = await listCuttingBedSizes(client, { query: { orderId: plan.orderId } });
    const blank = {
      ...emptyDraft(today()),
      orderId: plan.orderId,
      fabricPart: plan.fabricPart,
    };
    const ordered = changeDraft(blank, { type: 'order.chosen', choices });
    const draft = changeDraft(ordered, { type: 'lay.chosen', cutPlanId: plan.id, lay, marker });
    const body = createBody({ ...draft, materialId: plan.materialId });
    const { bedLabel } = await createCuttingBed(client, { body });
    return { bed: bedLabel };
  }

  async function run() {
    setRunning(true);
    for (const each of waiting) {
      const outcome = await create(each).catch(
        (failure: unknown): Outcome => ({ refusal: failureText(failure) }),
      );
      setOutcomes((before) => new Map(before).set(each.key, outcome));
    }
    await queries.invalidateQueries();
    setRunning(false);
  }

  return (
    <Drawer
      open
      size={800}
      onOpenChange={(open) => !open && !running && onClose()}
      title={t('按裁剪方案生成')}
      footer={
        <Button
          variant="primary"
          pending={running}
          disabled={waiting.length === 0}
          onClick={() => void run()}
        >
          {t('生成 {count} 张草稿', { count: waiting.length })}
        </Button>
      }
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={4} />
      ) : lays.length === 0 ? (
        <EmptyState>{t('没有已批准的方案')}</EmptyState>
      ) : (
        <ul className={styles.lays}>
          {lays.map(({ key, plan, lay }) => (
            <li key={key}>
              <Checkbox
                disabled={running || lay.reduceBedId !== null || outcomes.has(key)}
                checked={ticked.has(key)}
                onCheckedChange={(on) => {
                  const next = new Set(ticked);
                  if (on) next.add(key);
                  else next.delete(key);
                  setTicked(next);
                }}
              >
                {layText(plan, lay)}
              </Checkbox>
              <LayState taken={lay.reduceBedId !== null} outcome={outcomes.get(key)} />
            </li>
          ))}
        </ul>
      )}
      {unread > 0 && (
        <Button variant="plain" pending={isPlaceholderData} onClick={() => setMost(most + STEP)}>
          {t('还有 {count} 个方案，继续显示', { count: unread })}
        </Button>
      )}
    </Drawer>
  );
}

const layText = ({ orderNo, planNo }: CutPlanRow, lay: CutPlanRow['lays'][number]): string =>
  [
    `${orderNo} · ${planNo} · ${lay.layNo}`,
    lay.colors.map(({ colorName, plies }) => `${colorName}×${plies}`).join(' '),
    t('{num} 件', { num: lay.planNum }),
  ].join('  ');

function LayState(props: { readonly taken: boolean; readonly outcome: Outcome | undefined }) {
  const t = useText();
  const { taken, outcome } = props;
  if (outcome !== undefined)
    return 'bed' in outcome ? (
      <Tag tone="ok">{t('床次 {bed}', { bed: outcome.bed })}</Tag>
    ) : (
      <span className={styles.refusal}>{outcome.refusal}</span>
    );
  return taken ? <Tag>{t('已开床')}</Tag> : null;
}
