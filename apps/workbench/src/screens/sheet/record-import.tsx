import { Alert, Button, Dialog, type Step, Steps } from '@garment-mes/ui';
import { Download } from 'lucide-react';
import { memo, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTab } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Form, FormValues } from '#screens/form/form-definition.ts';
import type { CheckedSheet } from './checked-sheet.ts';
import { ChooseFile } from './choose-file.tsx';
import { exampleRow } from './example-row.ts';
import { findReferences } from './find-references.ts';
import { leftText } from './left-lines.ts';
import { checkRecords, headsOf, MOST_ROWS, type RecordRow } from './record-sheet.ts';
import { RefusedRows } from './refused-rows.tsx';
import { saveTemplate } from './save-sheet.ts';
import styles from './sheet.module.css';
import { RowFaults, SheetRows } from './sheet-rows.tsx';
import { TextEncoding } from './text-encoding.tsx';
import { type Imported, useRecordImport } from './use-record-import.ts';
import { useSheetFile } from './use-sheet-file.ts';

interface RecordImportProps {
  /** Its operation makes a record, and the fields with `x-sheet` are the columns. */
  readonly form: Form;
  /** What a record is where its row says nothing. */
  readonly initial: FormValues;
  readonly onClose: () => void;
}

/** Records from a file in three steps: choose it, check what was read, see the outcome. */
export default function RecordImport({ form, initial, onClose }: RecordImportProps) {
  const t = useText();
  const { client, can } = useWorkbench();
  const { title } = useTab();
  const [sheet, setSheet] = useState<CheckedSheet<RecordRow>>();
  const { send, sent, imported, stop } = useRecordImport(form);
  const file = useSheetFile(MOST_ROWS, async (texts, signal) => {
    const lookup = await findReferences({ client, can }, form.fields, texts, signal);
    const checked = checkRecords(form, initial, texts, lookup);
    file.setFault(checked.fault);
    setSheet(checked.fault === undefined ? checked : undefined);
  });
  const { reading, fault, setFault, take } = file;
  const step = imported ? 2 : sheet ? 1 : 0;
  const steps = [t('选择文件'), t('预览'), t('结果')].map(
    (label, at): Step => ({
      id: String(at),
      label,
      state: at < step ? 'done' : at === step ? 'current' : 'todo',
    }),
  );
  const faultless = sheet?.rows.filter(({ faults }) => faults.size === 0).length ?? 0;
  const isSending = sent !== undefined;
  const name = t('{what}模板', { what: t(title) });

  async function saveWithExample() {
    const { signal } = new AbortController();
    const example = await exampleRow({ client, can }, form.fields, initial, signal);
    await saveTemplate(headsOf(form.fields), name, t(title), example);
  }

  return (
    <Dialog
      open
      size={960}
      onOpenChange={(open) => !open && !isSending && onClose()}
      title={t('导入{what}', { what: t(title) })}
      footer={
        imported ? (
          <Button variant="primary" onClick={onClose}>
            {t('关闭')}
          </Button>
        ) : sheet && isSending ? (
          <Button onClick={stop}>{t('停止')}</Button>
        ) : (
          sheet && (
            <>
              <Button
                onClick={() => {
                  file.forget();
                  setSheet(undefined);
                }}
              >
                {t('重新选择')}
              </Button>
              <Button
                variant="primary"
                disabled={faultless === 0}
                onClick={() => void send(sheet).catch((error) => setFault(failureText(error)))}
              >
                {t('导入 {count} 条', { count: faultless })}
              </Button>
            </>
          )
        )
      }
    >
      <div className={styles.import}>
        <Steps steps={steps} />
        {fault !== undefined && <Alert tone="bad">{fault}</Alert>}
        {!imported && !isSending && (
          <TextEncoding encoding={file.encoding} onChange={file.recode} />
        )}
        {file.question}
        {isSending && sheet && (
          <output>{t('正在导入 {done}/{all} 行', { done: sent, all: sheet.rows.length })}</output>
        )}
        {imported && sheet ? (
          <Result sheet={sheet} imported={imported} sheetName={t(title)} />
        ) : sheet ? (
          <Preview sheet={sheet} />
        ) : (
          <ChooseFile reading={reading} mostRows={MOST_ROWS} onFile={(file) => void take(file)}>
            <Button
              icon={<Download />}
              onClick={() => void saveWithExample().catch((error) => setFault(failureText(error)))}
            >
              {t('下载模板')}
            </Button>
          </ChooseFile>
        )}
      </div>
    </Dialog>
  );
}

/** Stays as it is while its rows are sent. */
const Preview = memo(function Preview({ sheet }: { readonly sheet: CheckedSheet }) {
  const t = useText();
  const { heads, rows, left = [] } = sheet;
  const others = leftText(left);
  const faulty = rows.filter(({ faults }) => faults.size > 0);
  const [first] = faulty;
  return (
    <>
      <span>{t('读到 {rows} 行', { rows: rows.length })}</span>
      {others !== undefined && <span className={styles.quiet}>{others}</span>}
      {first && (
        <Alert tone="warn" title={t('{count} 行有错，不会导入', { count: faulty.length })}>
          <RowFaults heads={heads} row={first} />
        </Alert>
      )}
      <SheetRows heads={heads} rows={rows} />
    </>
  );
});

function Result(props: {
  readonly sheet: CheckedSheet;
  readonly imported: Imported;
  readonly sheetName: string;
}) {
  const t = useText();
  const { okNum, refused } = props.imported;
  return (
    <>
      <Alert tone={refused.length === 0 ? 'ok' : 'warn'}>
        {refused.length === 0
          ? t('已导入 {count} 条', { count: okNum })
          : t('已导入 {count} 条，{refused} 条未导入', { count: okNum, refused: refused.length })}
      </Alert>
      {refused.length > 0 && (
        <RefusedRows heads={props.sheet.heads} rows={refused} sheetName={props.sheetName} />
      )}
    </>
  );
}
