import { NO_FIGURE } from '@garment-mes/domain';
import { Tooltip } from '@garment-mes/ui';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useText } from '#kit/i18n.ts';
import { useBill } from './bill-context.ts';
import { DifferenceCell } from './difference-cell.tsx';
import type { RollLine as Line, RollCell } from './draft.ts';
import { cellName } from './figures/bill-issues.ts';
import type { RollFigures } from './figures/roll-figures.ts';
import grid from './grid.module.css';
import { ColorCell, PliesCell, RemoveCell, TypedCell } from './roll-cells.tsx';

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
  const { faultOf } = useBill();
  const typed = (cell: RollCell) => (
    <TypedCell
      key={cell}
      line={line}
      cell={cell}
      fault={faultOf(cellName('rolls', line.key, cell))}
    />
  );
  return (
    <tr
      className={roll?.shadeBreak ? grid.above : undefined}
      data-flash={flash || undefined}
      onAnimationEnd={onFlashed}
    >
      <td className={grid.figure}>{at + 1}</td>
      <StoreCells line={line} colorName={colorName} hex={hex} narrow={roll?.narrow ?? false} />
      {typed('issuedLen')}
      {typed('plies')}
      <PliesCell roll={roll} />
      <td className={`${grid.figure} ${grid.computed}`}>{roll?.usedLen ?? NO_FIGURE}</td>
      {AFTER_USED.map(typed)}
      <td>
        <DifferenceCell roll={roll} />
      </td>
      <td className={`${grid.figure} ${grid.computed}`}>
        {roll?.laid} / {roll?.wanted}
      </td>
      <RemoveCell line={line} />
    </tr>
  );
}

interface StoreCellsProps extends Pick<RollLineProps, 'line' | 'colorName' | 'hex'> {
  readonly narrow: boolean;
}

/** What the store knows of a roll. */
const StoreCells = memo(({ line, colorName, hex, narrow }: StoreCellsProps) => {
  const t = useText();
  return (
    <>
      <td>{line.rollNo}</td>
      <td>{line.cNo}</td>
      <ColorCell hex={hex} colorName={colorName} />
      <td>
        {line.dyeLot || NO_FIGURE}
        {line.shade && <span className={grid.note}> {line.shade}</span>}
      </td>
      <td className={grid.figure}>
        {narrow && (
          <Tooltip text={t('布卷门幅小于唛架有效幅')}>
            <TriangleAlert aria-label={t('布卷门幅小于唛架有效幅')} size={13} />
          </Tooltip>
        )}{' '}
        {line.widthCm || NO_FIGURE}
      </td>
      <td className={grid.figure}>{line.labelLen}</td>
      <td className={grid.figure}>{line.actualLen}</td>
      <td className={grid.figure}>{line.remainLen}</td>
    </>
  );
});
