import { refusalText } from '@garment-mes/domain/refusals';
import { defaultPriorities, legendIssues } from '@garment-mes/domain/work-study';
import { saveLinePriorityDescriptions } from '@garment-mes/sdk/mes2';
import type { EditableTableHandle } from '@garment-mes/ui';
import { Alert, Button, useConfirm } from '@garment-mes/ui';
import { useMemo, useRef } from 'react';
import { useAction } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { PriorityLegend } from '#garment/priority-legend.tsx';
import { MergePanel } from '#screens/merge/merge-panel.tsx';
import { useRecordDraft } from '#screens/merge/use-record-draft.ts';
import { LEGEND, type Legend, levelOf, usedLevels } from './legend-draft.ts';
import { LevelGrid } from './level-grid.tsx';
import styles from './levels.module.css';

/** The legend as it is typed, and above it the strip that it makes on the tablet of a line. */
export function LegendPage({ legend }: { readonly legend: Legend }) {
  const t = useText();
  const { can } = useWorkbench();
  const grid = useRef<EditableTableHandle>(null);
  const editing = useRecordDraft(LEGEND, legend);
  const { draft, dirty, isFaulty, pending, refusal, collision, change, save, reset } = editing;
  const restoring = useAction(saveLinePriorityDescriptions, { ok: t('操作成功'), inline: true });
  const { ask, dialog } = useConfirm();
  const mayEdit = can(saveLinePriorityDescriptions.permissionKey);
  const issues = legendIssues(draft.rows.map(levelOf), usedLevels(legend));
  const lines = useMemo(
    () => new Map(legend.rows.map(({ level, lineNum }) => [String(level), lineNum])),
    [legend.rows],
  );
  const whole = issues.find(({ field }) => field === 'rows');

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>{t('产线平板上的颜色说明：级别 1 最急，最多 9 级；拖动行会重新编号')}</p>
        {mayEdit && (
          <>
            <Button
              disabled={pending}
              onClick={() =>
                ask({
                  title: t('恢复为默认5级？'),
                  text: dirty.length > 0 ? t('未保存的修改会丢失') : undefined,
                  onConfirm: async () => {
                    reset();
                    await restoring.run({
                      body: { version: legend.version, rows: [...defaultPriorities] },
                    });
                  },
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
                if (isFaulty) grid.current?.jumpToFault();
                else if (whole === undefined) void save();
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
        <PriorityLegend levels={draft.rows} />
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

const NO_NAMES: ReadonlyMap<string, string> = new Map();
