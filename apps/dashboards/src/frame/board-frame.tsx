import { Skeleton } from '@garment-mes/ui';
import { type ReactNode, useEffect } from 'react';
import { routes } from '../routes.ts';
import { companyName } from '../session.ts';
import styles from './board-frame.module.css';
import { freshness, minutesAndSeconds } from './freshness.ts';
import { useLanguage, useText } from './language.tsx';
import { clockText, dateText, serverTime } from './server-clock.ts';
import { Stage } from './stage.tsx';
import type { BoardState } from './use-board.ts';

interface BoardFrameProps {
  route: string;
  board: BoardState<{ readonly asOf: string }>;
  /** Factory or line that the figures belong to. */
  scope: string | undefined;
  children: ReactNode;
}

/** What all boards share: head, clock, freshness, connection, first load and failure. */
export function BoardFrame({ route, board, scope, children }: BoardFrameProps) {
  const write = useText();
  const language = useLanguage();
  const entry = routes[route];
  const title = entry ? (language === 'en' ? entry.title.en : entry.title.zh) : route;
  const age = board.data
    ? freshness(serverTime(board.data.asOf), board.data.asOf.slice(11), board.now)
    : undefined;

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Stage
      head={
        <header className={styles.head}>
          <span className={styles.company}>{companyName()}</span>
          <h1 className={styles.title}>{title}</h1>
          <span className={styles.scope}>{scope}</span>
          {age ? <Age age={age} /> : null}
          <span className={styles.link} data-tone={board.linked ? 'ok' : 'bad'}>
            {board.linked ? `● ${write('connected')}` : `■ ${write('disconnected')}`}
          </span>
          <span className={styles.date}>{dateText(board.now)}</span>
          <time className={styles.clock}>{clockText(board.now)}</time>
        </header>
      }
    >
      {children ?? <FirstLoad failure={board.failure} />}
      {board.data && (board.failure || !board.linked) ? (
        <p className={styles.band} role="status">
          {board.failure ?? write('disconnected')}
        </p>
      ) : null}
      {age?.state === 'stopped' ? <div className={styles.wash} /> : null}
    </Stage>
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
