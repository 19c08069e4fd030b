import { getUserInfo } from '@garment-mes/sdk/amc';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import styles from './account-page.module.css';
import { AskDeletion } from './ending/ask-deletion.tsx';
import { DeletionRunning } from './ending/deletion-running.tsx';

const BEING_DELETED = '2';

export default function AccountDelete() {
  const { data: user, error, refetch } = useOperation(getUserInfo, {});
  if (error && !user)
    return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (user === undefined) return <Skeleton lines={6} className={styles.page ?? ''} />;
  return user.delFlag === BEING_DELETED ? (
    <DeletionRunning deletionDate={user.deletionDate} />
  ) : (
    <AskDeletion />
  );
}
