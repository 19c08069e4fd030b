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
  const [reason, setReason] = useState<Reason>({ chosen: '', typed: '' });
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
  const split = useParts(bundle.num, data?.list ?? []);
  const [fault] = split.faults;
  const why = reason.chosen === OTHER ? reason.typed.trim() : reason.chosen;
  const { id, version } = bundle;

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
            disabled={data === undefined || fault !== undefined || why === ''}
            // The dialog shows the refusal.
            onClick={() =>
              void action
                .run({ body: { id, version, requestId, reason: why, ...split.body() } })
                .catch(() => undefined)
            }
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
          <PartsTable split={split} total={bundle.num} />
          {fault && <Alert tone="warn">{fault}</Alert>}
          <ReasonField reason={reason} onChange={setReason} />
          {action.error && <Alert tone="bad">{failureText(action.error)}</Alert>}
        </div>
      )}
    </Dialog>
  );
}

/** The parts of a split as they are typed, and how the begun operations fall to them. */
function useParts(num: number, processes: readonly BundleProcessRow[]) {
  const half = Math.ceil(num / FEWEST);
  const [nums, setNums] = useState<readonly string[]>([String(half), String(num - half)]);
  const [typed, setTyped] = useState<Readonly<Record<string, readonly string[]>>>({});
  const parts = nums.map(Number);
  const begun = processes.filter(isBegun);
  const doneOf = ({ id, doneNum }: BundleProcessRow): readonly string[] =>
    typed[id]?.length === nums.length ? typed[id] : splitDone(doneNum, parts).map(String);
  return {
    nums,
    begun,
    doneOf,
    setNums,
    setDone: (process: BundleProcessRow, at: number, done: string) =>
      setTyped({ ...typed, [process.id]: doneOf(process).with(at, done) }),
    /** What speaks against it, in words. */
    faults: [
      ...partsFault(parts, num),
      ...begun.flatMap((process) => doneFault(process, doneOf(process).map(Number), parts)),
    ],
    body: () => ({
      nums: parts.map((part) => ({ num: part })),
      done: begun.map((process) => ({
        orderProcessId: process.orderProcessId,
        nums: doneOf(process).map((done) => ({ num: Number(done) })),
      })),
    }),
  };
}

/** A column for each part: its pieces, and what of each begun operation it takes over. */
function PartsTable(props: {
  readonly split: ReturnType<typeof useParts>;
  readonly total: number;
}) {
  const t = useText();
  const { nums, begun, doneOf, setNums, setDone } = props.split;
  const cell = (label: string, value: string, onChange: (value: string) => void) => (
    <td key={label}>
      <NumberInput aria-label={label} places={0} min="0" value={value} onValueChange={onChange} />
    </td>
  );
  return (
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
          {nums.map((num, at) =>
            cell(t('第 {part} 份件数', { part: at + 1 }), num, (next) =>
              setNums(nums.with(at, next)),
            ),
          )}
          <td>{t('合计 {num}', { num: props.total })}</td>
        </tr>
        {begun.map((process) => (
          <tr key={process.id}>
            <th>{process.processName}</th>
            {doneOf(process).map((num, at) =>
              cell(
                t('{process} 第 {part} 份已做', { process: process.processName, part: at + 1 }),
                num,
                (next) => setDone(process, at, next),
              ),
            )}
            <td>{t('已做 {num}', { num: process.doneNum })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Reason {
  readonly chosen: string;
  readonly typed: string;
}

/** Why it is split: one of the usual reasons, or another in words. */
function ReasonField(props: {
  readonly reason: Reason;
  readonly onChange: (reason: Reason) => void;
}) {
  const t = useText();
  const { reason, onChange } = props;
  return (
    <>
      <Field label={fieldLabel(SplitBundleBodyFields, 'reason')} required>
        <Select
          value={reason.chosen}
          onValueChange={(chosen) => onChange({ ...reason, chosen })}
          options={[
            ...REASONS.map((each) => ({ value: t(each), label: t(each) })),
            { value: OTHER, label: t('其他') },
          ]}
        />
      </Field>
      {reason.chosen === OTHER && (
        <TextInput
          aria-label={t('其他原因')}
          maxLength={500}
          value={reason.typed}
          onValueChange={(typed) => onChange({ ...reason, typed })}
        />
      )}
    </>
  );
}

/** Part of it is done: its garments have to be told apart. */
const isBegun = ({ status, doneNum }: BundleProcessRow): boolean =>
  status === BundleProcessStatus.partial && doneNum > 0;

const added = (nums: readonly number[]): number => nums.reduce((sum, num) => sum + num, 0);

/** What speaks against the parts, in words. */
function partsFault(parts: readonly number[], num: number): readonly string[] {
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
