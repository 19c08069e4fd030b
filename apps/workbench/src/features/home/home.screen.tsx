import { getHomeDay, type HomeDay } from '@garment-mes/sdk/mes2';
import type { UseQueryResult } from '@tanstack/react-query';
import { addresses } from '#app/addresses.ts';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { awaitsScreen, matchRoute } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { Cards } from './cards.tsx';
import { dayText, greeting } from './greeting.ts';
import styles from './home.module.css';
import { HomeChart } from './home-chart.tsx';
import { MyDay } from './my-day.tsx';
import { OwnApplications } from './own-applications.tsx';
import { Rail } from './rail.tsx';
import { isOwnApplications } from './use-home-cards.ts';
import { useOwnShift } from './use-own-shift.ts';

/** What is to be done today is at most this old, in milliseconds. */
const FRESH_MS = 60_000;

export default function Home() {
  useText();
  const { userName, companyId, companyName, now, today } = useWorkbench();
  const shift = useOwnShift();
  return (
    <div className={styles.home}>
      <header className={styles.greeting}>
        <h1>{greeting(userName, now())}</h1>
        <p>{[companyName, dayText(today()), shift].filter(Boolean).join(' · ')}</p>
      </header>
      <div className={styles.body}>
        <div className={styles.main}>{isOwnApplications(companyId) ? <Outside /> : <Inside />}</div>
        <Rail />
      </div>
    </div>
  );
}

/** A person of a company: figures, the day, one chart. */
function Inside() {
  const day = useOperation(getHomeDay, {}, { live: 'todo', keepPrevious: true, everyMs: FRESH_MS });
  return (
    <>
      <Task day={day} />
      <Cards />
      <div className={styles.parts}>
        <MyDay day={day} />
        <HomeChart day={day} />
      </div>
    </>
  );
}

function Outside() {
  return (
    <>
      <OwnApplications />
      <MyDay day={undefined} />
    </>
  );
}

/** On a phone, what the person came for. */
function Task({ day }: { readonly day: UseQueryResult<HomeDay, Error> }) {
  const t = useText();
  const task = day.data?.task;
  const match = task ? matchRoute(task) : undefined;
  if (!task || !match || awaitsScreen(task)) return null;
  return (
    <TextLink to={task} className={styles.task ?? ''}>
      {t(addresses[match.path].title)}
    </TextLink>
  );
}
