import { getUserCompany, joinCompany } from '@garment-mes/sdk/amc';
import { Button, ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useStartAnew } from '../use-start-anew.ts';
import styles from './membership.module.css';

const DEFAULT = '0';
const OWN_APPLICATIONS = '-1';

/** Every company I am in; one of them opens first. */
export function MyCompanies({ memberId }: { readonly memberId: string }) {
  const t = useText();
  const startAnew = useStartAnew();
  const { data, error, refetch } = useOperation(getUserCompany, {});
  const prefer = useAction(joinCompany, {});
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={4} />;
  return (
    <section className={styles.step}>
      <ul className={styles.companies}>
        {data
          .filter(({ id }) => id !== OWN_APPLICATIONS)
          .map(({ id, name, isDefault, employeeId }) => (
            <li key={id} aria-current={employeeId === memberId || undefined}>
              <span>{name}</span>
              {isDefault === DEFAULT ? (
                <Tag tone="accent">{t('默认公司')}</Tag>
              ) : (
                employeeId !== null && (
                  <Button
                    disabled={prefer.pending}
                    onClick={() =>
                      void prefer
                        .run({
                          body: { userCompanyId: employeeId, accept: true, isDefault: DEFAULT },
                        })
                        .catch(() => undefined)
                    }
                  >
                    {t('设为默认')}
                  </Button>
                )
              )}
            </li>
          ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => startAnew('/')}>{t('去工作台')}</Button>
      </div>
    </section>
  );
}
