import { ApiError, type ErrorKind } from '@garment-mes/sdk';
import { writeConditions } from '@garment-mes/sdk/conditions';
import { ReprintReasonLabels } from '@garment-mes/sdk/labels';
import { listBundles, printBundles, type ReprintReason } from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, Field, Select } from '@garment-mes/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { UNANSWERED } from '#app/unanswered.ts';
import type { PrintAnswer, PrintRun, RunBundle } from './run-of-labels.ts';

interface PrintRunDialogProps {
  readonly run: PrintRun;
  /** Keeps what the person said, before it is on its way; `undefined` when it was refused. */
  readonly onAnswer: (said: PrintAnswer | undefined) => void;
  readonly onClose: () => void;
}

/** Asks, once the printer has been fed, which labels came out, and has those counted. */
export function PrintRunDialog({ run, onAnswer, onClose }: PrintRunDialogProps) {
  const t = useText();
  const { requestId, bundles, reprintReason, said } = run;
  const [isPart, setPart] = useState(false);
  const [last, setLast] = useState('');
  const [reason, setReason] = useState('');
  const action = useAction(printBundles, { inline: true, onDone: onClose });
  const upTo = bundles.findIndex(({ id }) => id === last) + 1;
  const printed = isPart ? bundles.slice(0, upTo) : bundles;
  // Somebody else may count a print of them meanwhile; their own list may not show them any more.
  const latest = useOperation(listBundles, { query: spanOf(bundles) }, { live: 'bundle' }).data;
  const again = new Set(latest?.list.flatMap((one) => (one.printCount > 0 ? [one.id] : [])));
  const raced = printed.filter(({ id, printCount }) => printCount === 0 && again.has(id));
  // Where that is not known here yet the service knows, and refuses.
  const refused = action.error instanceof ApiError && action.error.kind === 'invalid';
  const asksReason = reprintReason === null && (raced.length > 0 || refused || reason !== '');

  const send = (answer: PrintAnswer) =>
    void action.run({ body: { requestId, layout: 'label', ...answer } }).catch((error: unknown) => {
      // A refusal stands in the dialog and counted nothing; without an answer nobody knows.
      if (!isUnanswered(error)) onAnswer(undefined);
    });
  const count = () => {
    const answer = {
      ids: printed.map(({ id }) => id),
      reprintReason: reprintReason ?? (reason === '' ? null : (Number(reason) as ReprintReason)),
    };
    onAnswer(answer);
    send(answer);
  };
  const lacksReason = asksReason && reason === '';
  // The page went away before it got the answer: what was said is said again, in the same words.
  const resume = useEffectEvent(() => said && send(said));
  useEffect(() => resume(), []);
  // Every order counts its bundles from one.
  const isOfMany = bundles.some(({ orderId }) => orderId !== bundles[0]?.orderId);
  const nameOf = ({ orderNo, bundleLabel }: RunBundle) =>
    isOfMany ? `${orderNo} ${bundleLabel}` : bundleLabel;
  const [first] = bundles;
  const final = bundles.at(-1);

  return (
    <Dialog
      open
      size={420}
      onOpenChange={(open) => !open && !action.pending && said === undefined && onClose()}
      // What came out of the printer is only known here: a key too many must not throw the answer away.
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      title={t('打印成功？')}
      footer={
        said !== undefined && !action.pending ? (
          <Button variant="primary" pending={action.pending} onClick={() => send(said)}>
            {t('再试一次')}
          </Button>
        ) : (
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
        )
      }
    >
      <p>{t('共 {count} 张，登记后计入打印次数', { count: bundles.length })}</p>
      {first && final && (
        <p>
          {t('{order} {first} 至 {last}，{time} 送打印', {
            order: first.orderNo,
            first: first.bundleLabel,
            last: isOfMany ? nameOf(final) : final.bundleLabel,
            time: run.printedAt,
          })}
        </p>
      )}
      {isPart && (
        <Field label={t('打印到哪一扎')} required>
          <Select
            value={last}
            onValueChange={setLast}
            options={bundles.map((bundle) => ({ value: bundle.id, label: nameOf(bundle) }))}
          />
        </Field>
      )}
      {raced.length > 0 && (
        <Alert tone="warn">
          {t('{bundles} 刚被他人打印，本次按补打登记，标签上没有补打标记，请收回多余的一张', {
            bundles: raced.map(nameOf).join(t('、')),
          })}
        </Alert>
      )}
      {action.error && <Alert tone="bad">{failureText(action.error)}</Alert>}
      {asksReason && <ReasonField value={reason} onChange={setReason} />}
    </Dialog>
  );
}

/** Whether a count may have been made: no answer came, or the session ended before one did. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || UNANSWERED.has(error.kind) || SIGNED_OUT.has(error.kind);

const SIGNED_OUT: ReadonlySet<ErrorKind> = new Set(['unauthorised', 'invalid-grant']);

/** A query that finds the bundles, and others of their orders that lie between them. */
function spanOf(bundles: readonly RunBundle[]) {
  const numbers = bundles.map(({ bundleNo }) => bundleNo);
  const orders = [...new Set(bundles.map(({ orderNo }) => orderNo))];
  return {
    pageNum: 1,
    pageSize: 100_000_000,
    bundleFrom: Math.min(...numbers),
    bundleTo: Math.max(...numbers),
    sql: writeConditions({ kind: 'in', key: 'order_no', not: false, values: orders }),
  };
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
