import { BundleProcessStatus, splitDone } from '@garment-mes/domain/bundles';
import { SplitBundleBodyFields } from '@garment-mes/sdk/labels';
import {
  type BundleProcessRow,
  type BundleRow,
  listBundleProcesses,
  splitBundle,
} from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  Dialog,
  ErrorState,
  Field,
  NumberInput,
  Select,
  Skeleton,
  TextInput,
} from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { msg, t, useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import styles from './split-bundle.module.css';

const REASONS = [msg('分两人做'), msg('色差'), msg('急件')];
const OTHER = 'other';
const FEWEST = 2;
const MOST = 6;
const ALL = { pageNum: 1, pageSize: 500 } as const;

/** Splits a bundle into parts that share its finished work. */
export function SplitBundle({ rows: [bundle], close }: OpenedProps<BundleRow>) {
  return bundle && <Split bundle={bundle} close={close} />;
}

function Split({ bundle, close }: { readonly bundle: BundleRow; readonly close: () => void }) {
  const t = useText();
  const [requestId] = useState(newRequestId);
  const half = Math.ceil(bundle.num / FEWEST);
  const [nums, setNums] = useState<readonly string[]>([String(half), String(bundle.num - half)]);
  const [typed, setTyped] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [reason, setReason] = useState('');
  const [other, setOther] = useState('');
  const { data, error, refetch } = useOperation(listBundleProcesses, {
    query: { ...ALL, bundleId: bundle.id },
  });
  const action = useAction(splitBundle, {
    inline: true,
    onDone: close,
    ok: ({ children }) =>
      t('已拆为{parts}，请打印新菲票', {
        parts: children.map(({ bundleLabel }) => bundleLabel).join(t('、')),
      }),
  });
  const parts = nums.map(Number);
  const begun = (data?.list ?? []).filter(isBegun);
  const doneOf = ({ id, doneNum }: BundleProcessRow): readonly string[] =>
    typed[id]?.length === nums.length ? typed[id] : splitDone(doneNum, parts).map(String);
  const faults = [
    ...faultOf(parts, bundle.num),
    ...begun.flatMap((process) => doneFault(process, doneOf(process).map(Number), parts)),
  ];
  const why = reason === OTHER ? other.trim() : reason;

  const send = () => {
    const { id, version } = bundle;
    const done = begun.map((process) => ({
      orderProcessId: process.orderProcessId,
      nums: doneOf(process).map((num) => ({ num: Number(num) })),
    }));
    const body = { id, version, requestId, nums: parts.map((num) => ({ num })), done, reason: why };
    // The dialog shows the refusal.
    action.run({ body }).catch(() => undefined);
  };
  const put = (list: readonly string[], at: number, num: string) => list.with(at, num);

  return (
    <Dialog
      open
      size={800}
      title={t('拆扎 {bundle}（{num} 件）', { bundle: bundle.bundleLabel, num: bundle.num })}
      onOpenChange={(open) => !open && !action.pending && close()}
      footer={
        <>
          <Button disabled={action.pending} onClick={close}>
            {t('取消')}
          </Button>
          <Button
            variant="primary"
            pending={action.pending}
            disabled={data === undefined || faults.length > 0 || why === ''}
            onClick={send}
          >
            {t('拆扎')}
          </Button>
        </>
      }
    >
      {error && <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>}
      {data === undefined && !error && <Skeleton lines={4} />}
      {data && (
        <div className={styles.split}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>{t('子扎')}</th>
                {nums.map((_, at) => (
                  <th key={at}>{at + 1}</th>
                ))}
                <th>
                  <Button
                    size="small"
                    disabled={nums.length >= MOST}
                    onClick={() => setNums([...nums, ''])}
                  >
                    {t('增加一份')}
                  </Button>
                  <Button
                    size="small"
                    disabled={nums.length <= FEWEST}
                    onClick={() => setNums(nums.slice(0, -1))}
                  >
                    {t('减少一份')}
                  </Button>
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th>{t('件数')}</th>
                {nums.map((num, at) => (
                  <td key={at}>
                    <NumberInput
                      aria-label={t('第 {part} 份件数', { part: at + 1 })}
                      places={0}
                      min="1"
                      value={num}
                      onValueChange={(next) => setNums(put(nums, at, next))}
                    />
                  </td>
                ))}
                <td>{t('合计 {num}', { num: bundle.num })}</td>
              </tr>
              {begun.map((process) => (
                <tr key={process.id}>
                  <th>{process.processName}</th>
                  {doneOf(process).map((num, at) => (
                    <td key={at}>
                      <NumberInput
                        aria-label={t('{process} 第 {part} 份已做', {
                          process: process.processName,
                          part: at + 1,
                        })}
                        places={0}
                        min="0"
                        value={num}
                        onValueChange={(next) =>
                          setTyped({ ...typed, [process.id]: put(doneOf(process), at, next) })
                        }
                      />
                    </td>
                  ))}
                  <td>{t('已做 {num}', { num: process.doneNum })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {faults[0] && <Alert tone="warn">{faults[0]}</Alert>}
          <Field label={fieldLabel(SplitBundleBodyFields, 'reason')} required>
            <Select
              value={reason}
              onValueChange={setReason}
              options={[
                ...REASONS.map((each) => ({ value: t(each), label: t(each) })),
                { value: OTHER, label: t('其他') },
              ]}
            />
          </Field>
          {reason === OTHER && (
            <TextInput
              aria-label={t('其他原因')}
              maxLength={500}
              value={other}
              onValueChange={setOther}
            />
          )}
          {action.error && <Alert tone="bad">{failureText(action.error)}</Alert>}
        </div>
      )}
    </Dialog>
  );
}

/** Part of it is done: its garments have to be told apart. */
const isBegun = ({ status, doneNum }: BundleProcessRow): boolean =>
  status === BundleProcessStatus.partial && doneNum > 0;

const added = (nums: readonly number[]): number => nums.reduce((sum, num) => sum + num, 0);

/** What speaks against the parts, in words. */
function faultOf(parts: readonly number[], num: number): readonly string[] {
  if (parts.some((part) => !Number.isInteger(part) || part < 1)) return [t('每份至少 1 件')];
  return added(parts) === num ? [] : [t('合计{sum}，应为{num}', { sum: added(parts), num })];
}

function doneFault(
  { processName, doneNum }: BundleProcessRow,
  done: readonly number[],
  parts: readonly number[],
): readonly string[] {
  const fits = done.every(
    (num, at) => Number.isInteger(num) && num >= 0 && num <= (parts[at] ?? 0),
  );
  if (fits && added(done) === doneNum) return [];
  return [
    t('{process} 已做合计{sum}，应为{num}，每份不多于其件数', {
      process: processName,
      sum: added(done),
      num: doneNum,
    }),
  ];
}
