import type { ScanRow, SewingLineLive } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import { CameraWindow } from './frame/camera-window.tsx';
import { HandEntry } from './frame/hand-entry.tsx';
import { ScanSignal } from './frame/scan-signal.tsx';
import { useWakeLock } from './frame/use-wake-lock.ts';
import { BeatStrip } from './line/beat-strip.tsx';
import { BigFigures } from './line/big-figures.tsx';
import { HourTable } from './line/hour-table.tsx';
import { LastOutput } from './line/last-output.tsx';
import styles from './line/line.module.css';
import { LineChoice } from './line/line-choice.tsx';
import { LineFoot } from './line/line-foot.tsx';
import { LineHead } from './line/line-head.tsx';
import { OutputKeypad } from './line/output/output-keypad.tsx';
import { piecesOnTheWay } from './line/output/pieces-on-the-way.ts';
import { useOutput } from './line/output/use-output.ts';
import { ProblemCalls, useProblemKeys } from './line/problem-calls.tsx';
import { ProblemList } from './line/problem-list.tsx';
import { ageOf, pulseOf } from './line/pulse.ts';
import { QualityStrip } from './line/quality-strip.tsx';
import { useClock } from './line/use-clock.ts';
import { useLine } from './line/use-line.ts';
import { scanReversal } from './queue/scan-report.ts';
import { useScanQueue } from './queue/use-scan-queue.ts';
import { LeftCodes } from './report/code/left-codes.tsx';
import { useReadCodes } from './report/code/use-read-codes.ts';
import { preloadedEntry } from './report/preload/preloaded-entry.ts';
import { refusedBundles, refusedWords } from './report/recent/refused-words.ts';
import { usePerson } from './report/use-person.ts';

/** Badges carry the employee number, four digits. */
const SHORTEST_BADGE = 4;

/** The tablet at the end of a sewing line. */
export default function SewingLine() {
  const { lineDeptId, lines, live, choose, locked, lock } = useLine();
  return (
    <div data-ui data-theme="light" data-density="touch" className={styles.page}>
      {lineDeptId === undefined ? (
        <NoLine lines={lines} onChoose={choose} />
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

/** Nothing is scanned without a line, but what was left on one is not hidden by that. */
function NoLine(props: Parameters<typeof LineChoice>[0]) {
  const queue = useScanQueue(() => undefined);
  const codes = useReadCodes({
    ...{ queue, person: undefined, place: 'output', answers: () => false },
  });
  return (
    <>
      <LeftCodes {...codes} />
      <LineChoice {...props} />
    </>
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
    const refused = refusedWords(answered);
    if (refused !== undefined) output.refuse(refused);
    output.forget(refusedBundles(answered));
    void queries.invalidateQueries();
  });
  const output = useOutput({ queue, person, lineDeptId, lineDeptName: live?.lineDeptName });
  const offered = useProblemKeys();
  const [typing, setTyping] = useState(false);
  const [looking, setLooking] = useState(false);
  useWakeLock();
  useWedge(output.scan, {
    shortest: SHORTEST_BADGE,
    handheld: true,
    onComposing: () => output.refuse(t('请切换到英文输入法')),
    onBroken: () => output.refuse(t('条码不完整，请重扫或手输')),
  });

  function undo(scan: ScanRow) {
    if (person.person === undefined) return output.refuse(t('请先扫工卡'));
    void queue.queue.add(
      scanReversal({
        ...{ companyId, companyName, userId, employeeId: person.person.id, at: now() },
        scanId: scan.id,
        words: {
          bundle: scan.bundleLabel,
          colorName: scan.colorName,
          sizeName: scan.sizeName,
          process: scan.processName,
          num: scan.num,
        },
      }),
    );
  }

  if (live === undefined)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
    ) : (
      <Skeleton lines={10} />
    );

  const waiting = piecesOnTheWay(queue.entries, { companyId, userId });
  const age = ageOf(live, time);
  const { counting } = output;

  return (
    <>
      <LineHead {...{ live, time, queue, locked, onLock, onLeave }} queuedCodes={output.waiting} />
      <LeftCodes {...output.leftCodes} />
      <BigFigures live={live} waiting={waiting} />
      <BeatStrip
        live={live}
        pulse={pulseOf(live, time, waiting)}
        silentSec={waiting > 0 ? 0 : live.silentSec + age}
      />
      {looking && <CameraWindow onCode={output.scan} onClose={() => setLooking(false)} />}
      <LinePanels {...{ live, time, queue }} onUndo={undo} />
      <QualityStrip live={live} />
      <LineFoot
        {...{ person, output, looking }}
        onLook={() => setLooking(!looking)}
        onType={() => setTyping(true)}
      >
        <ProblemCalls lineDeptId={lineDeptId} orderId={live.orderId} offered={offered} />
      </LineFoot>
      {counting && <OutputKeypad output={output} counting={counting} />}
      {typing && (
        <HandEntry
          {...preloadedEntry(person.preload)}
          onCancel={() => setTyping(false)}
          onCode={(code) => {
            setTyping(false);
            output.scan(code, performance.now());
          }}
        />
      )}
      <ScanSignal {...output} />
    </>
  );
}

interface LinePanelsProps {
  readonly live: SewingLineLive;
  readonly time: number;
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly onUndo: (scan: ScanRow) => void;
}

/** The hours of the day beside what is wrong and what was reported last. */
function LinePanels({ live, time, queue, onUndo }: LinePanelsProps) {
  const t = useText();
  return (
    <div className={styles.main}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the tablet is low, by keys as well. */}
      <section className={styles.panel} tabIndex={0} aria-label={t('小时表')}>
        <HourTable hours={live.hours} />
      </section>
      <section className={styles.panel} aria-label={t('问题')}>
        <ProblemList problems={live.problems} />
        <LastOutput
          scans={live.lastScans}
          entries={queue.entries}
          now={time}
          onUndo={onUndo}
          onRemove={(id) => void queue.queue.remove(id)}
          onRepeat={(id, correction) => void queue.queue.repeat(id, newRequestId(), correction)}
        />
      </section>
    </div>
  );
}
