import { Dialog, Link } from '@garment-mes/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './about-dialog.module.css';
import { runningBuild } from './deployed-build.ts';
import { errorLog } from './error-log.ts';
import { licences } from './licences.ts';

interface AboutDialogProps {
  readonly platform: string;
  readonly onClose: () => void;
}

/** The mark a build has in the name of its files. */
const markOf = (file: string | undefined): string => /-([\w-]+)\.js$/.exec(file ?? '')?.[1] ?? '–';

/** What this is, which build it is, and what broke in it since the page was opened. */
export default function AboutDialog({ platform, onClose }: AboutDialogProps) {
  const t = useText();
  const errors = useSyncExternalStore(errorLog.subscribe, errorLog.list);
  return (
    <Dialog open onOpenChange={onClose} title={t('关于')} size={420}>
      <p className={styles.name}>{platform}</p>
      <dl className={styles.facts}>
        <dt>{t('版本')}</dt>
        <dd>{markOf(runningBuild())}</dd>
        <dt>{t('构建时间')}</dt>
        <dd>{__BUILD_VERSION__}</dd>
      </dl>
      <details className={styles.errors}>
        <summary>{t('使用的软件和许可证（{n}）', { n: licences.length })}</summary>
        <ul>
          {licences.map(({ name, version, license, url }) => (
            <li key={`${name} ${version}`}>
              <Link href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </Link>
              <span>
                {version} · {license}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {errors.length > 0 && (
        <section className={styles.errors}>
          <h3>{t('本页出现过的错误')}</h3>
          <ul>
            {errors.map(({ text, count }) => (
              <li key={text}>
                <code>{text}</code>
                {count > 1 && <span>×{count}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
