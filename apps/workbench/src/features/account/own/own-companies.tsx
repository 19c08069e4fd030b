import { getUserCompany } from '@garment-mes/sdk/amc';
import { ErrorState, Skeleton, Tag } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './own.module.css';

/** Stands for the applications a person has without a company. */
const OWN_APPLICATIONS = '-1';

/** The companies I am in, and what I am there. */
export function OwnCompanies() {
  const t = useText();
  const { data, error, refetch } = useOperation(getUserCompany, {});
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={3} />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('公司')}</th>
          <th>{t('工号')}</th>
          <th>{t('部门')}</th>
          <th>{t('岗位')}</th>
        </tr>
      </thead>
      <tbody>
        {data
          .filter(({ id }) => id !== OWN_APPLICATIONS)
          .map(({ id, name, isDefault, employeeId, employeeNo, deptName, jobNames }) => (
            <tr key={id}>
              <td>
                {employeeId === null ? (
                  name
                ) : (
                  <TextLink to={href('/userCompanyDetail/{id}', { id: employeeId })}>
                    {name}
                  </TextLink>
                )}{' '}
                {isDefault === '0' && <Tag tone="accent">{t('默认公司')}</Tag>}
              </td>
              <td>{employeeNo ?? '–'}</td>
              <td>{deptName ?? '–'}</td>
              <td>{jobNames.join('、') || '–'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
