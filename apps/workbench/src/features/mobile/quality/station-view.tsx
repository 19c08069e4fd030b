import { PatrolLight } from '@garment-mes/domain/quality';
import { createProblemLog, holdBundles } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ProblemTile } from '#garment/problem-tile.tsx';
import frame from '../frame/frame.module.css';
import { lightOf } from './check-draft.ts';
import { FaultTiles } from './fault-tiles.tsx';
import { lightText } from './patrol-view.tsx';
import styles from './quality.module.css';
import type { Preload } from './use-preload.ts';
import type { StationDraft, WalkedSeat } from './walk.ts';

interface StationViewProps {
  readonly walked: WalkedSeat;
  readonly draft: StationDraft;
  readonly preload: Preload;
  readonly onChange: (draft: StationDraft) => void;
  /** Asks for the sample. */
  readonly onSample: () => void;
}

/** A station of a round: what was found among its sample, its light, and what is done about a red one. */
export function StationView({ walked, draft, preload, onChange, onSample }: StationViewProps) {
  const t = useText();
  const { items } = preload;
  const { seat } = walked;
  const light = lightOf(draft.faults, items);
  return (
    <>
      <div className={styles.head}>
        <span>
          {seat.employeeName} <small>{seat.employeeNo}</small>
          <small>{seat.processName}</small>
        </span>
        <button type="button" className={frame.rowKey} onClick={onSample}>
          {t('抽检')} <b>{draft.sampleNum}</b>
        </button>
      </div>
      <output className={styles.light} data-light={light}>
        {lightText(light)}
      </output>
      {light === PatrolLight.red && <RedStation {...{ draft, preload, onChange }} />}
      <FaultTiles
        items={items}
        faults={draft.faults}
        onFaults={(faults) => onChange({ ...draft, faults })}
      />
    </>
  );
}

/** The line is called out, or a bundle is kept for rework: one of them before a red station is closed. */
function RedStation({
  draft,
  preload,
  onChange,
}: Pick<StationViewProps, 'draft' | 'preload' | 'onChange'>) {
  const t = useText();
  const { can } = useWorkbench();
  const { remedy } = draft;
  const choose = (problemSetId: string, name: string) =>
    onChange({
      ...draft,
      remedy: { kind: 'line', requestId: newRequestId(), problemSetId, name },
    });
  return (
    <section className={styles.red} aria-label={t('红灯处理')}>
      <p>{mayRemedy(can) ? t('红灯：停线，或扫扎号指派返修') : t('红灯：请叫组长停线')}</p>
      {remedy && (
        <p className={styles.remedy}>
          {remedy.kind === 'line'
            ? t('停线 {problem}', { problem: remedy.name })
            : t('冻结返修 {bundle}', { bundle: remedy.name })}
        </p>
      )}
      {can(createProblemLog.permissionKey) && (
        <div className={styles.problems}>
          {preload.problems.map((problem) => (
            <ProblemTile
              key={problem.id}
              problem={problem}
              aria-pressed={remedy?.kind === 'line' && remedy.problemSetId === problem.id}
              onClick={() => choose(problem.id, problem.name)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

const mayRemedy = (can: (key: string) => boolean): boolean =>
  can(createProblemLog.permissionKey) || can(holdBundles.permissionKey);

/** Whether a station may be closed: a red one once something is done about it, by those who may. */
export const isClosable = (
  draft: StationDraft,
  { items }: Preload,
  can: (key: string) => boolean,
): boolean =>
  lightOf(draft.faults, items) !== PatrolLight.red || draft.remedy !== undefined || !mayRemedy(can);
