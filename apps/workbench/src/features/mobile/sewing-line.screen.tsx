import type { ScanRow } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Camera, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import { BeatStrip } from './line/beat-strip.tsx';
import { BigFigures } from './line/big-figures.tsx';
import { Changeover } from './line/changeover.tsx';
import { ChangeoverTime } from './line/changeover-time.tsx';
import { HourTable } from './line/hour-table.tsx';
import { LastOutput } from './line/last-output.tsx';
import styles from './line/line.module.css';
import { LineChoice } from './line/line-choice.tsx';
import { LockButton } from './line/lock-button.tsx';
import { piecesOnTheWay } from './line/pieces-on-the-way.ts';
import { ProblemCalls, useProblemSets } from './line/problem-calls.tsx';
import { ProblemList } from './line/problem-list.tsx';
import { ageOf, pulseOf } from './line/pulse.ts';
import { QualityStrip } from './line/quality-strip.tsx';
import { useClock } from './line/use-clock.ts';
import { useLine } from './line/use-line.ts';
import { useOutput } from './line/use-output.ts';
import { useScanQueue } from './queue/use-scan-queue.ts';
import { CameraWindow } from './report/camera-window.tsx';
import { HandEntry } from './report/hand-entry.tsx';
import { Keypad } from './report/keypad.tsx';
import report from './report/report.module.css';
import { StatusBar } from './report/status-bar.tsx';
import { usePerson } from './report/use-person.ts';
import { useWakeLock } from './report/use-wake-lock.ts';

/** Badges carry the employee number, four digits. */
const SHORTEST_BADGE = 4;
/** Figures older than this say of when they are, in seconds. */
const STALE_SEC = 60;

/** The tablet at the end of a sewing line. */
export default function SewingLine() {
  const { lineDeptId, lines, live, choose, locked, lock } = useLine();
  return (
    <div data-ui data-theme="light" data-density="touch" className={styles.page}>
      {lineDeptId === undefined ? (
        <LineChoice lines={lines} onChoose={choose} />
      ) : (
        <Terminal
          lineDeptId={lineDeptId}
          live={live}
          locked={locked}
          onLock={lock}
          onLeave={() => choose(undefined)}
        />
      )}
    </div>
  );
}

interface TerminalProps {
  readonly lineDeptId: string;
  readonly live: ReturnType<typeof useLine>['live'];
  readonly locked: boolean;
  readonly onLock: (locked: boolean) => void;
  readonly onLeave: () => void;
}

