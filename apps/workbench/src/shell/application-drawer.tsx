import { Avatar, Dialog, EmptyState, TextInput, toast } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import styles from './application-drawer.module.css';

/** An application the person may jump to. */
export interface ApplicationChoice {
  readonly id: string;
  readonly name: string;
  readonly url?: string | null;
  readonly avatar?: string | null;
}

interface ApplicationDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly applications: readonly ApplicationChoice[];
}

/** My applications. One of the same origin opens here, another one in its own window. */
export function ApplicationDrawer({ open, onOpenChange, applications }: ApplicationDrawerProps) {
  const t = useText();
  const [filter, setFilter] = useState('');
  const shown = applications.filter(({ name }) =>
    name.toLowerCase().includes(filter.trim().toLowerCase()),
  );

  function jump({ url }: ApplicationChoice) {
    if (!url) return toast.warning(t('该应用还未配置跳转地址'));
    const here = new URL(url, location.href).origin === location.origin;
    if (here) location.assign(url);
    else window.open(url, '_blank', 'noopener,noreferrer');
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('应用')} size={420}>
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
            <button type="button" className={styles.tile} onClick={() => jump(application)}>
              <Avatar name={application.name} src={application.avatar ?? undefined} size={48} />
              <span>{application.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
