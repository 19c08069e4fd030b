import { Skeleton } from '@garment-mes/ui';
import styles from './page-skeleton.module.css';

/** The outline of a page while its file is on the way; appears after 150 ms. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