function Terminal(props: TerminalProps) {
  const { lineDeptId, live: answer, locked, onLock, onLeave } = props;
  const { data: live, error, refetch } = answer;
  const t = useText();
  const { companyId, companyName, userId, now } = useWorkbench();
  const queries = useQueryClient();
  const time = useClock();
  const person = usePerson(lineDeptId);
  const queue = useScanQueue((answered) => {
    const refused = answered.findLast(({ state }) => state !== 'ok');
    if (refused) output.refuse(refused.text ?? '');
    void queries.invalidateQueries();
  });
  const output = useOutput({ queue, person, lineDeptId });
  const { sets, keys } = useProblemSets();
  const [typing, setTyping] = useState(false);
  const [looking, setLooking] = useState(false);
  useWakeLock();
  useWedge(output.scan, {
    shortest: SHORTEST_BADGE,
    handheld: true,
    onComposing: () => output.refuse(t('请切换到英文输入法')),
  });

  function undo(scan: ScanRow) {
    if (person.person === undefined) return output.refuse(t('请先扫工卡'));
    const requestId = newRequestId();
    void queue.queue.add({
      call: 'reverseScan',
      requestId,
      companyId,
      companyName,
      userId,
      employeeId: person.person.id,
      at: now(),
      words: {
        bundle: scan.bundleLabel,
        colorName: scan.colorName,
        sizeName: scan.sizeName,
        process: scan.processName,
        num: -scan.num,
      },
      body: { requestId, scanId: scan.id },
    });
  }

  if (live === undefined)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
    ) : (
      <Skeleton lines={10} />
    );

  const waiting = piecesOnTheWay(queue.entries, { companyId, userId });
  const age = ageOf(live, time);
  const { counting, last } = output;

  return (
    <>
      <header className={styles.head}>
        <button type="button" className={styles.line} disabled={locked} onClick={onLeave}>
          {live.lineDeptName}
        </button>
        <span className={styles.order}>
          {live.orderNo ?? t('没有在做的订单')} {live.styleNo}
        </span>
        {live.nextOrders.length > 0 && (
          <span className={styles.next}>
            {t('下一订单')} {live.nextOrders.join(t('、'))}
          </span>
        )}
        <ChangeoverTime running={live.running} now={time} />
        {!locked && <Changeover live={live} />}
        <StatusBar queue={queue} queuedCodes={output.waiting} />
        {age > STALE_SEC && (
          <span className={styles.stale}>
            {t('数据 {time}', { time: live.asOf.slice(11, 16) })}
          </span>
        )}
        <time className={styles.clock}>{new Date(time).toISOString().slice(11, 19)}</time>
        <LockButton locked={locked} onChange={onLock} />
      </header>
      <BigFigures live={live} waiting={waiting} />
      <BeatStrip
        live={live}
        pulse={pulseOf(live, time, waiting)}
        silentSec={waiting > 0 ? 0 : live.silentSec + age}
      />
      {looking && <CameraWindow onCode={output.scan} onClose={() => setLooking(false)} />}
      <div className={styles.main}>
        <section className={styles.panel} aria-label={t('小时表')}>
          <HourTable hours={live.hours} />
        </section>
        <section className={styles.panel} aria-label={t('问题')}>
          <ProblemList problems={live.problems} sets={sets} now={time} />
          <LastOutput
            scans={live.lastScans}
            entries={queue.entries}
            now={time}
            onUndo={undo}
            onRemove={(id) => void queue.queue.remove(id)}
            onRepeat={(id, num) => void queue.queue.repeat(id, newRequestId(), num)}
          />
        </section>
      </div>
      <QualityStrip live={live} />
      <footer className={styles.foot}>
        <div className={styles.armed}>
          <b>{person.person?.employeeName ?? t('请先扫工卡')}</b>
          <span>{t('扫扎号报产出')}</span>
        </div>
        {person.handBack && (
          <button type="button" className={styles.call} onClick={person.handBack}>
            {t('换人')}
          </button>
        )}
        <button
          type="button"
          className={styles.call}
          aria-pressed={looking}
          onClick={() => setLooking(!looking)}
        >
          <Camera aria-hidden /> {t('拍码')}
        </button>
        <button type="button" className={styles.call} onClick={() => setTyping(true)}>
          <Keyboard aria-hidden /> {t('手输')}
        </button>
        <button
          type="button"
          className={styles.call}
          disabled={last === undefined}
          onClick={() => last && void output.report(last, 1)}
        >
          +1 {last?.label}
        </button>
        <ProblemCalls lineDeptId={lineDeptId} orderId={live.orderId} keys={keys} />
      </footer>
      {counting && (
        <Keypad
          title={`${counting.label} ${counting.colorName} ${counting.sizeName}`}
          note={counting.processName}
          most={counting.openNum}
          onCancel={output.cancel}
          onNumber={(num) => void output.report(counting, num)}
        />
      )}
      {typing && (
        <HandEntry
          preload={person.preload}
          onCancel={() => setTyping(false)}
          onCode={(code) => {
            setTyping(false);
            output.scan(code, performance.now());
          }}
        />
      )}
      {output.refusal !== undefined && (
        <div role="alert">
          <button type="button" className={report.refusal} onClick={output.dismiss}>
            <span className={report.refusalText}>{output.refusal}</span>
            <small>{t('点一下继续')}</small>
          </button>
        </div>
      )}
      {output.flash && <div key={output.flash} className={report.flash} data-tone={output.flash} />}
    </>
  );
}
