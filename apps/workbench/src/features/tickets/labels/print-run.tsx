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
  const { bundles, reprintReason, said } = run;
  const [isPart, setPart] = useState(false);
  const [last, setLast] = useState('');
  const [reason, setReason] = useState('');
  const { send, pending, error, isRefused } = useCounting(run, onAnswer, onClose);
  const upTo = bundles.findIndex(({ id }) => id === last) + 1;
  const printed = isPart ? bundles.slice(0, upTo) : bundles;
  // Somebody else may count a print of them meanwhile; their own list may not show them any more.
  const latest = useOperation(listBundles, { query: spanOf(bundles) }, { live: 'bundle' }).data;
  const again = new Set(latest?.list.flatMap((one) => (one.printCount > 0 ? [one.id] : [])));
  const raced = printed.filter(({ id, printCount }) => printCount === 0 && again.has(id));
  // Where that is not known here yet the service knows, and refuses.
  const asksReason = reprintReason === null && (raced.length > 0 || isRefused || reason !== '');

  const count = () => {
    const answer = {
      ids: printed.map(({ id }) => id),
      reprintReason: reprintReason ?? (reason === '' ? null : (Number(reason) as ReprintReason)),
    };
    onAnswer(answer);
    send(answer);
  };
  const lacksReason = asksReason && reason === '';
  const nameOf = namesOf(bundles);

  return (
    <Dialog
      open
      size={420}
      onOpenChange={(open) => !open && !pending && said === undefined && onClose()}
      // What came out of the printer is only known here: a key too many must not throw the answer away.
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      title={t('打印成功？')}
      footer={
        said !== undefined && !pending ? (
          <Button variant="primary" pending={pending} onClick={() => send(said)}>
            {t('再试一次')}
          </Button>
        ) : (
          <>
            <Button disabled={pending} onClick={onClose}>
              {t('否')}
            </Button>
            {isPart ? (
              <>
                <Button disabled={pending} onClick={() => setPart(false)}>
                  {t('返回')}
                </Button>
                <Button
                  variant="primary"
                  pending={pending}
                  disabled={upTo === 0 || lacksReason}
                  onClick={count}
                >
                  {t('登记 {count} 张', { count: upTo })}
                </Button>
              </>
            ) : (
              <>
                {bundles.length > 1 && (
                  <Button disabled={pending} onClick={() => setPart(true)}>
                    {t('部分')}
                  </Button>
                )}
                <Button variant="primary" pending={pending} disabled={lacksReason} onClick={count}>
                  {t('是')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <p>{t('共 {count} 张，登记后计入打印次数', { count: bundles.length })}</p>
      <SentLabels run={run} />
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
      {error && <Alert tone="bad">{failureText(error)}</Alert>}
      {asksReason && <ReasonField value={reason} onChange={setReason} />}
    </Dialog>
  );
}

/** Has labels counted: what was said before the page went away is said again, in the same words. */
function useCounting(
  { requestId, said }: PrintRun,
  onAnswer: PrintRunDialogProps['onAnswer'],
  onDone: () => void,
) {
  const action = useAction(printBundles, { inline: true, onDone });
  const send = (answer: PrintAnswer) =>
    void action.run({ body: { requestId, layout: 'label', ...answer } }).catch((error: unknown) => {
      // A refusal is shown in the dialog and counted nothing; without an answer the count is unknown.
      if (!isUnanswered(error)) onAnswer(undefined);
    });
  const resume = useEffectEvent(() => said && send(said));
  useEffect(() => resume(), []);
  return {
    send,
    pending: action.pending,
    error: action.error,
    /** The service would not count them as they were said. */
    isRefused: action.error instanceof ApiError && action.error.kind === 'invalid',
  };
}

/** What the bundles of a run are called: with their order where there are several, each of which counts from one. */
function namesOf(bundles: readonly RunBundle[]): (bundle: RunBundle) => string {
  const isOfMany = bundles.some(({ orderId }) => orderId !== bundles[0]?.orderId);
  return ({ orderNo, bundleLabel }) => (isOfMany ? `${orderNo} ${bundleLabel}` : bundleLabel);
}

/** Which labels were sent to the printer, and when. */
function SentLabels({ run }: { readonly run: PrintRun }) {
  const t = useText();
  const [first] = run.bundles;
  const final = run.bundles.at(-1);
  return (
    first &&
    final && (
      <p>
        {t('{order} {first} 至 {last}，{time} 送打印', {
          order: first.orderNo,
          first: first.bundleLabel,
          last: namesOf(run.bundles)(final),
          time: run.printedAt,
        })}
      </p>
    )
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
