import { ConfirmDialog } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { CompanyChoice } from './company-switcher.tsx';

interface WriteQuestionProps {
  readonly own: CompanyChoice;
  readonly other: CompanyChoice;
  readonly onAnswer: (may: boolean) => void;
}

/** Asks before data of this company is written while another browser tab works in another one. */
export default function WriteQuestion({ own, other, onAnswer }: WriteQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      danger
      title={t('确定写入 {name} 的数据？', { name: own.name })}
      confirmLabel={t('继续写入')}
      onOpenChange={(open) => !open && onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      {t('其他页面已切换到 {name}', { name: other.name })}
    </ConfirmDialog>
  );
}
