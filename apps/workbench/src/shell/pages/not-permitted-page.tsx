import { Button } from '@garment-mes/ui';
import { Lock } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '#app/i18n.ts';
import { MessagePage } from './message-page.tsx';

/** A screen of the product that is not in the person's menu. */
export function NotPermittedPage({ title }: { readonly title: string }) {
  const t = useText();
  const [, navigate] = useLocation();
  return (
    <MessagePage
      icon={Lock}
      title={t('没有权限打开“{screen}”', { screen: t(title) })}
      actions={
        <Button variant="primary" onClick={() => navigate('/')}>
          {t('返回首页')}
        </Button>
      }
    >
      {t('需要时请联系公司管理员开通。')}
    </MessagePage>
  );
}
