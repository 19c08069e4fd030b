import { listUserApplications } from '@garment-mes/sdk/amc';
import type { Application } from '@garment-mes/session-machine';
import { Avatar, Drawer, EmptyState, ErrorState, Skeleton, TextInput } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { contains } from '#app/sound-match.ts';
import styles from './application-drawer.module.css';
import { currentApplication } from './current-application.ts';
import { openOutside } from './open-outside.ts';

/** As the session reads them: a hundred, and no second page. */
const ALL = { query: { pageNum: 1, pageSize: 100, status: 0 } } as const;

interface ApplicationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Those the session has read; none when that failed. */
  readonly applications: readonly Application[];
}

/** My applications. One of the same origin opens here, another one in its own window. */
export function ApplicationDrawer({ open, onClose, applications: held }: ApplicationDrawerProps) {
  const t = useText();
  const read = useOperation(listUserApplications, ALL, { enabled: open && held.length === 0 });
  const applications = held.length > 0 ? held : (read.data?.list ?? []);
  const [filter, setFilter] = useState('');
  const shown = applications.filter(({ name }) => contains(name, filter));
  const current = currentApplication(applications, location);

  return (
    <Drawer open={open} onOpenChange={onClose} title={t('应用')} className={styles.drawer ?? ''}>
      <TextInput
        aria-label={t('搜索应用')}
        placeholder={t('搜索应用')}
        icon={<Search />}
        value={filter}
        onValueChange={setFilter}
        clearable
      />
      {read.error !== null && applications.length === 0 ? (
        <ErrorState title={t('操作失败')} onRetry={() => void read.refetch()}>
          {failureText(read.error)}
        </ErrorState>
      ) : read.isLoading ? (
        <Skeleton lines={4} />
      ) : (
        shown.length === 0 && <EmptyState />
      )}
      <ul className={styles.tiles}>
        {shown.map((application) => (
          <li key={application.id}>
            <button
              type="button"
              className={styles.tile}
              aria-current={application === current || undefined}
              onClick={() => openOutside(application.url)}
            >
              <Avatar
                aria-hidden
                name={application.name}
                src={application.avatar ?? undefined}
                size={48}
              />
              <span>{application.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
