import { Button, Dialog } from '@garment-mes/ui';
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { SHEET_FILES } from '#screens/sheet/choose-file.tsx';
import styles from './tree.module.css';
import type { ImportProgress, RefusedRow } from './use-tree-import.ts';

interface ImportButtonProps {
  readonly pending: boolean;
  readonly progress: ImportProgress | undefined;
  readonly refused: readonly RefusedRow[];
  /** What the reader of the sheet has to ask. */
  readonly question: ReactNode;
  readonly onFile: (file: File) => void;
  readonly onForget: () => void;
}

/** Chooses a sheet, and shows the rows of it that were refused. */
export function ImportButton(props: ImportButtonProps) {
  const t = useText();
  const { pending, progress, refused, question, onFile, onForget } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<FileUp aria-hidden />}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        {t('导入')}
      </Button>
      {progress && (
        <output>{t('正在导入 {done}/{all} 行', { done: progress.done, all: progress.all })}</output>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('导入')}
        accept={SHEET_FILES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      {question}
      <Dialog
        open={refused.length > 0}
        onOpenChange={(open) => !open && onForget()}
        title={t('{count} 行没有导入', { count: refused.length })}
        footer={
          <Button variant="primary" onClick={onForget}>
            {t('知道了')}
          </Button>
        }
      >
        <ol className={styles.refused}>
          {refused.map(({ row, text }) => (
            <li key={row}>{t('第{row}行：{text}', { row, text })}</li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
