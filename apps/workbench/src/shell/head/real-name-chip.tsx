import { Tag } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './header.module.css';

interface RealNameChipProps {
  readonly verified: boolean;
  readonly onVerify: () => void;
}

/** Whether the person is known by name and identity card; opens the page for it. */
export function RealNameChip({ verified, onVerify }: RealNameChipProps) {
  const t = useText();
  return verified ? (
    <Tag tone="ok">{t('已实名')}</Tag>
  ) : (
    <button type="button" className={styles.chip} onClick={onVerify}>
      <Tag tone="warn">{t('未实名')}</Tag>
    </button>
  );
}
