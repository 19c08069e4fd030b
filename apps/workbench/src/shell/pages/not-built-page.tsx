import { Construction } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import { useTab } from '#app/tab/tab-scope.tsx';
import { MessagePage } from './message-page.tsx';

/** Says plainly that a screen of the route table does not exist yet. */
export default function NotBuiltPage() {
  const t = useText();
  const { title } = useTab();
  return (
    <MessagePage icon={Construction} title={t('“{screen}”尚未开发', { screen: t(title) })}>
      {t('这个页面的地址已经保留，内容还没有做。')}
    </MessagePage>
  );
}
