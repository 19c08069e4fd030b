import { Button, Spinner } from '@garment-mes/ui';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './sheet.module.css';

/** Files that are read as sheets. */
export const SHEET_FILES = '.xlsx,.xls,.csv,.txt';

/** A file by choosing or dropping, and the templates it may follow. */
export function ChooseFile(props: {
  readonly reading: boolean;
  readonly mostRows: number;
  readonly onFile: (file: File) => void;
  /** Buttons that save a template. */
  readonly children: ReactNode;
}) {
  const t = useText();
  const { reading, mostRows, onFile, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }
  return (
    <>
      <section
        aria-label={t('选择文件')}
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {reading ? <Spinner /> : <FileSpreadsheet aria-hidden />}
        <p>{reading ? t('正在读取…') : t('把 Excel 或 CSV 文件拖到这里，或')}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('选择文件')}
          accept={SHEET_FILES}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            target.value = '';
          }}
        />
        <Button variant="primary" disabled={reading} onClick={() => input.current?.click()}>
          {t('选择文件')}
        </Button>
        <p className={styles.quiet}>
          {t('读第一个工作表，第一行为表头；最多 {rows} 行、20 MB', { rows: mostRows })}
        </p>
      </section>
      <div className={styles.templates}>
        <span className={styles.quiet}>{t('模板')}</span>
        {children}
      </div>
    </>
  );
}
