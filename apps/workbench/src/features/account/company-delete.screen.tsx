import { getCompanyDeletion } from '@garment-mes/sdk/amc';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import styles from './account-page.module.css';
import { AskCompanyDeletion } from './ending/ask-company-deletion.tsx';
import { CompanyEnding } from './ending/company-ending.tsx';

const BEING_DELETED = '2';

export default function CompanyDelete() {
  const { data, error, refetch } = useOperation(getCompanyDeletion, {});
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} className={styles.page ?? ''} />;
  return data.delFlag === BEING_DELETED ? (
    <CompanyEnding deletion={data} />
  ) : (
    <AskCompanyDeletion deletion={data} />
  );
}
