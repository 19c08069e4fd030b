import { Menu } from '@garment-mes/ui';
import { Building2, ChevronDown } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import styles from './header.module.css';

/** A company as the switcher shows it. */
export interface CompanyChoice {
  readonly id: string;
  readonly name: string;
}

interface CompanySwitcherProps {
  readonly companies: readonly CompanyChoice[];
  readonly chosen: CompanyChoice | undefined;
  readonly onChoose: (id: string) => void;
}

/** Which company all data belongs to, and the way into another one. */
export function CompanySwitcher({ companies, chosen, onChoose }: CompanySwitcherProps) {
  const t = useText();
  const trigger = (
    <button type="button" className={styles.company} aria-label={t('切换公司')}>
      <Building2 aria-hidden size={16} />
      <span className={styles.companyName}>{chosen?.name ?? ''}</span>
      <ChevronDown aria-hidden size={14} />
    </button>
  );
  return (
    <Menu
      trigger={trigger}
      heading={t('切换公司')}
      items={companies.map(({ id, name }) => ({
        id,
        label: name,
        checked: id === chosen?.id,
        onSelect: () => id !== chosen?.id && onChoose(id),
      }))}
    />
  );
}
