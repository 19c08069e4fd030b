import type { Company, SessionSnapshot } from '@garment-mes/session-machine';
import { useSession } from '@garment-mes/session-machine/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '#app/addresses.ts';
import { msg, useText } from '#app/i18n.ts';
import { matchRoute } from '#app/routes.ts';
import { pageAround } from '../../page-around.ts';
import { titleOfTab } from '../tabs/tab-title.ts';
import { currentApplication } from './current-application.ts';
import { usePlatform } from './platform.ts';

/** Names the window: the shown page, the company whose data it is, and what the product is called here. */
export function WindowTitle({ company }: { readonly company: Company }) {
  const t = useText();
  const [path] = useLocation();
  const { tabs, applications } = useSession(standing);
  const name =
    usePlatform()?.name ?? t(currentApplication(applications, location)?.name ?? msg('裁床'));
  const tab = tabs.find(({ key }) => key === path);
  const route = matchRoute(path)?.path;
  const page = tab ? titleOfTab(tab, t) : route && t(addresses[route].title);
  const title = [page, company.name, name].filter(Boolean).join(' · ');
  useEffect(() => {
    pageAround().title(title);
  }, [title]);
  return null;
}

const standing = ({ tabs, applications }: SessionSnapshot) => ({ tabs, applications });
