import { formatFixed, NO_FIGURE } from '@garment-mes/domain/formats';
import { refusalText } from '@garment-mes/domain/refusals';
import { PatrolLineFields } from '@garment-mes/sdk/labels';
import { createPatrol, type Patrol } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
import styles from './quality.module.css';
import type { Kept } from './use-kept-checks.ts';
import type { Round } from './use-round.ts';
import { progressOf, type WalkedSeat } from './walk.ts';

interface PatrolViewProps {
  readonly kept: Kept;
  readonly round: Round;
  readonly onLine: () => void;
}

/** The round of a line: how far it is, and its people with their operations to walk by. */
export function PatrolView({ kept, round, onLine }: PatrolViewProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { patrol, walk, error, isPending, next, refetch } = round;
  if (!kept.line)
    return (
      <>
        <p className={frame.nothing}>{t('扫产线上的工卡或扎号，或选产线')}</p>
        <WideKey primary onPress={onLine}>
          {t('选产线')}
        </WideKey>
      </>
    );
  const head = (
    <div className={styles.head}>
      <span>
        {kept.line.name}
        {patrol && <small>{t('第{round}轮', { round: patrol.round })}</small>}
      </span>
      <button type="button" className={frame.rowKey} onClick={onLine}>
        {t('换线')}
      </button>
    </div>
  );
  if (!patrol)
    return (
      <>
        {head}
        {isPending && !error ? <Skeleton lines={4} /> : null}
        {error && <ErrorState onRetry={refetch}>{failureText(error)}</ErrorState>}
        {!isPending && !error && (
          <p className={frame.nothing}>{t('离线：这条产线今天的巡检还没有读过')}</p>
        )}
      </>
    );
  const isOthers = patrol.id !== null && !patrol.isMine;
  const mayWalk = can(createPatrol.permissionKey) && !isOthers;
  return (
    <>
      {head}
      {isOthers && <p className={frame.warning}>{walkedText(patrol)}</p>}
      <Progress walk={walk} />
      {next !== undefined && (
        <WideKey onPress={() => kept.change({ round: undefined })}>
          {t('第{round}轮已到，开始', { round: next })}
        </WideKey>
      )}
      {walk.length === 0 && <EmptyState>{t('这条产线近日没有人报工')}</EmptyState>}
      <div className={styles.seats}>
        {walk.map((each) => (
          <SeatTile
            key={each.key}
            walked={each}
            disabled={!mayWalk || (each.state !== 'open' && each.state !== 'refused')}
            onPress={() => kept.change({ station: begin(each) })}
          />
        ))}
      </div>
    </>
  );
}

const begin = ({ key, seat: { sampleNum } }: WalkedSeat) => ({
  ...{ requestId: newRequestId(), key, sampleNum, faults: {} },
});

const walkedText = ({ lineDeptName: line, round, inspectorName }: Patrol): string =>
  refusalText(
    { code: 'patrol-walked', params: { line, round, name: inspectorName ?? '' } },
    currentLanguage(),
  );

function Progress({ walk }: { readonly walk: readonly WalkedSeat[] }) {
  const t = useText();
  const { done, all, score } = progressOf(walk);
  return (
    <output className={styles.progress} data-whole={(all > 0 && done === all) || undefined}>
      <b>
        {done}
        <small>/{all}</small>
      </b>
      <span>
        {t('得分 {score}', { score: score ? formatFixed(score.toString(), 1) : NO_FIGURE })}
      </span>
    </output>
  );
}

/** What a light is called. */
export const lightText = (light: 1 | 2 | 3): string =>
  fieldText('light', PatrolLineFields.light, light);

interface SeatTileProps {
  readonly walked: WalkedSeat;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function SeatTile({ walked: { seat, light, state }, disabled, onPress }: SeatTileProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.seat}
      data-light={light}
      disabled={disabled}
      onClick={onPress}
    >
      <b>{seat.employeeName}</b>
      <span>
        {seat.stationNo !== null && `${seat.stationNo} `}
        {seat.processName}
      </span>
      {light && (
        <small>
          {lightText(light)}
          {state === 'waiting' && ` · ${t('待传')}`}
          {state === 'refused' && ` · ${t('未记上')}`}
        </small>
      )}
    </button>
  );
}
