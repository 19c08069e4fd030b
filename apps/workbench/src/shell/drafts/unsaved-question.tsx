import { ConfirmDialog } from '@garment-mes/ui';

interface UnsavedQuestionProps {
  readonly title: string;
  readonly onGo: () => void;
  readonly onDone: () => void;
}

/** Asks before a tab takes unsaved input along. */
export default function UnsavedQuestion({ title, onGo, onDone }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      onOpenChange={(open) => !open && onDone()}
      onConfirm={onGo}
    />
  );
}
