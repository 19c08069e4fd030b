import { ConfirmDialog } from '@garment-mes/ui';
import { useText } from '#kit/i18n.ts';

interface UnsavedQuestionProps {
  readonly onShut: () => void;
  readonly onDone: () => void;
}

/** Asks before a tab takes unsaved input along. */
export default function UnsavedQuestion({ onShut, onDone }: UnsavedQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open
      danger
      title={t('有未保存的内容，确定关闭？')}
      onOpenChange={(open) => !open && onDone()}
      onConfirm={onShut}
    />
  );
}
