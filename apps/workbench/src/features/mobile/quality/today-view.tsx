import { formatNumber } from '@garment-mes/domain/formats';
import { PatrolLight, Recheck } from '@garment-mes/domain/quality';
import { writeConditions } from '@garment-mes/sdk/conditions';
import { CheckRecordTotalsFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecordRow,
  getPatrol,
  listCheckRecords,
  type Patrol,
  updatePatrol,
} from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import frame from '../frame/frame.module.css';
import styles from './quality.module.css';
import { ReworkView } from './rework-view.tsx';
import type { Checks } from './use-checks.ts';
import type { Kept } from './use-kept-checks.ts';

interface TodayViewProps {
  readonly line: Kept['line'];
  readonly checks: Checks;
  readonly onOpen: (record: CheckRecordRow) => void;
}

/** The day so far: own work, stations that are red, rework that lies too long. */
export function TodayView({ line, checks, onOpen }: TodayViewProps) {
  const t = useText();
  return (
    <>
      <MyWork />
      {line && (
        <section aria-label={t('红灯')}>
          <h2 className={styles.title}>{t('红灯')}</h2>
          <RedRounds lineDeptId={line.id} onRecheck={checks.recheck} />
        </section>
      )}
      <section aria-label={t('返修超过4小时')}>
        <h2 className={styles.title}>{t('返修超过4小时')}</h2>
        <ReworkView line={line} isLate onOpen={onOpen} />
      </section>
    </>
  );
}

const WORK = ['checkNum', 'passNum', 'defectNum'] as const;

function MyWork() {
  const t = useText();
  const { today } = useWorkbench();
  const sql = writeConditions({
    ...{ kind: 'in', key: 'work_date', not: false, values: [today()] },
  });
  const query = { mine: true, pageSize: 1, sql };
  const { data } = useOperation(listCheckRecords, { query }, { live: 'qc' });
  return (
    <dl className={styles.work} aria-label={t('我的工作量')}>
      <div>
        <dt>{t('质检单')}</dt>
        <dd>{formatNumber(data?.total)}</dd>
      </div>
      {WORK.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(CheckRecordTotalsFields, name)}</dt>
          <dd>{formatNumber(data?.sum[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RedRoundsProps {
  readonly lineDeptId: string;
  readonly onRecheck: Checks['recheck'];
}

/** The rounds of the day up to the one that is due, each with its red stations. */
function RedRounds({ lineDeptId, onRecheck }: RedRoundsProps) {
  const t = useText();
  const { data } = useOperation(getPatrol, { query: { lineDeptId } }, { live: 'patrol' });
  const rounds = Array.from({ length: data?.round ?? 0 }, (_, at) => at + 1);
  return (
    <ul className={frame.rows}>
      {data &&
        rounds.map((round) => (
          <RedStations key={round} {...{ lineDeptId, round, workDate: data.workDate, onRecheck }} />
        ))}
      <li className={styles.quiet}>{data && t('看到第{round}轮', { round: data.round })}</li>
    </ul>
  );
}

interface RedStationsProps extends RedRoundsProps {
  readonly workDate: string;
  readonly round: number;
}

function RedStations({ onRecheck, ...query }: RedStationsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { data } = useOperation(getPatrol, { query }, { live: 'patrol' });
  const isOpen = ({ recheck }: Patrol['lines'][number]) =>
    recheck === Recheck.due || recheck === Recheck.red;
  return data?.lines
    .filter(({ light }) => light === PatrolLight.red)
    .map((seat) => (
      <li key={seat.id} className={frame.row} data-state={isOpen(seat) ? 'refused' : undefined}>
        <span className={frame.rowWords}>
          <b>
            {seat.processName} {seat.employeeName}
          </b>
          <small>
            {t('第{round}轮', { round: data.round })}{' '}
            {seat.bads.map(({ badItemName, num }) => `${badItemName}×${num}`).join(t('、'))}
          </small>
        </span>
        {isOpen(seat) && can(updatePatrol.permissionKey) && (
          <>
            <button
              type="button"
              className={frame.rowKey}
              onClick={() => void onRecheck(data, seat, Recheck.green)}
            >
              {t('转绿')}
            </button>
            <button
              type="button"
              className={frame.rowKey}
              onClick={() => void onRecheck(data, seat, Recheck.red)}
            >
              {t('仍红')}
            </button>
          </>
        )}
      </li>
    ));
}
