import { useSession, useSessionActions } from '@garment-mes/session-machine/react';
import { Button } from '@garment-mes/ui';
import { LogIn } from 'lucide-react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { MessagePage } from './message-page.tsx';

/** Why nobody was signed in, and the one way on. */
export function RefusedPage() {
  const t = useText();
  const session = useSessionActions();
  const { refusal, error } = useSession(({ refusal, error }) => ({ refusal, error }));
  const isUnkept = refusal === 'unkept';
  return (
    <MessagePage
      icon={LogIn}
      title={isUnkept ? t('浏览器不保存登录信息') : t('登录失败，请重新登录')}
      actions={
        <Button variant="primary" onClick={() => session.proceed()}>
          {isUnkept ? t('重试') : t('登录')}
        </Button>
      }
    >
      {isUnkept &&
        t(
          '浏览器禁止本站保存 Cookie 和网站数据，登录后会立即失效。请在浏览器设置中允许，然后重试。',
        )}
      {refusal === 'unasked' && t('地址中的登录码不是在本页申请的，没有登录任何人。')}
      {refusal === 'failed' && (error === undefined ? t('登录码已失效。') : failureText(error))}
    </MessagePage>
  );
}
