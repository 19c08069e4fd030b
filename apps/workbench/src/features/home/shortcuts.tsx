import { getConfigValue } from '@garment-mes/sdk/amc';
import type { MenuEntry } from '@garment-mes/session-machine';
import { walls } from '#app/addresses.ts';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './home.module.css';

type Entry = MenuEntry & { readonly nameEn?: string | null };

const WAGE_REPORT = '/mes/report/wageReport';

/** Wall boards open in a window of their own, from the menu. */
const isShown = (url: string): boolean => !(url in walls) && !awaitsScreen(url);

/** Every page of the menu, under its group. A company that limits data shows no wages. */
export function Shortcuts({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useText();
  const limited = useOperation(getConfigValue, { query: { code: 'DataPermission' } });
  const hidden = limited.data?.value ? WAGE_REPORT : undefined;
  const nameOf = ({ name, nameEn }: Entry) =>
    currentLanguage() === 'en' ? (nameEn ?? name) : name;
  const groups = entries
    .filter(({ parentId }) => !parentId)
    .map((group) => ({
      group,
      pages: entries.filter(
        ({ parentId, url }) => parentId === group.id && url && url !== hidden && isShown(url),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);

  return (
    <nav className={styles.groups} aria-label={t('快捷入口')}>
      {groups.map(({ group, pages }) => (
        <section key={group.id} className={styles.panel}>
          <h2 className={styles.title}>{nameOf(group)}</h2>
          <ul className={styles.links}>
            {pages.map((page) => (
              <li key={page.id}>
                <TextLink to={page.url ?? '/'}>{nameOf(page)}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
