import { getUserInfo } from '@garment-mes/sdk/amc';
import { RealNameAuthLabels } from '@garment-mes/sdk/labels';
import {
  Button,
  DescriptionList,
  ErrorState,
  RadioGroup,
  Skeleton,
  type Theme,
} from '@garment-mes/ui';
import { useLocation } from 'wouter';
import { failureText, useOperation } from '#app/api.tsx';
import { type Language, labelOf, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { setAppearance, useAppearance } from '../../appearance.ts';
import styles from './own/own.module.css';
import { OwnCompanies } from './own/own-companies.tsx';
import { OwnSessions } from './own/own-sessions.tsx';

/** Who I am here, where I am signed in, and how the workbench looks to me. */
export default function Me() {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('个人中心')}</h1>
      <Who />
      <section className={styles.part}>
        <h2>{t('我的公司')}</h2>
        <OwnCompanies />
      </section>
      <section className={styles.part}>
        <h2>{t('我的登录')}</h2>
        <OwnSessions />
      </section>
      <Look />
    </div>
  );
}

function Who() {
  const t = useText();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useOperation(getUserInfo, {});
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={3} />;
  const { name, username, mobile, email, realNameAuth } = data;
  return (
    <section className={styles.part}>
      <DescriptionList
        columns={3}
        facts={[
          { id: 'name', term: t('姓名'), value: name },
          { id: 'username', term: t('登录名'), value: username },
          { id: 'real', term: t('实名状态'), value: labelOf(RealNameAuthLabels[realNameAuth]) },
          { id: 'mobile', term: t('手机'), value: mobile },
          { id: 'email', term: t('邮箱'), value: email },
        ]}
      />
      <div className={styles.row}>
        <Button onClick={() => navigate(href('/password'))}>{t('修改密码')}</Button>
        {realNameAuth !== '0' && (
          <Button onClick={() => navigate(href('/verified'))}>{t('实名认证')}</Button>
        )}
        <Button onClick={() => navigate(href('/notice'))}>{t('消息通知')}</Button>
        <Button onClick={() => navigate(href('/accountDelete'))}>{t('账号注销')}</Button>
      </div>
    </section>
  );
}

const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];

/** A language in its own word: who reads that one alone has to find it. */
const ownNameOf = (language: Language) => {
  const [code] = language.split('-') as [string];
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? language;
};

function Look() {
  const t = useText();
  const { language, theme } = useAppearance();
  return (
    <section className={styles.part}>
      <h2>{t('语言和外观')}</h2>
      <div className={styles.row}>
        <RadioGroup
          variant="segments"
          aria-label={t('语言')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: ownNameOf(value) }))}
          onValueChange={(next) => setAppearance({ language: next as Language })}
        />
        <RadioGroup
          variant="segments"
          aria-label={t('外观')}
          value={theme}
          options={[
            { value: 'light', label: t('浅色') },
            { value: 'dark', label: t('深色') },
            { value: 'auto', label: t('跟随系统') },
          ]}
          onValueChange={(next) => setAppearance({ theme: next as Theme })}
        />
      </div>
    </section>
  );
}
