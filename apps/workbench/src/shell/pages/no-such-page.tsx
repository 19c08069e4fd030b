import { Button } from '@garment-mes/ui';
import { MapPinOff } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '#app/i18n.ts';
import { MessagePage } from './message-page.tsx';

/** An address that is not in the route table. */
export function NoSuchPage() {
  const t = useText();
  const [path, navigate] = useLocation();
  return (
    <MessagePage
      icon={MapPinOff}
      title={t('路径不存在')}
      actions={
        <Button variant="primary" onClick={() => navigate('/')}>
          {t('返回首页')}
        </Button>
      }
    >
      {path}
    </MessagePage>
  );
}
