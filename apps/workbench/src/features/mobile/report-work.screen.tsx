import { getMyDay } from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import { CameraWindow } from './frame/camera-window.tsx';
import frame from './frame/frame.module.css';
import { HandEntry } from './frame/hand-entry.tsx';
import { PhoneMain, PhonePage } from './frame/phone-page.tsx';
import { ScanSignal } from './frame/scan-signal.tsx';
import { StatusBar } from './frame/status-bar.tsx';
import type { QueuedReport } from './queue/queued-scan.ts';
import { scanReversal } from './queue/scan-report.ts';
import { useScanQueue } from './queue/use-scan-queue.ts';
import { LeftCodes } from './report/code/left-codes.tsx';
import { DaySheet } from './report/day-sheet.tsx';
import { preloadedEntry } from './report/preload/preloaded-entry.ts';
import type { RecentScan } from './report/recent/recent.ts';
import { RecentScans } from './report/recent/recent-scans.tsx';
import { refusedWords } from './report/recent/refused-words.ts';
import { ReportFoot } from './report/report-foot.tsx';
import { ReportQuestions } from './report/report-questions.tsx';
import { ReporterBar } from './report/reporter-bar.tsx';
import { ResultCard } from './report/result-card.tsx';
import { usePerson } from './report/use-person.ts';
import { useReport } from './report/use-report.ts';

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
  const [showsDay, setShowsDay] = useState(false);
  useWedge(report.scan, {
    shortest: SHORTEST_BADGE,
    handheld: true,
    onComposing: () => report.refuse(t('请切换到英文输入法')),
    onBroken: () => report.refuse(t('条码不完整，请重扫或手输')),
  });

  function onAnswers(answered: readonly QueuedReport[]) {
    const refused = refusedWords(answered);
    if (refused !== undefined) report.refuse(refused);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(getMyDay.id) });
  }

  function undo(scan: RecentScan) {
    if (scan.scanId === undefined || person === undefined) return;
    if (scan.requestId === report.shown) report.clear();
    const words = { bundle: scan.bundle, colorName: '', sizeName: '' };
    void queue.queue.add(
      scanReversal({
        ...{ companyId, companyName, userId, employeeId: person.id, at: now() },
        scanId: scan.scanId,
        words: { ...words, process: scan.process, num: scan.num },
      }),
    );
  }

  const card = queue.entries.find(({ requestId }) => requestId === report.shown);

  return (
    <PhonePage>
      <StatusBar queue={queue} queuedCodes={report.waiting} />
      <ReporterBar {...{ person, day, report }} onDay={() => setShowsDay(true)} />
      <LeftCodes {...report.leftCodes} />
      <PhoneMain>
        {looking && <CameraWindow onCode={report.scan} onClose={() => setLooking(false)} />}
        <ResultCard entry={card} />
        {dayFailure && person === undefined && (
          <div className={frame.warning}>{failureText(dayFailure)}</div>
        )}
        <RecentScans
          entries={queue.entries}
          day={day}
          employeeId={person?.id}
          onUndo={undo}
          onRemove={(id) => void queue.queue.remove(id)}
          onRepeat={(id, correction) => void queue.queue.repeat(id, newRequestId(), correction)}
        />
      </PhoneMain>
      <ReportFoot
        report={report}
        looking={looking}
        onLook={() => setLooking(!looking)}
        onType={() => setTyping(true)}
      />

      <ReportQuestions report={report} day={day} />
      {showsDay && day && <DaySheet day={day} onClose={() => setShowsDay(false)} />}
      {typing && (
        <HandEntry
          {...preloadedEntry(preload)}
          onCancel={() => setTyping(false)}
          onCode={(code) => {
            setTyping(false);
            report.scan(code, performance.now());
          }}
        />
      )}
      <ScanSignal {...report} />
    </PhonePage>
  );
}
