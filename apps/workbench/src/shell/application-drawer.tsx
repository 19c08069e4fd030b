import type { Application } from '@garment-mes/session-machine';
import { Avatar, Drawer, EmptyState, TextInput } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import styles from './application-drawer.module.css';
import { currentApplication } from './current-application.ts';
import { openOutside } from './open-outside.ts';

interface ApplicationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly applications: readonly Application[];
}

/** My applications. One of the same origin opens here, another one in its own window. */
export function ApplicationDrawer({ open, onClose, applications }: ApplicationDrawerProps) {
  const t = useText();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = applications.filter(({ name }) => name.toLowerCase().includes(wanted));
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
      {shown.length === 0 && <EmptyState />}
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
