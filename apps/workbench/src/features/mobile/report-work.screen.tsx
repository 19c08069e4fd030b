import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import { getMyDay } from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { Camera, Keyboard, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import type { QueuedScan } from './queue/queued-scan.ts';
import { useScanQueue } from './queue/use-scan-queue.ts';
import { CameraWindow } from './report/camera-window.tsx';
import { DaySheet } from './report/day-sheet.tsx';
import { HandEntry } from './report/hand-entry.tsx';
import { FixedProcess, ScannerReady } from './report/kept-today/fixed-process.tsx';
import { WornMachine } from './report/kept-today/worn-machine.tsx';
import { Keypad } from './report/keypad.tsx';
import { ModeChips } from './report/mode-chips.tsx';
import { ProcessButtons } from './report/process-buttons.tsx';
import { type RecentScan, recentProcesses } from './report/recent.ts';
import { RecentScans } from './report/recent-scans.tsx';
import styles from './report/report.module.css';
import { ResultCard } from './report/result-card.tsx';
import { StatusBar } from './report/status-bar.tsx';
import { usePerson } from './report/use-person.ts';
import { useReport } from './report/use-report.ts';
import { useWakeLock } from './report/use-wake-lock.ts';

/** Badges carry the employee number, four digits. */
const SHORTEST_BADGE = 4;

/** A worker reports finished bundles, one scan each, with or without a network. */
export default function ReportWork() {
  const t = useText();
  const { companyId, companyName, userId, now } = useWorkbench();
  const queries = useQueryClient();
  const { person, day, dayFailure, preload, wear, use: used } = usePerson();
  const queue = useScanQueue(onAnswers);
  const report = useReport({ queue, person, preload, onBadge: wear, onReported: used });
  const [typing, setTyping] = useState(false);
  const [looking, setLooking] = useState(false);
  const [keep, setKeep] = useState(true);
  const [showsDay, setShowsDay] = useState(false);
  useWakeLock();
  useWedge(report.scan, {
    shortest: SHORTEST_BADGE,
    handheld: true,
    onComposing: () => report.refuse(t('请切换到英文输入法')),
  });

  function onAnswers(answered: readonly QueuedScan[]) {
    const refused = answered.findLast(({ state }) => state !== 'ok');
    if (refused) report.refuse(refused.text ?? '');
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getMyDay.id) });
  }

  function undo(scan: RecentScan) {
    if (scan.scanId === undefined || person === undefined) return;
    const requestId = newRequestId();
    if (scan.requestId === report.shown) report.clear();
    void queue.queue.add({
      call: 'reverseScan',
      requestId,
      companyId,
      companyName,
      userId,
      employeeId: person.id,
      at: now(),
      words: {
        bundle: scan.bundle,
        colorName: '',
        sizeName: '',
        process: scan.process,
        num: -scan.num,
      },
      body: { requestId, scanId: scan.scanId },
    });
  }

  const { choosing, counting } = report;
  const countable = counting?.process;
  const card = queue.entries.find(({ requestId }) => requestId === report.shown);

  return (
    <div data-ui data-theme="light" data-density="touch" className={styles.page}>
      <StatusBar queue={queue} queuedCodes={report.waiting} />
      <header className={styles.person}>
        <span>
          <b>{person?.employeeName ?? t('请先扫工卡')}</b>
          <small>{person?.employeeNo}</small>
        </span>
        <button
          type="button"
          className={styles.voice}
          aria-pressed={report.speaks}
          aria-label={t('语音反馈')}
          onClick={() => report.speak(!report.speaks, t('语音反馈已开'))}
        >
          {report.speaks ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        </button>
        <button
          type="button"
          className={styles.today}
          disabled={day === undefined}
          onClick={() => setShowsDay(true)}
        >
          <b>{t('{num}件', { num: formatNumber(day?.pieceNum ?? 0) })}</b>
          {day?.amount !== undefined && day.amount !== null && <b>¥{formatMoney(day.amount)}</b>}
        </button>
      </header>
      <div className={styles.main}>
        {looking && <CameraWindow onCode={report.scan} onClose={() => setLooking(false)} />}
        <ResultCard entry={card} />
        {dayFailure && person === undefined && (
          <div className={styles.warning}>{failureText(dayFailure)}</div>
        )}
        <RecentScans
          entries={queue.entries}
          day={day}
          employeeId={person?.id}
          onUndo={undo}
          onRemove={(id) => void queue.queue.remove(id)}
          onRepeat={(id, num) => void queue.queue.repeat(id, newRequestId(), num)}
        />
      </div>
      <footer className={styles.foot}>
        <WornMachine machine={report.machine} onRelease={() => report.setMachine(undefined)} />
        <FixedProcess
          fixed={report.fixed}
          isFixing={report.isFixing}
          onRelease={() => report.setFixed(undefined)}
        />
        <ModeChips
          mode={report.mode}
          onMode={report.setMode}
          isFixed={report.fixed !== undefined || report.isFixing}
          onFix={() =>
            report.fixed === undefined
              ? report.setFixing(!report.isFixing)
              : report.setFixed(undefined)
          }
        />
        <div className={styles.armed}>
          <ScannerReady />
          <button
            type="button"
            className={styles.hand}
            aria-pressed={looking}
            onClick={() => setLooking(!looking)}
          >
            <Camera aria-hidden /> {t('拍码')}
          </button>
          <button type="button" className={styles.hand} onClick={() => setTyping(true)}>
            <Keyboard aria-hidden /> {t('手输')}
          </button>
        </div>
      </footer>

      {choosing && (
        <ProcessButtons
          bundle={choosing}
          recent={recentProcesses(day)}
          rework={report.mode === 'rework'}
          keep={keep}
          onKeep={setKeep}
          onCancel={report.cancel}
          onPick={(process) => {
            const { orderProcessId, processName } = process;
            if ((keep || report.isFixing) && report.mode !== 'rework')
              report.setFixed({ orderProcessId, processName });
            report.pick(choosing, process);
          }}
        />
      )}
      {counting && (
        <Keypad
          title={`${counting.bundle.label} ${counting.bundle.colorName} ${counting.bundle.sizeName}`}
          note={countable?.processName ?? t('离线，待核')}
          most={countable && (report.mode === 'rework' ? countable.doneNum : countable.openNum)}
          onCancel={report.cancel}
          onNumber={(num) => void report.report(counting.bundle, countable, num)}
        />
      )}
      {showsDay && day && <DaySheet day={day} onClose={() => setShowsDay(false)} />}
      {typing && (
        <HandEntry
          preload={preload}
          onCancel={() => setTyping(false)}
          onCode={(code) => {
            setTyping(false);
            report.scan(code, performance.now());
          }}
        />
      )}
      {report.refusal !== undefined && (
        <div role="alert">
          <button type="button" className={styles.refusal} onClick={report.dismiss}>
            <span className={styles.refusalText}>{report.refusal}</span>
            <small>{t('点一下继续')}</small>
          </button>
        </div>
      )}
      {report.flash && <div key={report.flash} className={styles.flash} data-tone={report.flash} />}
    </div>
  );
}
