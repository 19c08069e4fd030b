import { CreateProblemLogBodyFields } from '@garment-mes/sdk/labels';
import {
  type CuttingTableCard,
  createProblemLog,
  listLineProblemSets,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, Field, Select, Textarea } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './cutting-board.module.css';

/** Calls somebody to a cutting table. */
export function ProblemDialog({
  card,
  onClose,
}: {
  readonly card: CuttingTableCard;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [problemSetId, setProblemSetId] = useState('');
  const [remark, setRemark] = useState('');
  const [requestId] = useState(newRequestId);
  const { data } = useOperation(listLineProblemSets, { query: { pageNum: 1, pageSize: 200 } });
  const { run, pending, error } = useAction(createProblemLog, { inline: true, ok: t('保存成功') });

  async function save() {
    try {
      await run({
        body: {
          requestId,
          lineDeptId: card.tableId,
          problemSetId,
          ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
        },
      });
      onClose();
    } catch {
      // The refusal stands in the dialog.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('报告 {tableName} 的问题', { tableName: card.tableName })}
      size={420}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={problemSetId === ''}
            onClick={() => void save()}
          >
            {t('报告问题')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error && <Alert tone="bad">{failureText(error)}</Alert>}
        <Field label={fieldLabel(CreateProblemLogBodyFields, 'problemSetId')} required>
          <Select
            value={problemSetId}
            onValueChange={setProblemSetId}
            options={(data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label={t('备注')}>
          <Textarea rows={2} maxLength={500} value={remark} onValueChange={setRemark} />
        </Field>
      </div>
    </Dialog>
  );
}
