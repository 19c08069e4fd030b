import { CreateCheckRecordBodyFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecordRow,
  createCheckRecord,
  createPatrol,
  reinspectCheckRecord,
} from '@garment-mes/sdk/mes2';
import { Skeleton } from '@garment-mes/ui';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Message, msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import { enumOptions } from '#screens/form/form-control.tsx';
import { CameraWindow } from './frame/camera-window.tsx';
import { CodeFoot } from './frame/code-foot.tsx';
import frame from './frame/frame.module.css';
import { Chips } from './frame/keys.tsx';
import { PersonBar } from './frame/person-bar.tsx';
import { PhoneMain, PhonePage } from './frame/phone-page.tsx';
import { ScanSignal } from './frame/scan-signal.tsx';
import { StatusBar } from './frame/status-bar.tsx';
import { CheckSheets, type Question } from './quality/check-sheets.tsx';
import { CheckView } from './quality/check-view.tsx';
import { PatrolView } from './quality/patrol-view.tsx';
import styles from './quality/quality.module.css';
import { ReworkView } from './quality/rework-view.tsx';
import { SaveKey, SubmitFoot } from './quality/save-foot.tsx';
import { SentRows } from './quality/sent-rows.tsx';
import { StationView } from './quality/station-view.tsx';
import { TodayView } from './quality/today-view.tsx';
import { type Checks, useChecks } from './quality/use-checks.ts';
import { type Kept, type Mode, useKeptChecks } from './quality/use-kept-checks.ts';
import { usePreload } from './quality/use-preload.ts';
import { type Round, roundOf, useRoundAnswer } from './quality/use-round.ts';
import { pageOf } from './queue/queued-document.ts';
import type { QueuedReport } from './queue/queued-scan.ts';
import { useScanQueue } from './queue/use-scan-queue.ts';
import { refusedWords } from './report/recent/refused-words.ts';

const MODES: readonly {
  readonly mode: Mode;
  readonly label: Message;
  readonly keys: readonly string[];
}[] = [
  { mode: 'patrol', label: msg('巡检'), keys: [createPatrol.permissionKey] },
  { mode: 'check', label: msg('查扎'), keys: [createCheckRecord.permissionKey] },
  { mode: 'rework', label: msg('返修回'), keys: [reinspectCheckRecord.permissionKey] },
  { mode: 'today', label: msg('今日'), keys: [] },
];

/** At the end of the line, and finishing. */
const TYPES = [3, 4] as const;
/** Codes of cards are short. */
const SHORTEST_CODE = 4;

/** An inspector walks the lines by rounds and checks bundles behind them, with or without a network. */
export default function QcPatrol() {
  const t = useText();
  const { can, menus, today } = useWorkbench();
  const kept = useKeptChecks();
  const answer = useRoundAnswer(kept);
  const preload = usePreload(kept.line?.id, answer.asked.data);
  const queue = useScanQueue(onAnswers, 'checks');
  const checks = useChecks({ queue, kept, preload });
  const round = roundOf(answer, queue, preload.patrol, {
    ...{ lineDeptId: kept.line?.id, today: today() },
  });
  const { signal, isBusy } = checks;
  const [looking, setLooking] = useState(false);
  const [asked, setAsked] = useState<Question>();
  const { check, station } = kept;
  const walked = round.walk.find(({ key }) => key === station?.key);
  const inHand = check?.requestId ?? station?.requestId;
  const isKept = queue.documents.some(({ requestId }) => requestId === inHand);
  const allowed = MODES.filter(({ keys }) => keys.every(can));
  const mayWork = allowed.some(({ keys }) => keys.length > 0);
  useWedge(mayWork ? checks.scan : () => undefined, {
    shortest: SHORTEST_CODE,
    handheld: true,
    onComposing: () => signal.refuse(t('请切换到英文输入法')),
    onBroken: () => signal.refuse(t('条码不完整，请重扫或手输')),
  });
  useEffect(() => {
    // The page was closed after what was counted was kept, before it was forgotten here.
    if (isKept && !isBusy) kept.change({ check: undefined, station: undefined });
  }, [isKept, isBusy, kept]);

  function onAnswers(answered: readonly QueuedReport[]) {
    const refused = refusedWords(answered.filter((entry) => pageOf(entry) === 'checks'));
    if (refused !== undefined) checks.signal.refuse(refused);
    checks.reread();
  }

  const { patrol } = round;
  const isOpen = check !== undefined || station !== undefined;
  return (
    <PhonePage>
      <StatusBar queue={queue} queuedCodes={0} />
      <Head kept={kept} voice={signal} onDrop={() => setAsked('drop')} />
      <PhoneMain>
        {looking && <CameraWindow onCode={checks.scan} onClose={() => setLooking(false)} />}
        {!mayWork && <NoRight isPending={menus.length === 0} />}
        {check && (
          <CheckView
            {...{ check, isOnline: queue.isOnline }}
            onChange={(next) => kept.change({ check: next })}
            onFigure={setAsked}
          />
        )}
        {station && walked && (
          <StationView
            {...{ walked, draft: station, preload }}
            onChange={(next) => kept.change({ station: next })}
            onSample={() => setAsked('sample')}
          />
        )}
        {!isOpen && mayWork && (
          <Overview {...{ kept, round, checks, queue, allowed }} onLine={() => setAsked('line')} />
        )}
      </PhoneMain>
      {!mayWork ? null : check ? (
        <SubmitFoot
          {...{ check, isBusy, isOnline: queue.isOnline }}
          onSubmit={() => void checks.submit()}
        />
      ) : (
        <CodeFoot
          looking={looking}
          onLook={() => setLooking(!looking)}
          onType={() => setAsked('type')}
        >
          {station && walked && patrol && (
            <SaveKey
              {...{ draft: station, preload, isBusy }}
              onSave={() => void checks.saveStation(patrol, walked)}
            />
          )}
        </CodeFoot>
      )}
      <CheckSheets {...{ kept, checks, preload, asked }} onClose={() => setAsked(undefined)} />
      <ScanSignal {...signal} />
    </PhonePage>
  );
}

