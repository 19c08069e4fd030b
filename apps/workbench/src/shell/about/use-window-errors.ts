import { toast } from '@garment-mes/ui';
import { useEffect } from 'react';
import { useText } from '#app/i18n.ts';
import { ownPage, pageAround } from '../../page-around.ts';
import { errorLog } from './error-log.ts';

/** Says once that something broke outside of a page. In another page such errors are its host's. */
export function useWindowErrors(): void {
  const t = useText();
  useEffect(() => {
    if (pageAround() !== ownPage) return undefined;
    const show = (error: unknown) => {
      if (errorLog.record(error)) toast.error(t('页面出错了'));
    };
    const broke = ({ error, message }: ErrorEvent) => show(error ?? message);
    const rejected = ({ reason }: PromiseRejectionEvent) => show(reason);
    window.addEventListener('error', broke);
    window.addEventListener('unhandledrejection', rejected);
    return () => {
      window.removeEventListener('error', broke);
      window.removeEventListener('unhandledrejection', rejected);
    };
  }, [t]);
}
