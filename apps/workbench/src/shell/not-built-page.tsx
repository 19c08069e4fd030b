import { Construction } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '#kit/i18n.ts';
import { matchRoute, routes } from '../routes.ts';
import { MessagePage } from './message-page.tsx';

/** Says plainly that a screen of the route table does not exist yet. */
export default function NotBuiltPage() {
  const t = useText();
  const [path] = useLocation();
  const match = matchRoute(path);
  return (
    <MessagePage
      icon={Construction}
      title={t('“{screen}”尚未开发', { screen: t(match ? routes[match.path].title : '') })}
    >
      {t('这个页面已有地址和菜单，内容还没有做。')}
    </MessagePage>
  );
}
