import { listNotices } from '@garment-mes/sdk/mmc';
import { Tag } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { awaitsScreen, href } from '#app/routes.ts';
import { useFavourites } from '#app/tab/favourites.ts';
import { recentVisits } from '#app/tab/recent-visits.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { ago } from '#screens/fields/time-text.ts';
import styles from './home.module.css';
import { Panel } from './panel.tsx';
import { useHiddenWages } from './use-home-cards.ts';

const UNREAD = 0;
const NEWEST = { pageNum: 1, pageSize: 5 } as const;

/** Where I go, where I was, and what was said. */
export function Rail() {
  const t = useText();
  const { userId, companyId, menus, now } = useWorkbench();
  const notices = useOperation(listNotices, { query: { ...NEWEST, userId } }, { live: 'message' });
  const isHidden = useHiddenWages();
  const { urls } = useFavourites();
  const known = new Map(
    menus.flatMap((entry) => (entry.url ? [[entry.url, entry as Named] as const] : [])),
  );
  const favourites = urls.flatMap((url) => {
    const entry = known.get(url);
    return entry && !awaitsScreen(url) && !isHidden(url) ? [{ url, name: nameOf(entry) }] : [];
  });
  const visits = recentVisits({ userId, companyId }).filter(({ path }) => !isHidden(path));

  return (
    <aside className={styles.rail}>
      <Panel
        title={t('收藏')}
        isEmpty={favourites.length === 0}
        empty={t('在左侧菜单里点星标，常用的页面就会放在这里。')}
      >
        <ul className={styles.links}>
          {favourites.map(({ url, name }) => (
            <Line key={url}>
              <TextLink to={url}>{name}</TextLink>
            </Line>
          ))}
        </ul>
      </Panel>
      <Panel
        title={t('最近访问')}
        isEmpty={visits.length === 0}
        empty={t('打开过的页面会放在这里。')}
      >
        <ul className={styles.links}>
          {visits.map(({ path, title }) => (
            <Line key={path}>
              <TextLink to={path}>{t(title)}</TextLink>
            </Line>
          ))}
        </ul>
      </Panel>
      <Panel
        title={t('最新通知')}
        queries={[notices]}
        isEmpty={notices.data?.list.length === 0}
        empty={t('发给您的通知会放在这里。')}
      >
        <ul>
          {notices.data?.list.map(({ id, title, createDate, readed }) => (
            <li key={id} className={styles.line}>
              <TextLink variant="quiet" to={href('/noticeDetail/{id}', { id })}>
                {title}
              </TextLink>
              {readed === UNREAD && <Tag tone="accent">{t('未读')}</Tag>}
              <time dateTime={createDate} title={createDate}>
                {ago(createDate, now())}
              </time>
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}

interface Named {
  readonly name: string;
  readonly nameEn?: string | null;
}

const nameOf = ({ name, nameEn }: Named): string =>
  currentLanguage() === 'en' ? (nameEn ?? name) : name;

const Line = ({ children }: { readonly children: ReactNode }) => <li>{children}</li>;
