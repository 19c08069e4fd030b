import { CloudOff } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import styles from './connection-banner.module.css';

/** Says that the server cannot be reached; shown after three seconds, gone with the first answer. */
export function ConnectionBanner({ lost }: { readonly lost: boolean }) {
  const t = useText();
  if (!lost) return null;
  return (
    <div className={styles.banner} role="status">
      <CloudOff aria-hidden size={16} />
      {t('连接已断开，正在重新连接。页面上的数据可能不是最新的。')}
    </div>
  );
}
