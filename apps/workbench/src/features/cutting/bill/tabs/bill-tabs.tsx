import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { type TabItem, Tabs } from '@garment-mes/ui';
import { memo, type ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import styles from '../bill.module.css';
import { BundleTab } from './bundle-tab.tsx';
import { ChecksTab } from './checks-tab.tsx';
import { isHandedOn } from './handed-on.ts';
import { LogTab } from './log-tab.tsx';
import { RemnantTab } from './remnant-tab.tsx';

interface BillTabsProps {
  readonly bed: CuttingBed;
  /** The bill itself. */
  readonly bill: ReactNode;
  /** What this kind of bed shows beside what every bed shows. */
  readonly ownTabs: ((bed: CuttingBed) => readonly TabItem[]) | undefined;
  readonly value: string;
  readonly onValueChange: (tab: string) => void;
}

/** The permanent file of a saved bed: its bill, and everything that followed from it. */
export const BillTabs = memo(({ bed, bill, ownTabs, value, onValueChange }: BillTabsProps) => {
  const t = useText();
  const followed: readonly TabItem[] = [
    ...(ownTabs?.(bed) ?? []),
    {
      value: 'bundles',
      label: t('扎号'),
      count: bed.bundleNumTotal,
      content: <BundleTab bedId={bed.id} />,
    },
    { value: 'checks', label: t('裁片检验'), content: <ChecksTab bedId={bed.id} /> },
    ...(isHandedOn(bed)
      ? [{ value: 'remnants', label: t('剩料单'), content: <RemnantTab bed={bed} /> }]
      : []),
    { value: 'log', label: t('日志'), content: <LogTab bedId={bed.id} /> },
  ];
  return (
    <Tabs
      label={t('床单')}
      className={styles.tabs}
      value={value}
      onValueChange={onValueChange}
      items={[
        { value: 'bill', label: t('床单'), content: bill },
        ...followed.map((tab) => ({
          ...tab,
          content: <div className={styles.rows}>{tab.content}</div>,
        })),
      ]}
    />
  );
});
