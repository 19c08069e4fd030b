import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { Cards } from './cards.tsx';
import { dayText, greeting } from './greeting.ts';
import styles from './home.module.css';
import { OwnApplications } from './own-applications.tsx';
import { Rail } from './rail.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { isOwnApplications } from './use-home-cards.ts';
import { useOwnShift } from './use-own-shift.ts';

export default function Home() {
  useText();
  const { userName, companyId, companyName, menus, now, today } = useWorkbench();
  const shift = useOwnShift();
  return (
    <div className={styles.home}>
      <header className={styles.greeting}>
        <h1>{greeting(userName, now())}</h1>
        <p>{[companyName, dayText(today()), shift].filter(Boolean).join(' · ')}</p>
      </header>
      <div className={styles.body}>
        <div className={styles.main}>
          {isOwnApplications(companyId) ? <OwnApplications /> : <Cards />}
          <Shortcuts entries={menus} />
        </div>
        <Rail />
      </div>
    </div>
  );
}
