import { CheckBadFields, CheckRecordRowFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecord,
  type CheckRecordRow,
  createCheckRecord,
  getCheckContext,
  type ResolvedCode,
  updateCheckRecord,
} from '@garment-mes/sdk/mes2';
import { Button, ErrorState, Skeleton, toast } from '@garment-mes/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ScanField, type ScanVerdict } from '#scanning/scan-field.tsx';
import { RowButtons } from '#screens/detail/row-buttons.tsx';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import type { List } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import { BundleCard } from './bundle-card.tsx';
import { useCheckContext } from './check-context.ts';
import styles from './checks.module.css';
import { CheckNum, CheckPictures, Counters, Faults } from './counters.tsx';
import { TapPage } from './tap-page.tsx';
import { type Taps, useTaps } from './use-taps.ts';

interface CheckPageProps {
  readonly id: string;
  readonly list: List<CheckRecordRow>;
  readonly onAction: (name: string, rows: readonly CheckRecordRow[]) => boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One check while its garments are judged, and what became of it. */
export function CheckPage(props: CheckPageProps) {
  const taps = useTaps(props.id);
  return (
    <OpenedCheck taps={taps} {...props}>
      {(check) => <Check check={check} taps={taps} onOpen={props.onOpen} />}
    </OpenedCheck>
  );
}

interface OpenedCheckProps extends Omit<CheckPageProps, 'id' | 'onOpen'> {
  readonly taps: Taps;
  /** Beside its number. */
  readonly summary?: ReactNode;
  readonly children: (check: CheckRecord) => ReactNode;
}

/** The head of an opened record: its number, its state, and what may be done with it once every tap has arrived. */
export function OpenedCheck({
  taps,
  list,
  onAction,
  onClose,
  summary,
  children,
}: OpenedCheckProps) {
  const t = useText();
  const { check, error } = taps;
  const back = (
    <Button icon={<ArrowLeft aria-hidden />} onClick={onClose}>
      {t('返回')}
    </Button>
  );
  if (check === undefined)
    return (
      <section className={styles.page}>
        <div className={styles.head}>{back}</div>
        {error ? (
          <ErrorState onRetry={taps.readAgain}>{failureText(error)}</ErrorState>
        ) : (
          <Skeleton lines={8} />
        )}
      </section>
    );
  const { record } = check;
  // What opens this page is no step of it.
  const steps = list.actions.filter(({ name }) => name !== 'tap' && name !== 'look');
  function take(name: string, rows: readonly CheckRecordRow[]): boolean {
    if (taps.taps.length === 0) return onAction(name, rows);
    toast.warning(t('还有 {count} 次点击没有送出', { count: taps.taps.length }));
    return true;
  }
  return (
    <section className={styles.page} aria-label={record.checkNo}>
      <div className={styles.head}>
        {back}
        <h1>{record.checkNo}</h1>
        {(['checkType', 'status', 'result'] as const).map((name) => (
          <FieldValue
            key={name}
            name={name}
            field={fieldOf(CheckRecordRowFields, name)}
            value={record[name]}
          />
        ))}
        {summary}
        <span className={styles.actions}>
          <RowButtons list={{ ...list, actions: steps }} row={record} take={take} />
        </span>
      </div>
      {children(check)}
    </section>
  );
}

/** More than the garments of any check. */
const MOST_GARMENTS = 100_000;

interface CheckProps {
  readonly check: CheckRecord;
  readonly taps: Taps;
  readonly onOpen: (id: string) => void;
}

function Check({ check, taps, onOpen }: CheckProps) {
  const { can } = useWorkbench();
  const { record } = check;
  const { data: context } = useCheckContext(record);
  const { tally } = taps;
  const isOpen = record.status === 0;
  // A check of no bundle has as many garments as the inspector says.
  const limit = context?.bundle ? context.maxNum : MOST_GARMENTS;
  const most = record.parentId === null ? limit : record.checkNum;
  if (tally === undefined) return null;
  const side = (
    <>
      {can(createCheckRecord.permissionKey) && <NextBundle record={record} onOpen={onOpen} />}
      {context && <BundleCard context={context} />}
      <Counters tally={tally} round={record.round} />
    </>
  );
  if (!isOpen || !can(updateCheckRecord.permissionKey))
    return (
      <div className={styles.tap}>
        <aside className={styles.side}>{side}</aside>
        <div className={styles.work}>
          <FoundFaults check={check} />
        </div>
      </div>
    );
  return (
    <TapPage
      {...{ taps, most }}
      items={context?.badItems}
      operators={context?.operators ?? []}
      side={
        <>
          {side}
          {record.parentId === null && <CheckNum {...{ taps, tally }} max={most} />}
          <CheckPictures {...{ taps, tally }} />
        </>
      }
    >
      <Faults tally={tally} />
    </TapPage>
  );
}

/** What was found, and the checks of what was mended. */
export function FoundFaults({ check: { bads, children } }: { readonly check: CheckRecord }) {
  const t = useText();
  return (
    <>
      <RecordTable
        label={t('疵点')}
        fields={CheckBadFields}
        columns={[
          ...([
            'badItemName',
            'severity',
            'num',
            'pieceNo',
            'processName',
            'employeeName',
          ] as const),
          ...(['disposition', 'reworkStatus', 'foundDate', 'reworkDate'] as const),
        ]}
        rows={bads}
      />
      {children.length > 0 && (
        <RecordTable
          label={t('复检')}
          fields={CheckRecordRowFields}
          columns={[
            'checkNo',
            'status',
            'checkNum',
            'passNum',
            'reworkNum',
            'secondNum',
            'scrapNum',
          ]}
          rows={children}
        />
      )}
    </>
  );
}

/** The next bundle of the same kind, once this one is submitted. */
function NextBundle({
  record,
  onOpen,
}: Omit<CheckProps, 'check' | 'taps'> & { readonly record: CheckRecordRow }) {
  const t = useText();
  const { client } = useWorkbench();
  async function take({ code, bundle }: ResolvedCode): Promise<ScanVerdict> {
    if (code === record.barcode) return { tone: 'duplicate' };
    if (record.status === 0)
      return { tone: 'refused', text: t('先提交 {checkNo}', { checkNo: record.checkNo }) };
    const { checkType } = record;
    const context = await getCheckContext(client, { query: { barcode: code, checkType } });
    const body = {
      ...{ requestId: newRequestId(), checkType, barcode: code, checkNum: context.maxNum },
      orderId: context.orderId ?? bundle?.orderId ?? record.orderId,
      lineDeptId: context.lineDeptId ?? record.lineDeptId,
      ...{ passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 },
    };
    const next = await createCheckRecord(client, { body });
    onOpen(next.record.id);
    return { tone: 'ok' };
  }
  return <ScanField kinds={['bundle']} onFound={take} />;
}