interface OverviewProps extends ModeKeysProps {
  readonly round: Round;
  readonly checks: Checks;
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly onLine: () => void;
}

/** What there is to be done, while nothing is in the hand. */
function Overview({ kept, round, checks, queue, allowed, onLine }: OverviewProps) {
  const { mode, line } = kept;
  const open = (record: CheckRecordRow) => void checks.lookAgain(record);
  return (
    <>
      <ModeKeys kept={kept} allowed={allowed} />
      {mode === 'patrol' && <PatrolView {...{ kept, round, onLine }} />}
      {mode === 'check' && <CheckStart kept={kept} />}
      {mode === 'rework' && <ReworkView line={line} onOpen={open} />}
      {mode === 'today' && <TodayView {...{ line, checks }} onOpen={open} />}
      <SentRows queue={queue} onReopen={(again) => kept.change({ check: again })} />
    </>
  );
}

interface HeadProps {
  readonly kept: Kept;
  readonly voice: Parameters<typeof PersonBar>[0]['voice'];
  readonly onDrop: () => void;
}

/** Who holds the phone; the way back out of what is being counted. */
function Head({ kept, voice, onDrop }: HeadProps) {
  const t = useText();
  const { userName } = useWorkbench();
  const { check, station, line } = kept;
  const isTouched = check !== undefined || Object.keys(station?.faults ?? {}).length > 0;
  return (
    <PersonBar name={userName} note={line?.name} voice={voice}>
      {(check ?? station) && (
        <button
          type="button"
          className={frame.round}
          aria-label={t('返回')}
          onClick={() => (isTouched ? onDrop() : kept.change({ station: undefined }))}
        >
          <ChevronLeft aria-hidden />
        </button>
      )}
    </PersonBar>
  );
}

/** What the person may do here is on its way, or nothing. */
function NoRight({ isPending }: { readonly isPending: boolean }) {
  const t = useText();
  if (isPending) return <Skeleton lines={2} />;
  return <p className={frame.nothing}>{t('没有巡检或质检的权限')}</p>;
}

interface ModeKeysProps {
  readonly kept: Kept;
  readonly allowed: typeof MODES;
}

function ModeKeys({ kept, allowed }: ModeKeysProps) {
  const t = useText();
  return (
    <div className={styles.modes}>
      {allowed.map(({ mode, label }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === kept.mode}
          onClick={() => kept.change({ mode })}
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}

/** Which check the next bundle gets. */
function CheckStart({ kept }: { readonly kept: Kept }) {
  const t = useText();
  const choices = enumOptions(CreateCheckRecordBodyFields.checkType).filter(({ value }) =>
    TYPES.some((type) => String(type) === value),
  );
  return (
    <>
      <Chips
        choices={choices}
        chosen={String(kept.checkType)}
        onChoose={(value) =>
          kept.change({ checkType: TYPES.find((type) => `${type}` === value) ?? 3 })
        }
      />
      <p className={frame.nothing}>{t('请扫扎号')}</p>
    </>
  );
}
