import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { type Decimal, percentOf, quantity } from '@garment-mes/domain/decimal';
import { consumptionGap } from '@garment-mes/domain/fabric';
import { formatFixed, formatPercent, NO_FIGURE } from '@garment-mes/domain/formats';
import {
  ApproveCuttingBedBodyFields,
  CuttingBedFields,
  CuttingBedRollFields,
} from '@garment-mes/sdk/labels';
import {
  approveCuttingBed,
  type CuttingBed,
  type CuttingBedRow,
  getCuttingBed,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, ErrorState, Field, Skeleton, Textarea } from '@garment-mes/ui';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import grid from '../bill/grid.module.css';
import styles from './cutting-beds.module.css';

/** Where the metres of a bed went against its plan, and the decision of somebody else than who handed it on. */
export function ApprovalDrawer({ rows: [bed], close }: OpenedProps<CuttingBedRow>) {
  return bed && <Approval bed={bed} close={close} />;
}

function Approval({ bed, close }: { readonly bed: CuttingBedRow; readonly close: () => void }) {
  const t = useText();
  const detail = useOperation(getCuttingBed, { query: { id: bed.id } }, { live: 'bed' });
  const approve = useAction(approveCuttingBed, { inline: true, onDone: close });
  const [opinion, setOpinion] = useTabState(`opinion:${bed.id}`, '');
  const { data } = detail;
  const isOpen = data?.status === BedStatus.approvalPending;

  function decide(agree: boolean) {
    const { version = bed.version } = data ?? {};
    const body = { id: bed.id, version, agree, opinion: opinion.trim() };
    approve.run({ body }).then(
      () => setOpinion(''),
      // Somebody may have decided meanwhile: what and who is read again. The drawer shows the refusal.
      () => detail.refetch(),
    );
  }

  const buttons = [
    { agree: false, label: t('退回') },
    { agree: true, label: t('审批通过') },
  ];
  return (
    <Drawer
      open
      size={960}
      title={t('审批 {order} 床次 {bed}', { order: bed.orderNo, bed: bed.bedLabel })}
      onOpenChange={(open) => !open && !approve.pending && close()}
      footer={
        <>
          <Button disabled={approve.pending} onClick={close}>
            {t('取消')}
          </Button>
          {buttons.map(({ agree, label }) => (
            <Button
              key={label}
              variant={agree ? 'primary' : 'danger'}
              disabled={!isOpen || opinion.trim() === '' || approve.pending}
              onClick={() => decide(agree)}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      {detail.error ? (
        <ErrorState onRetry={() => void detail.refetch()}>{failureText(detail.error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={10} />
      ) : (
        <div className={styles.approval}>
          {approve.error && <Alert tone="bad">{failureText(approve.error)}</Alert>}
          {!isOpen && <Decided bed={data} />}
          <Facts fields={CuttingBedFields} names={FACTS} record={data} columns={6} />
          <Metres bed={data} />
          <Field label={fieldLabel(ApproveCuttingBedBodyFields, 'opinion')} required>
            <Textarea rows={2} maxLength={500} value={opinion} onValueChange={setOpinion} />
          </Field>
          <RecordTable
            label={t('布卷')}
            fields={CuttingBedRollFields}
            columns={ROLLS}
            rows={data.rolls}
          />
        </div>
      )}
    </Drawer>
  );
}

// biome-ignore-start format: the fields of a table are one line.
const FACTS = [
  'cutNum',
  'planUsage',
  'usagePerPiece',
  'netLen',
  'submitByName',
  'submitDate',
  'overCutNum',
  'overCutReason',
] as const;
const ROLLS = [
  'rollNo',
  'dyeLot',
  'shade',
  'issuedLen',
  'plies',
  'usedLen',
  'spliceLen',
  'defectLen',
  'remnantLen',
  'returnLen',
  'diffLen',
] as const;
// biome-ignore-end format: the fields of a table are one line.

/** Who decided meanwhile, and what. */
function Decided({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const { approveByName, approveText } = bed;
  if (approveByName === null) return null;
  const said = { name: approveByName, opinion: approveText ?? '' };
  return (
    <Alert tone="warn">
      {bed.status === BedStatus.draft
        ? t('{name} 已退回：{opinion}', said)
        : t('{name} 已审批通过：{opinion}', said)}
    </Alert>
  );
}

/** What was consumed beyond the plan by its causes: metres, their share of the plan, and the limit. */
function Metres({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const { planUsage, cutNum, limits } = bed;
  if (planUsage === null) return null;
  const { marker, ends, splices, defects, remnants, unexplained, total } = consumptionGap(
    [bed],
    planUsage,
    cutNum,
    cutNum,
  );
  const plan = quantity(planUsage).times(cutNum);
  const label = (name: string) => fieldLabel(CuttingBedFields, name);
  const causes: readonly (readonly [string, Decimal])[] = [
    [t('唛架'), marker],
    [t('放头'), ends],
    [label('spliceLen'), splices],
    [label('defectLen'), defects],
    [label('remnantLen'), remnants],
    [t('未说明'), unexplained],
  ];
  const tolerance = quantity(limits.dosageTolPct);
  const line = (name: string, metres: string, share: string) => (
    <tr key={name}>
      <td>{name}</td>
      <td className={grid.figure}>{metres}</td>
      <td className={grid.figure}>{share}</td>
    </tr>
  );
  const share = (metres: Decimal) => signed(percentOf(metres, plan), formatPercent);
  return (
    <table className={`${grid.table} ${styles.pieces}`}>
      <thead>
        <tr>
          <th>{t('差异原因')}</th>
          <th className={grid.figure}>{t('米')}</th>
          <th className={grid.figure}>{t('占计划')}</th>
        </tr>
      </thead>
      <tbody>
        {causes.map(([name, metres]) => line(name, signed(metres, metresText), share(metres)))}
      </tbody>
      <tfoot>
        {line(
          t('净用 {net} − 计划 {plan}', { net: metresText(bed.netLen), plan: metresText(plan) }),
          signed(total, metresText),
          share(total),
        )}
        {line(
          t('允许偏差'),
          `±${metresText(plan.times(tolerance).div(100))}`,
          `±${formatPercent(tolerance)}`,
        )}
      </tfoot>
    </table>
  );
}

type Figure = { toString(): string };

const metresText = (value: Figure): string => formatFixed(value.toString(), 2);

/** With its sign, so that more and less than planned are told apart. */
const signed = (value: Decimal | undefined, text: (value: string) => string): string =>
  value === undefined ? NO_FIGURE : `${value.gt(0) ? '+' : ''}${text(value.toString())}`;
