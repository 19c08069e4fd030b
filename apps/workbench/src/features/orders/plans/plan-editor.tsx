import { checkCutPlan, checkLays } from '@garment-mes/domain/cut-plan';
import { formatFixed, formatNumber } from '@garment-mes/domain/formats';
import { refusalText } from '@garment-mes/domain/refusals';
import { type CutPlanRow, type Order, saveCutPlan } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, Tag } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { LayGrid } from './lay-grid.tsx';
import { MarkerGrid } from './marker-grid.tsx';
import {
  draftOfPlan,
  laysOf,
  newPlan,
  type PlanDraft,
  planBody,
  planCells,
  yieldOf,
} from './plan-draft.ts';
import { type AskedFigures, PlanHead } from './plan-head.tsx';
import { PlanMatrix } from './plan-matrix.tsx';
import styles from './plans.module.css';

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
  const [draft, setDraft] = useState<PlanDraft>(() => (plan ? draftOfPlan(plan) : newPlan(order)));
  const [saved, setSaved] = useState(draft);
  const [asked, setAsked] = useState<AskedFigures>({});
  const [savedAsked, setSavedAsked] = useState(asked);
  /** Metres the service worked out, good for the draft it saw. */
  const [computed, setComputed] = useState({ of: draft, planLen: plan?.planLen });
  const save = useAction(saveCutPlan, { inline: true, ok: t('保存成功') });
  const isDirty = draft !== saved;

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

  async function keep() {
    try {
      const row = await save.run({ body: planBody(order.id, draft) });
      const next = draftOfPlan(row);
      setDraft(next);
      setSaved(next);
      setSavedAsked(asked);
      setComputed({ of: next, planLen: row.planLen });
    } catch {
      // The refusal stands in the drawer.
    }
  }

  const { leave, question } = useLeave({
    isDirty: isDirty || asked !== savedAsked,
    pending: save.pending,
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
            {computed.of === draft &&
              computed.planLen !== undefined &&
              ` · ${t('用布 {len} m', { len: formatFixed(computed.planLen, 2) })}`}
          </span>
          {!readOnly && (
            <Button
              variant="primary"
              pending={save.pending}
              disabled={!isDirty || draft.markers.length === 0 || draft.lays.length === 0}
              onClick={() => void keep()}
            >
              {t('保存')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.editor}>
        {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
        <PlanHead
          order={order}
          draft={draft}
          typed={asked}
          readOnly={readOnly}
          onChange={setDraft}
          onType={setAsked}
          onDefault={(next) => {
            if (!isDirty) setSaved(next);
            setDraft(next);
          }}
          onPropose={(next, planLen) => {
            setDraft(next);
            setComputed({ of: next, planLen });
          }}
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
        {own.fault !== undefined && <Alert tone="warn">{own.fault}</Alert>}
        {own.planNum > 0 &&
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
      </div>
      {question}
    </Drawer>
  );
}
