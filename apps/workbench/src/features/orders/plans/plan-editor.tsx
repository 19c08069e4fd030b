import { checkCutPlan, checkLays } from '@garment-mes/domain/cut-plan';
import { formatFixed, formatNumber } from '@garment-mes/domain/formats';
import { refusalText } from '@garment-mes/domain/refusals';
import type { CutPlanRow, Order } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, Tag } from '@garment-mes/ui';
import { failureText } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { LayGrid } from './lay-grid.tsx';
import { MarkerGrid } from './marker-grid.tsx';
import { draftOfPlan, laysOf, planCells, yieldOf } from './plan-draft.ts';
import { PlanHead } from './plan-head.tsx';
import { PlanMatrix } from './plan-matrix.tsx';
import styles from './plans.module.css';
import { usePlanDraft } from './use-plan-draft.ts';

interface PlanEditorProps {
  readonly order: Order;
  /** A new one when left out. */
  readonly plan: CutPlanRow | undefined;
  /** Every plan of the order: those in force for the same part count as well. */
  readonly plans: readonly CutPlanRow[];
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

const IN_FORCE: ReadonlySet<number> = new Set([1, 2]);

/** One cut plan: its markers, its lays, and what they yield against what the order allows. */
export function PlanEditor({ order, plan, plans, readOnly, onClose }: PlanEditorProps) {
  const t = useText();
  const typing = usePlanDraft(order, plan);
  const { draft, setDraft, isDirty, planLen } = typing;
  const own = yieldOf(draft);
  const others = plans.filter(
    ({ id, status, fabricPart }) =>
      id !== draft.id && IN_FORCE.has(status) && fabricPart === draft.fabricPart,
  );
  const cells = planCells(order, [own, ...others.map((each) => yieldOf(draftOfPlan(each)))]);
  const maxPlies = Number(draft.maxPlies) || undefined;
  const broken = [
    ...(maxPlies === undefined ? [] : checkLays(laysOf(draft), maxPlies)),
    ...checkCutPlan(cells, order.cutTolUpPct),
  ].map((issue) => refusalText(issue, currentLanguage()));

  const { leave, question } = useLeave({
    isDirty: typing.isTyped,
    pending: typing.pending,
    onClose,
  });

  return (
    <Drawer
      open
      size={960}
      className={styles.drawer}
      onOpenChange={(open) => !open && leave()}
      title={draft.planNo === '' ? t('新建裁剪方案') : t('裁剪方案 {no}', { no: draft.planNo })}
      footer={
        <>
          <span role="status">
            {t('计划 {num} 件', { num: formatNumber(own.planNum) })}
            {planLen !== undefined && ` · ${t('用布 {len} m', { len: formatFixed(planLen, 2) })}`}
          </span>
          {!readOnly && (
            <Button
              variant="primary"
              pending={typing.pending}
              disabled={!isDirty || draft.markers.length === 0 || draft.lays.length === 0}
              onClick={() => void typing.save()}
            >
              {t('保存')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.editor}>
        {typing.error && <Alert tone="bad">{failureText(typing.error)}</Alert>}
        <PlanHead
          order={order}
          draft={draft}
          typed={typing.asked}
          readOnly={readOnly}
          onChange={setDraft}
          onType={typing.setAsked}
          onDefault={typing.takeDefault}
          onPropose={typing.propose}
        />
        <section>
          <h2 className={styles.heading}>{t('唛架')}</h2>
          <MarkerGrid
            rows={draft.markers}
            sizes={order.sizes}
            readOnly={readOnly}
            onChange={(markers) => setDraft({ ...draft, markers })}
          />
        </section>
        <section>
          <h2 className={styles.heading}>{t('床次计划')}</h2>
          <LayGrid
            rows={draft.lays}
            colors={order.colors}
            markers={draft.markers}
            maxPlies={maxPlies}
            readOnly={readOnly}
            onChange={(lays) => setDraft({ ...draft, lays })}
          />
        </section>
        <section className={styles.across}>
          <h2 className={styles.heading}>{t('计划件数')}</h2>
          <PlanMatrix order={order} cells={cells} />
        </section>
        <PlanVerdict plan={own} broken={broken} />
      </div>
      {question}
    </Drawer>
  );
}

/** Whether a plan may be approved, or what prevents it. */
function PlanVerdict({
  plan,
  broken,
}: {
  readonly plan: ReturnType<typeof yieldOf>;
  readonly broken: readonly string[];
}) {
  const t = useText();
  return (
    <>
      {plan.fault !== undefined && <Alert tone="warn">{plan.fault}</Alert>}
      {plan.planNum > 0 &&
        (broken.length === 0 ? (
          <span>
            <Tag tone="ok">{t('可以批准')}</Tag>
          </span>
        ) : (
          <ul className={styles.found} aria-label={t('批准前须处理')}>
            {broken.map((text) => (
              <li key={text}>
                <Tag tone="warn">{text}</Tag>
              </li>
            ))}
          </ul>
        ))}
    </>
  );
}
