import { formatFixed, NO_FIGURE } from '@garment-mes/domain/formats';
import { VisuallyHidden } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useSettled } from '#app/use-settled.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { cellName } from '../figures/bill-issues.ts';
import grid from '../grid.module.css';
import { Section } from '../sections/section.tsx';
import { RollHeads } from './roll-heads.tsx';
import { RollLine, TYPED_CELLS } from './roll-line.tsx';
import type { RollSectionProps } from './roll-section-props.ts';
import { ScanTools } from './scan-tools.tsx';
import { useLinesInView } from './use-lines-in-view.ts';

const HEADS = [
  'seqNo',
  'rollNo',
  'cNo',
  'colorName',
  'dyeLot',
  'widthCm',
  'labelLen',
  'actualLen',
  'remainLen',
  'issuedLen',
  'plies',
] as const;
/** Rolls that nobody sees are redrawn once nothing was typed for so long. */
const PAUSE_MS = 250;
const TYPED_HEADS = [
  'usedLen',
  'spliceLen',
  'defectLen',
  'remnantLen',
  'returnLen',
  'diffLen',
  'employeeName',
];

/** The rolls of the bed in spreading order, with their balance and the running plies of each colour. */
export function RollSection({ onScan, scanning, flash, onFlashed }: RollSectionProps) {
  const t = useText();
  const bill = useBill();
  const { draft, figures, faultOf, readOnly } = bill;
  const settled = useSettled(bill, PAUSE_MS);
  const { body, isInView } = useLinesInView(draft.rolls.length);
  const colorOf = (id: string) => draft.colors.find(({ colorId }) => colorId === id);
  const total = (
    part: 'issuedLen' | 'usedLen' | 'spliceLen' | 'defectLen' | 'remnantLen' | 'returnLen',
  ) => (
    <td key={part} className={grid.figure}>
      {figures.fabric ? formatFixed(figures.fabric[part].toString(), 2) : NO_FIGURE}
    </td>
  );

  return (
    <Section
      name="rolls"
      title={t('布卷')}
      note={<Balances />}
      fault={faultOf('rolls')}
      tools={readOnly ? undefined : <ScanTools onScan={onScan} scanning={scanning} />}
    >
      {draft.rolls.length === 0 ? (
        <div className={styles.empty}>{t('扫布卷条码即加一行；草稿可先不填')}</div>
      ) : (
        <div className={styles.across}>
          <table className={`${grid.table} ${grid.rolls}`}>
            <thead>
              <tr>
                <RollHeads fields={HEADS} />
                <th className={grid.figure}>{t('起止层')}</th>
                <RollHeads fields={TYPED_HEADS} />
                <th className={grid.figure}>{t('累计')}</th>
                <th>
                  <VisuallyHidden>{t('操作')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {draft.rolls.map((line, at) => {
                const known = settled.draft.rolls[at]?.key === line.key;
                const shown = known && !isInView(line.key) ? settled : bill;
                return (
                  <RollLine
                    key={line.key}
                    line={line}
                    at={at}
                    roll={shown.figures.rolls[at]}
                    colorName={colorOf(line.colorId)?.colorName ?? ''}
                    hex={colorOf(line.colorId)?.hex ?? ''}
                    faults={TYPED_CELLS.map((cell) =>
                      shown.faultOf(cellName('rolls', line.key, cell)),
                    )}
                    clashes={bill.clashes.includes(line.key)}
                    flash={flash === line.key}
                    onFlashed={onFlashed}
                  />
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <td className={grid.acrossStore} colSpan={9}>
                  {t('合计 {count} 卷', { count: draft.rolls.length })}
                </td>
                {total('issuedLen')}
                <td className={grid.figure}>{figures.fabric?.plies}</td>
                <td />
                {(['usedLen', 'spliceLen', 'defectLen', 'remnantLen', 'returnLen'] as const).map(
                  total,
                )}
                <td className={grid.acrossRest} colSpan={4} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Section>
  );
}

/** Colour by colour: plies laid of those wanted, and what is missing in plies and metres. */
function Balances() {
  const t = useText();
  const { figures } = useBill();
  return figures.balances.map(({ colorId, colorName, laid, wanted, missingLen }) => (
    <span key={colorId}>
      {colorName} {laid}/{wanted}{' '}
      {missingLen !== undefined &&
        t('还差 {plies} 层 ≈ {metres} 米', { plies: wanted - laid, metres: missingLen })}{' '}
    </span>
  ));
}
