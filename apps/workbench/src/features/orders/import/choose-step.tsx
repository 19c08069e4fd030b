import { listSizeGroups, listSizes } from '@garment-mes/sdk/ccm';
import { Button, Spinner } from '@garment-mes/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './import.module.css';
import { IMPORT_ROWS, type SheetLayout, templateHeads } from './order-sheet.ts';
import { saveTemplate } from './save-sheet.ts';

const ALL = { pageNum: 1, pageSize: 100 } as const;

/** A file by choosing or dropping, and the templates it may follow. */
export function ChooseStep(props: {
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
}) {
  const t = useText();
  const { reading, onFile } = props;
  const { can } = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const groups = useOperation(listSizeGroups, { query: ALL });
  const group = groups.data?.list[0]?.id;
  const sizes = useOperation(
    listSizes,
    { query: { ...ALL, sizeGroupId: group ?? '' } },
    { enabled: group !== undefined },
  );
  const sizeNames = sizes.data?.list.map(({ name }) => name) ?? [];

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }
  const template = (layout: SheetLayout, name: string) => (
    <Button
      icon={<Download />}
      onClick={() =>
        void saveTemplate(templateHeads(layout, sizeNames, can('FIELD^order.unitPrice')), name)
      }
    >
      {name}
    </Button>
  );

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
        <p>{reading ? t('正在读取…') : t('把 Excel 文件拖到这里，或')}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('选择文件')}
          accept=".xlsx,.xls"
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
          {t('读第一个工作表，第一行为表头；最多 {rows} 行、20 MB', { rows: IMPORT_ROWS })}
        </p>
      </section>
      <div className={styles.templates}>
        <span className={styles.quiet}>{t('模板')}</span>
        {template('colors', t('一行一色'))}
        {template('sizes', t('一行一码'))}
      </div>
    </>
  );
}
