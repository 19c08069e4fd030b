import { NO_FIGURE } from '@garment-mes/domain';
import { CuttingBedRollFields } from '@garment-mes/sdk/labels';
import { IconButton, Tooltip } from '@garment-mes/ui';
import { TriangleAlert, X } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { fieldLabel } from '#kit/labels.ts';
import { useBill } from './bill-context.ts';
import { DifferenceCell } from './difference-cell.tsx';
import type { RollLine as Line, RollCell } from './draft.ts';
import { cellName } from './figures/bill-issues.ts';
import type { RollFigures } from './figures/roll-figures.ts';
import grid from './grid.module.css';
import { NumberCell } from './number-cell.tsx';

interface RollLineProps {
  readonly line: Line;
  readonly at: number;
  readonly roll: RollFigures | undefined;
  readonly colorName: string;
  readonly hex: string;
  /** Lights up: the roll was scanned again. */
  readonly flash: boolean;
  readonly onFlashed: () => void;
}

const AFTER_USED: readonly RollCell[] = ['spliceLen', 'defectLen', 'remnantLen', 'returnLen'];

/** One roll: what the store knows, what is typed, what follows from it. */
export function RollLine({ line, at, roll, colorName, hex, flash, onFlashed }: RollLineProps) {
  const t = useText();
  const { change, faultOf, readOnly } = useBill();
  const typed = (cell: RollCell) => (
    <td key={cell} className={grid.typed}>
      <NumberCell
        cell={cellName('rolls', line.key, cell)}
        column={cell}
        label={`${line.rollNo} ${fieldLabel(CuttingBedRollFields, cell)}`}
        value={line[cell]}
        readOnly={readOnly}
        fault={faultOf(cellName('rolls', line.key, cell))}
        onChange={(value) => change({ type: 'roll.changed', key: line.key, cell, value })}
      />
    </td>
  );

  return (
    <tr
      className={roll?.shadeBreak ? grid.above : undefined}
      data-flash={flash || undefined}
      onAnimationEnd={onFlashed}
    >
      <td className={grid.figure}>{at + 1}</td>
      <td>{line.rollNo}</td>
      <td>{line.cNo}</td>
      <td>
        <span className={grid.swatch} style={{ background: hex || 'none' }} />
        {colorName}
      </td>
      <td>
        {line.dyeLot || NO_FIGURE}
        {line.shade && <span className={grid.note}> {line.shade}</span>}
      </td>
      <td className={grid.figure}>
        {roll?.narrow && (
          <Tooltip text={t('布卷门幅小于唛架有效幅')}>
            <TriangleAlert aria-label={t('布卷门幅小于唛架有效幅')} size={13} />
          </Tooltip>
        )}{' '}
        {line.widthCm || NO_FIGURE}
      </td>
      <td className={grid.figure}>{line.labelLen}</td>
      <td className={grid.figure}>{line.actualLen}</td>
      <td className={grid.figure}>{line.remainLen}</td>
      {typed('issuedLen')}
      {typed('plies')}
      <td className={`${grid.figure} ${grid.computed}`}>
        {roll && roll.plyTo >= roll.plyFrom ? `${roll.plyFrom}–${roll.plyTo}` : NO_FIGURE}
      </td>
      <td className={`${grid.figure} ${grid.computed}`}>{roll?.usedLen ?? NO_FIGURE}</td>
      {AFTER_USED.map(typed)}
      <td>
        <DifferenceCell roll={roll} />
      </td>
      <td className={`${grid.figure} ${grid.computed}`}>
        {roll?.laid} / {roll?.wanted}
      </td>
      <td>
        {!readOnly && (
          <IconButton
            label={t('移除 {name}', { name: line.rollNo })}
            tip="none"
            size="small"
            icon={<X />}
            onClick={() => change({ type: 'roll.removed', key: line.key })}
          />
        )}
      </td>
    </tr>
  );
}
