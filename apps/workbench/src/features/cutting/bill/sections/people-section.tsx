import { type Decimal, decimal, isDecimal, sum } from '@garment-mes/domain/decimal';
import { formatMoney, formatPercent, NO_FIGURE } from '@garment-mes/domain/formats';
import { bedWage } from '@garment-mes/domain/wages';
import { BedRoleLabels, CuttingBedEmployeeFields } from '@garment-mes/sdk/labels';
import type { BedProcessOption, CuttingBed } from '@garment-mes/sdk/mes2';
import { Button, IconButton, RadioGroup, VisuallyHidden } from '@garment-mes/ui';
import { X } from 'lucide-react';
import { memo } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { NumberCell } from '../cells/number-cell.tsx';
import type { PersonLine } from '../draft/draft.ts';
import grid from '../grid.module.css';
import { samePeople } from '../same-parts.ts';
import { StillPart } from '../still-part.tsx';
import { Section } from './section.tsx';

interface PeopleSectionProps {
  /** Operation that the next badge joins. */
  readonly joining: string;
  readonly onJoining: (orderProcessId: string) => void;
}

/** Who worked on the bed, and how the pay of each bed-paid operation is shared. */
export const PeopleSection = (props: PeopleSectionProps) => (
  <StillPart isSame={samePeople}>
    <People {...props} />
  </StillPart>
);

const People = memo(({ joining, onJoining }: PeopleSectionProps) => {
  const t = useText();
  const { draft, choices, faultOf, readOnly } = useBill();
  const processes = choices?.processes ?? [];
  if (processes.length === 0) return null;
  const priced = processes.some(({ price }) => price !== undefined && price !== null);

  return (
    <Section
      name="employees"
      title={t('参与人')}
      note={readOnly ? undefined : t('扫工卡加入所选工序')}
      fault={faultOf('employees')}
      tools={
        readOnly ? undefined : (
          <RadioGroup
            variant="segments"
            aria-label={t('下一张工卡的工序')}
            value={joining}
            onValueChange={onJoining}
            options={processes.map(({ orderProcessId, processName }) => ({
              value: orderProcessId,
              label: processName,
            }))}
          />
        )
      }
    >
      {draft.people.length === 0 ? (
        <div className={styles.empty}>{t('草稿可先不填，提交前每道计床工序分摊合计 100%')}</div>
      ) : (
        <table className={grid.table}>
          <thead>
            <tr>
              {(['processName', 'role', 'employeeNo', 'employeeName'] as const).map((field) => (
                <th key={field}>{fieldLabel(CuttingBedEmployeeFields, field)}</th>
              ))}
              <th className={grid.figure}>{fieldLabel(CuttingBedEmployeeFields, 'sharePct')}</th>
              {priced && (
                <th className={grid.figure}>{fieldLabel(CuttingBedEmployeeFields, 'amount')}</th>
              )}
              <th>
                <VisuallyHidden>{t('操作')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {processes.map((process) => (
            <Team key={process.orderProcessId} process={process} priced={priced} />
          ))}
        </table>
      )}
    </Section>
  );
});

/** The people of one operation and the sum of their shares. */
function Team(props: { readonly process: BedProcessOption; readonly priced: boolean }) {
  const t = useText();
  const { process, priced } = props;
  const { bed, draft, figures, change, readOnly } = useBill();
  const team = draft.people.filter((each) => each.orderProcessId === process.orderProcessId);
  if (team.length === 0) return null;
  const shares = sum(team.map(({ sharePct }) => (isDecimal(sharePct) ? sharePct : '0')));
  const isWhole =
    shares.eq(100) && team.every(({ sharePct }) => isDecimal(sharePct) && decimal(sharePct).gte(0));
  const wage = readOnly
    ? postedWage(bed, process.orderProcessId)
    : bedWage(figures.cutNum ?? 0, process.price ?? '0', isWhole ? team : []);
  const paid = new Map(wage.team.map(({ key, amount }) => [key, amount] as const));

  return (
    <tbody>
      {team.map((person) => (
        <Participant
          key={person.key}
          person={person}
          processName={process.processName}
          amount={priced ? moneyOf(paid.get(person.key)) : undefined}
        />
      ))}
      <tr>
        <td colSpan={4} className={grid.note}>
          {process.processName}
        </td>
        <td className={grid.figure}>
          <span className={grid.diff} data-state={shares.eq(100) ? 'even' : 'off'}>
            {formatPercent(shares)}
          </span>
        </td>
        {priced && <td className={`${grid.figure} ${grid.computed}`}>{moneyOf(wage.pool)}</td>}
        <td>
          {!readOnly && (
            <Button
              size="small"
              variant="plain"
              onClick={() =>
                change({ type: 'shares.evened', orderProcessId: process.orderProcessId })
              }
            >
              {t('均分')}
            </Button>
          )}
        </td>
      </tr>
    </tbody>
  );
}

/** What a bed that is handed on paid, whatever its operation costs by now; nothing while it waits for consent. */
function postedWage(bed: CuttingBed | undefined, orderProcessId: string) {
  const team = (bed?.employees ?? []).flatMap(({ id, amount, ...share }) =>
    share.orderProcessId === orderProcessId && amount ? [{ key: id, amount: decimal(amount) }] : [],
  );
  return { team, pool: team.length > 0 ? sum(team.map(({ amount }) => amount)) : undefined };
}

/** Nobody has an amount before the shares add up to the whole, or before a bed that is handed on pays. */
const moneyOf = (amount: Decimal | undefined): string =>
  amount === undefined ? NO_FIGURE : formatMoney(amount.toString());

function Participant(props: {
  readonly person: PersonLine;
  readonly processName: string;
  readonly amount: string | undefined;
}) {
  const t = useText();
  const { person, processName, amount } = props;
  const { change, readOnly } = useBill();
  const { key, role, employeeNo, employeeName, sharePct } = person;
  return (
    <tr>
      <td>{processName}</td>
      <td>{labelOf(BedRoleLabels[role])}</td>
      <td>{employeeNo}</td>
      <td>{employeeName}</td>
      <td className={grid.typed}>
        <NumberCell
          cell={`people.${key}`}
          column="sharePct"
          label={`${employeeName} ${fieldLabel(CuttingBedEmployeeFields, 'sharePct')}`}
          value={sharePct}
          readOnly={readOnly}
          onChange={(value) => change({ type: 'share.changed', key, value })}
        />
      </td>
      {amount !== undefined && <td className={`${grid.figure} ${grid.computed}`}>{amount}</td>}
      <td>
        {!readOnly && (
          <IconButton
            label={t('移除 {name}', { name: employeeName })}
            tip="none"
            size="small"
            icon={<X />}
            onClick={() => change({ type: 'person.removed', key })}
          />
        )}
      </td>
    </tr>
  );
}
