import {
  checkCutPlan,
  checkLays,
  formatFixed,
  formatNumber,
  refusalText,
} from '@garment-mes/domain';
import { type CutPlanRow, type Order, saveCutPlan } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, Tag, useConfirm } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#kit/api.tsx';
import { currentLanguage, useText } from '#kit/i18n.ts';
import { LayGrid } from './lay-grid.tsx';
import { MarkerGrid } from './marker-grid.tsx';
import {
  draftOfPlan,
  isPlain,
  laysOf,
  newPlan,
  type PlanDraft,
  planBody,
  planCells,
  yieldOf,
} from './plan-draft.ts';
import { PlanHead } from './plan-head.tsx';
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
  const { ask, dialog } = useConfirm();
  const [draft, setDraft] = useState<PlanDraft>(() => (plan ? draftOfPlan(plan) : newPlan(order)));
  const [saved, setSaved] = useState(draft);
  /** Metres the service worked out, good for the draft it saw. */
  const [told, setTold] = useState({ of: draft, planLen: plan?.planLen });
  const save = useAction(saveCutPlan, { inline: true, ok: t('保存成功') });
  const isLocked = readOnly || (plan !== undefined && !isPlain(plan));
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
      setTold({ of: next, planLen: row.planLen });
    } catch {
      // The refusal stands in the drawer.
    }
  }

  function leave() {
    if (save.pending) return;
    if (!isDirty || isLocked) return onClose();
    ask({
      title: t('有未保存的内容，确定关闭？'),
      confirmLabel: t('关闭'),
      danger: true,
      onConfirm: onClose,
    });
  }

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
            {told.of === draft &&
              told.planLen !== undefined &&
              ` · ${t('用布 {len} m', { len: formatFixed(told.planLen, 2) })}`}
          </span>
          {!isLocked && (
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
        {!readOnly && isLocked && (
          <Alert>{t('这个方案的一床里有同一颜色的几个色号段，只能查看')}</Alert>
        )}
        <PlanHead
          order={order}
          draft={draft}
          readOnly={isLocked}
          onChange={setDraft}
          onDefault={(next) => {
            if (!isDirty) setSaved(next);
            setDraft(next);
          }}
          onPropose={(next, planLen) => {
            setDraft(next);
            setTold({ of: next, planLen });
          }}
        />
        <section>
          <h2 className={styles.heading}>{t('唛架')}</h2>
          <MarkerGrid
            rows={draft.markers}
            sizes={order.sizes}
            readOnly={isLocked}
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
            readOnly={isLocked}
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
      {dialog}
    </Drawer>
  );
}
