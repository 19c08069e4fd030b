import { ApiError } from '@garment-mes/sdk';
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

interface PrintRunDialogProps {
  readonly run: PrintRun;
  /** Bundles as they are now, by id: somebody else may have counted a print of them meanwhile. */
  readonly latest: ReadonlyMap<string, Pick<BundleRow, 'printCount'>>;
  readonly onClose: () => void;
}

/** Asks, once the printer has been fed, which labels came out, and has those counted. */
export function PrintRunDialog({ run, latest, onClose }: PrintRunDialogProps) {
  const t = useText();
  const { requestId, bundles, reprintReason } = run;
  const [isPart, setPart] = useState(false);
  const [last, setLast] = useState('');
  const [reason, setReason] = useState('');
  const action = useAction(printBundles, { inline: true, onDone: onClose });
  const upTo = bundles.findIndex(({ id }) => id === last) + 1;
  const printed = isPart ? bundles.slice(0, upTo) : bundles;
  const raced = printed.filter(({ id, printCount }) => {
    const now = latest.get(id)?.printCount ?? printCount;
    return printCount === 0 && now > 0;
  });
  // Whoever was faster may not be known here yet: the service knows, and refuses.
  const refused = action.error instanceof ApiError && action.error.kind === 'invalid';
  const asksReason = reprintReason === null && (raced.length > 0 || refused || reason !== '');

  // A refusal stands in the dialog.
  const count = () =>
    void action
      .run({
        body: {
          requestId,
          ids: printed.map(({ id }) => id),
          layout: 'label',
          reprintReason:
            reprintReason ?? (reason === '' ? null : (Number(reason) as ReprintReason)),
        },
      })
      .catch(() => undefined);
  const lacksReason = asksReason && reason === '';

  return (
    <Dialog
      open
      size={420}
      onOpenChange={(open) => !open && !action.pending && onClose()}
      // What came out of the printer is only known here: a key too many must not throw the answer away.
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      title={t('打印成功？')}
      footer={
        <>
          <Button disabled={action.pending} onClick={onClose}>
            {t('否')}
          </Button>
          {isPart ? (
            <>
              <Button disabled={action.pending} onClick={() => setPart(false)}>
                {t('返回')}
              </Button>
              <Button
                variant="primary"
                pending={action.pending}
                disabled={upTo === 0 || lacksReason}
                onClick={count}
              >
                {t('登记 {count} 张', { count: upTo })}
              </Button>
            </>
          ) : (
            <>
              {bundles.length > 1 && (
                <Button disabled={action.pending} onClick={() => setPart(true)}>
                  {t('部分')}
                </Button>
              )}
              <Button
                variant="primary"
                pending={action.pending}
                disabled={lacksReason}
                onClick={count}
              >
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
      {raced.length > 0 && (
        <Alert tone="warn">
          {t('{bundles} 刚被他人打印，本次按补打登记，标签上没有补打标记，请收回多余的一张', {
            bundles: raced.map(({ bundleLabel }) => bundleLabel).join(t('、')),
          })}
        </Alert>
      )}
      {action.error && <Alert tone="bad">{failureText(action.error)}</Alert>}
      {asksReason && <ReasonField value={reason} onChange={setReason} />}
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
      <ReasonField value={reason} onChange={setReason} />
    </Dialog>
  );
}

function ReasonField(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useText();
  return (
    <Field label={t('选择补打原因')} required>
      <Select
        value={props.value}
        onValueChange={props.onChange}
        options={Object.entries(ReprintReasonLabels).map(([value, label]) => ({
          value,
          label: labelOf(label),
        }))}
      />
    </Field>
  );
}
