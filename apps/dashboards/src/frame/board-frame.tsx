import { weekLabel } from '@garment-mes/domain/time';
import { Skeleton } from '@garment-mes/ui';
import { type ReactNode, useEffect } from 'react';
import { useAlarmLines } from '../alarm/alarms-context.tsx';
import { useCarouselState } from '../carousel/carousel-state.tsx';
import { isSilent } from '../kiosk/controls.ts';
import { useControls } from '../kiosk/controls-context.tsx';
import { routes } from '../routes.ts';
import { useScreen } from '../screen/screen-context.tsx';
import { companyName } from '../session.ts';
import { maySpeak } from '../voice/speech.ts';
import styles from './board-frame.module.css';
import { freshness, minutesAndSeconds } from './freshness.ts';
import { useBeat } from './heartbeat.ts';
import { useLanguage, useText } from './language.tsx';
import { LinkBand } from './link-band.tsx';
import { Logo } from './logo.tsx';
import { clockText, dateText, serverTime } from './server-clock.ts';
import { Stage } from './stage.tsx';
import { Ticker } from './ticker.tsx';
import { tickerLines } from './ticker-lines.ts';
import type { BoardState } from './use-board.ts';

interface BoardFrameProps {
  route: string;
  board: BoardState<{ readonly asOf: string }>;
  /** Factory or line that the figures belong to. */
  scope: string | undefined;
  /** What the board itself has to say in its ticker. */
  remarks: readonly string[];
  /** Titles of the widgets with their places: drawn before the first figures are there. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** What all boards share: head, clock, freshness, connection, first load and failure. */
export function BoardFrame({ route, board, scope, remarks, skeleton, children }: BoardFrameProps) {
  const write = useText();
  const language = useLanguage();
  const alarmLines = useAlarmLines();
  const { notices } = useScreen();
  const entry = routes[route];
  const title = entry ? (language === 'en' ? entry.title.en : entry.title.zh) : route;
  const age = board.data
    ? freshness(serverTime(board.data.asOf), board.data.asOf.slice(11), board.now)
    : undefined;
  const lines = tickerLines(
    alarmLines.map(({ occurrence: { values } }) =>
      write('alarmLine', { line: values.line ?? '', problem: values.problem ?? '' }),
    ),
    notices,
    remarks,
  );

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Stage
      hasLine={lines.length > 0}
      head={
        <header className={styles.head}>
          <Logo />
          <span className={styles.company}>{companyName()}</span>
          <h1 className={styles.title}>{title}</h1>
          <span className={styles.scope}>{scope}</span>
          <Held />
          {age ? <Age age={age} /> : null}
          <VoiceSign />
          <span className={styles.link} data-tone={board.link.isUp ? 'ok' : 'bad'}>
            {board.link.isUp ? `● ${write('connected')}` : `■ ${write('disconnected')}`}
          </span>
          <span className={styles.date}>
            {dateText(board.now)} {weekLabel(dateText(board.now))}
          </span>
          <time className={styles.clock}>{clockText(board.now)}</time>
        </header>
      }
      over={
        <>
          {age?.state === 'stopped' ? <div className={styles.wash} /> : null}
          <Ticker lines={lines} />
          <LinkBand link={board.link} />
        </>
      }
    >
      {children ?? skeleton}
      {children ? null : <FirstLoad failure={board.failure} />}
    </Stage>
  );
}

/** What somebody set with the keys: a frozen picture, a paused carousel. */
function Held() {
  const write = useText();
  const { frozen } = useControls();
  const { paused, onlyTurn } = useCarouselState();
  if (!frozen && (!paused || onlyTurn)) return null;
  return (
    <span className={styles.held}>{frozen ? `❄ ${write('frozen')}` : `❚❚ ${write('paused')}`}</span>
  );
}

/** Whether this screen speaks; a browser that waits for a first tap is asked for it. */
function VoiceSign() {
  const write = useText();
  const { speaks, voices } = useScreen();
  const controls = useControls();
  const now = useBeat();
  if (!speaks || voices.length === 0) return null;
  const silent = isSilent(controls, now);
  const words = silent ? 'voiceOff' : maySpeak() ? 'speaking' : 'tapForVoice';
  return (
    <span className={styles.voice} data-silent={silent || undefined}>
      ♪ {write(words)}
    </span>
  );
}

function Age({ age }: { age: ReturnType<typeof freshness> }) {
  const write = useText();
  const words = {
    fresh: () => `● ${write('asOf', { time: age.state === 'fresh' ? age.asOf : '' })}`,
    late: () => `▲ ${write('late', { seconds: age.state === 'late' ? age.seconds : 0 })}`,
    stopped: () =>
      `■ ${write('stopped', { time: age.state === 'stopped' ? minutesAndSeconds(age.seconds) : '' })}`,
  };
  return (
    <span className={styles.age} data-age={age.state}>
      {words[age.state]()}
    </span>
  );
}

function FirstLoad({ failure }: { failure: string | undefined }) {
  const write = useText();
  return (
    <div className={styles.first} role="status">
      {failure === undefined ? (
        <>
          <p>{write('loading')}</p>
          <Skeleton />
        </>
      ) : (
        <p>{write('loadFailed', { seconds: 10, reason: failure })}</p>
      )}
    </div>
  );
}
