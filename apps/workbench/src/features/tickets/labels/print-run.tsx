import { ReprintReasonLabels } from '@garment-mes/sdk/labels';
import { type BundleRow, printBundles, type ReprintReason } from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, Field, Select } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#kit/api.tsx';
import { labelOf, useText } from '#kit/i18n.ts';

/** Labels that went to the printer, in their order, and are not counted yet. */
export interface PrintRun {
  /** Made once, so that a click too many counts once. */
  readonly requestId: string;
  readonly bundles: readonly BundleRow[];
  readonly reprintReason: ReprintReason | null;
}

/** Asks, once the printer has been fed, which labels came out, and has those counted. */
export function PrintRunDialog(props: { readonly run: PrintRun; readonly onClose: () => void }) {
  const t = useText();
  const { run, onClose } = props;
  const { requestId, bundles, reprintReason } = run;
  const [isPart, setPart] = useState(false);
  const [last, setLast] = useState('');
  const action = useAction(printBundles, { inline: true, onDone: onClose });
  const upTo = bundles.findIndex(({ id }) => id === last) + 1;

  // A refusal stands in the dialog.
  const count = (printed: readonly BundleRow[]) =>
    void action
      .run({
        body: { requestId, ids: printed.map(({ id }) => id), layout: 'label', reprintReason },
      })
      .catch(() => undefined);

  return (
    <Dialog
      open
      size={420}
      onOpenChange={(open) => !open && !action.pending && onClose()}
      title={t('打印成功？')}
      footer={
        <>
          <Button disabled={action.pending} onClick={onClose}>
            {t('否')}
          </Button>
          {isPart ? (
            <Button
              variant="primary"
              pending={action.pending}
              disabled={upTo === 0}
              onClick={() => count(bundles.slice(0, upTo))}
            >
              {t('登记 {count} 张', { count: upTo })}
            </Button>
          ) : (
            <>
              {bundles.length > 1 && <Button onClick={() => setPart(true)}>{t('部分')}</Button>}
              <Button variant="primary" pending={action.pending} onClick={() => count(bundles)}>
                {t('是')}
              </Button>
            </>
          )}
        </>
      }
    >
      <p>{t('共 {count} 张，登记后计入打印次数', { count: bundles.length })}</p>
      {isPart && (
        <Field label={t('打印到哪一扎')} required>
          <Select
            value={last}
            onValueChange={setLast}
            options={bundles.map(({ id, bundleLabel }) => ({ value: id, label: bundleLabel }))}
          />
        </Field>
      )}
      {action.error && <Alert tone="bad">{failureText(action.error)}</Alert>}
    </Dialog>
  );
}

/** Asks why labels are printed once more. */
export function ReprintDialog(props: {
  readonly count: number;
  readonly onReason: (reason: ReprintReason) => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      size={420}
      onOpenChange={(open) => !open && props.onClose()}
      title={t('补打 {count} 张', { count: props.count })}
      footer={
        <Button
          variant="primary"
          disabled={reason === ''}
          onClick={() => props.onReason(Number(reason) as ReprintReason)}
        >
          {t('补打')}
        </Button>
      }
    >
      <Field label={t('选择补打原因')} required>
        <Select
          value={reason}
          onValueChange={setReason}
          options={Object.entries(ReprintReasonLabels).map(([value, label]) => ({
            value,
            label: labelOf(label),
          }))}
        />
      </Field>
    </Dialog>
  );
}
