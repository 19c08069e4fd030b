import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { Button } from '@garment-mes/ui';
import { UserRoundCog } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import { MessagePage } from './message-page.tsx';

/** Somebody else signed in in this browser: the page of the person before saves nothing any more. */
export function ReplacedPage() {
  const t = useText();
  const session = useSessionActions();
  const { user, successor } = useSession(({ user, successor }) => ({ user, successor }));
  return (
    <MessagePage
      icon={UserRoundCog}
      title={
        successor === undefined
          ? t('此浏览器中有人重新登录了')
          : t('{name} 已在此浏览器登录', { name: successor })
      }
      actions={
        <Button variant="primary" onClick={() => session.proceed()}>
          {t('刷新页面')}
        </Button>
      }
    >
      {t('本页原来由 {name} 登录，已停止保存。刷新后显示现在登录的人。', {
        name: user?.name ?? user?.username ?? '',
      })}
    </MessagePage>
  );
}
