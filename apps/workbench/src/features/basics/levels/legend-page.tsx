import { refusalText } from '@garment-mes/domain/refusals';
import { defaultPriorities, legendIssues, storedLevels } from '@garment-mes/domain/work-study';
import { ApiError } from '@garment-mes/sdk';
import { saveLinePriorityDescriptions } from '@garment-mes/sdk/mes2';
import type { EditableTableHandle } from '@garment-mes/ui';
import { Alert, Button, EmptyState, useConfirm } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useAction } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { PriorityLegend } from '#garment/priority-legend.tsx';
import { MergePanel } from '#screens/merge/merge-panel.tsx';
import { useRecordDraft } from '#screens/merge/use-record-draft.ts';
import { LEGEND, type Legend, legendOf, levelOf } from './legend-draft.ts';
import { LevelGrid } from './level-grid.tsx';
import styles from './levels.module.css';

/** The legend as it is typed, and above it the strip that it makes on the tablet of a line. */
export function LegendPage({ legend }: { readonly legend: Legend }) {
  const t = useText();
  const { can } = useWorkbench();
  const grid = useRef<EditableTableHandle>(null);
  const editing = useRecordDraft(LEGEND, legend, isStopped);
  const { draft, dirty, pending, refusal, collision, change, save } = editing;
  const restore = useRestore(legend, editing.replace);
  const { ask, dialog } = useConfirm();
  const mayEdit = can(saveLinePriorityDescriptions.permissionKey);
  const issues = legendIssues(draft.rows.map(levelOf), legend.rows);
  const lines = useMemo(() => {
    const kept = storedLevels(draft.rows.map(levelOf), legend.rows);
    return new Map(draft.rows.map(({ id }, at) => [id, kept[at]?.lineNum ?? 0]));
  }, [draft.rows, legend.rows]);
  const whole = dirty.length > 0 ? issues.find(({ field }) => field === 'rows') : undefined;

  /** Shows what stands against a save. */
  function isStopped(): boolean {
    return grid.current?.jumpToFault() === true || whole !== undefined;
  }

  if (!mayEdit && legend.rows.length === 0) return <EmptyState>{t('还没有优先级说明')}</EmptyState>;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>
          {mayEdit
            ? t(
                '产线平板上的颜色说明：级别 1 最急，最多 9 级；拖动行会重新编号，产线仍用原来那一行',
              )
            : t('产线平板上的颜色说明：级别 1 最急')}
        </p>
        {mayEdit && (
          <>
            <Button
              disabled={pending}
              onClick={() =>
                ask({
                  title: t('恢复为默认5级？'),
                  text: dirty.length > 0 ? t('未保存的修改会丢失') : undefined,
                  onConfirm: restore,
                })
              }
            >
              {t('恢复默认')}
            </Button>
            <Button
              variant="primary"
              pending={pending}
              disabled={dirty.length === 0}
              onClick={() => {
                if (!isStopped()) void save();
              }}
            >
              {t('保存')}
            </Button>
          </>
        )}
      </header>
      {refusal && <Alert tone="bad">{refusal.text}</Alert>}
      {whole && <Alert tone="bad">{refusalText(whole, currentLanguage())}</Alert>}
      <section className={styles.preview} aria-label={t('平板预览')}>
        {draft.rows.some(({ name }) => name !== '') ? (
          <PriorityLegend levels={draft.rows} />
        ) : (
          t('还没有优先级说明：新增一行，或恢复默认')
        )}
      </section>
      <LevelGrid
        ref={grid}
        rows={draft.rows}
        issues={issues}
        lines={lines}
        readOnly={!mayEdit}
        onChange={(rows) => change('rows', rows)}
      />
      {collision && (
        <MergePanel {...editing} collision={collision} parts={LEGEND.parts} names={NO_NAMES} />
      )}
      {dialog}
    </div>
  );
}

/** Saves the legend of the beginning over the one that is shown; what is typed goes once it is saved. */
function useRestore(legend: Legend, onSaved: (legend: Legend) => void): () => Promise<void> {
  const t = useText();
  const queries = useQueryClient();
  const { run } = useAction(saveLinePriorityDescriptions, { ok: t('操作成功'), inline: true });
  // The question may stay open while the legend of somebody else is read.
  const shown = useRef(legend);
  useEffect(() => {
    shown.current = legend;
  }, [legend]);

  return async () => {
    const { version } = shown.current;
    try {
      onSaved(legendOf(await run({ body: { version, rows: [...defaultPriorities] } })));
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'stale') void queries.invalidateQueries();
      throw error;
    }
  };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
