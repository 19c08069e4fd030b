import { getCompanyUser } from '@garment-mes/sdk/amc';
import { ErrorState, Skeleton, Tabs } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { Invitation } from './membership/invitation.tsx';
import { LanguageSwitch } from './membership/language-switch.tsx';
import styles from './membership/membership.module.css';
import { MyCompanies } from './membership/my-companies.tsx';
import { MyFile } from './membership/my-file.tsx';
import { MyPast } from './membership/my-past.tsx';

const INVITED = 1;

export default function UserCompanyDetail({ id }: { readonly id: string }) {
  const t = useText();
  const { data, error, refetch } = useOperation(getCompanyUser, { body: { userCompanyId: id } });
  const [step, setStep] = useTabState<string | undefined>('step', undefined);
  const invited = data?.employee.status === INVITED;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('我的入职信息')}</h1>
        <LanguageSwitch />
      </header>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <Tabs
          label={t('步骤')}
          value={step ?? (invited ? 'invitation' : 'file')}
          onValueChange={setStep}
          keepMounted
          items={[
            ...(invited
              ? [
                  {
                    value: 'invitation',
                    label: t('邀请'),
                    content: <Invitation member={data} onJoined={() => setStep('file')} />,
                  },
                ]
              : []),
            {
              value: 'file',
              label: t('我的资料'),
              content: (
                <>
                  <MyFile member={data} />
                  <MyPast member={data} />
                </>
              ),
            },
            { value: 'companies', label: t('我的公司'), content: <MyCompanies memberId={id} /> },
          ]}
        />
      )}
    </div>
  );
}
