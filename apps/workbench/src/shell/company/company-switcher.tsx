import { Menu, useConfirm } from '@garment-mes/ui';
import { Building2, ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#app/i18n.ts';
import styles from '../head/header.module.css';

/** A company as the switcher shows it. */
export interface CompanyChoice {
  readonly id: string;
  readonly name: string;
}

interface CompanySwitcherProps {
  readonly companies: readonly CompanyChoice[];
  readonly chosen: CompanyChoice | undefined;
  /** Pages with unsaved input: switching would lose it. */
  readonly unsaved: boolean;
  readonly onChoose: (id: string) => void;
}

/** Everything below the header is recreated for another company, the header with it. */
let focusWanted = false;

/** Which company all data belongs to, and the way into another one. */
export function CompanySwitcher({ companies, chosen, unsaved, onChoose }: CompanySwitcherProps) {
  const t = useText();
  const { ask, dialog } = useConfirm();
  const button = useRef<HTMLButtonElement>(null);

  // Focus returns to where the keyboard was.
  useEffect(() => {
    if (focusWanted) button.current?.focus();
    focusWanted = false;
  }, []);

  function go(id: string) {
    focusWanted = true;
    onChoose(id);
  }

  function choose({ id, name }: CompanyChoice) {
    if (id === chosen?.id) return;
    if (!unsaved) return go(id);
    ask({
      title: t('有未保存的内容，确定切换到 {name}？', { name }),
      danger: true,
      onConfirm: () => go(id),
    });
  }

  const trigger = (
    <button
      ref={button}
      type="button"
      className={styles.company}
      aria-label={t('{name}，切换公司', { name: chosen?.name ?? '' })}
    >
      <Building2 aria-hidden size={16} />
      <span className={styles.companyName}>{chosen?.name ?? ''}</span>
      <ChevronDown aria-hidden size={14} />
    </button>
  );
  return (
    <>
      <Menu
        trigger={trigger}
        heading={t('切换公司')}
        items={companies.map((company) => ({
          id: company.id,
          label: company.name,
          checked: company.id === chosen?.id,
          onSelect: () => choose(company),
        }))}
      />
      {dialog}
    </>
  );
}
