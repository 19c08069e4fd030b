import { formatFixed, NO_FIGURE } from '@garment-mes/domain/formats';
import { Tooltip } from '@garment-mes/ui';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useText } from '#app/i18n.ts';
import type { RollLine as Line, RollCell } from '../draft/draft.ts';
import type { RollFigures } from '../figures/roll-figures.ts';
import grid from '../grid.module.css';
import { DifferenceCell } from './difference-cell.tsx';
import { ColorCell, PliesCell, RemoveCell, Still, TypedCell } from './roll-cells.tsx';
import { sameLine } from './same-line.ts';

interface RollLineProps {
  readonly line: Line;
  readonly at: number;
  readonly roll: RollFigures | undefined;
  readonly colorName: string;
  readonly hex: string;
  /** What is wrong with the cells that are typed, in their order. */
  readonly faults: readonly (string | undefined)[];
  /** Somebody else changed it while it was typed here. */
  readonly clashes: boolean;
  /** Lights up: the roll was scanned again. */
  readonly flash: boolean;
  readonly onFlashed: () => void;
}

/** Cells of a roll that are typed, from the left. */
export const TYPED_CELLS: readonly RollCell[] = [
  'issuedLen',
  'plies',
  'spliceLen',
  'defectLen',
  'remnantLen',
  'returnLen',
];
const AFTER_USED = TYPED_CELLS.slice(2);

/** One roll: what the store knows, what is typed, what follows from it. */
export const RollLine = memo((props: RollLineProps) => {
  const { line, at, roll, colorName, hex, faults, clashes, flash, onFlashed } = props;
  const typed = (cell: RollCell) => (
    <TypedCell key={cell} line={line} cell={cell} fault={faults[TYPED_CELLS.indexOf(cell)]} />
  );
  return (
    <tr
      data-line={line.key}
      className={roll?.shadeBreak ? grid.above : undefined}
      data-flash={flash || undefined}
      onAnimationEnd={onFlashed}
    >
      <td className={grid.figure}>{at + 1}</td>
      <StoreCells
        line={line}
        colorName={colorName}
        hex={hex}
        narrow={roll?.narrow ?? false}
        clashes={clashes}
      />
      {typed('issuedLen')}
      {typed('plies')}
      <PliesCell roll={roll} />
      <td className={`${grid.figure} ${grid.computed}`}>
        <Still>{formatFixed(roll?.usedLen, 2)}</Still>
      </td>
      {AFTER_USED.map(typed)}
      <td>
        <DifferenceCell roll={roll} />
      </td>
      <td>{line.employeeName || NO_FIGURE}</td>
      <td className={`${grid.figure} ${grid.computed}`}>
        <Still>
          {roll?.laid} / {roll?.wanted}
        </Still>
      </td>
      <RemoveCell line={line} />
    </tr>
  );
}, sameLine);

interface StoreCellsProps extends Pick<RollLineProps, 'line' | 'colorName' | 'hex' | 'clashes'> {
  readonly narrow: boolean;
}

/** What the store knows of a roll. */
const StoreCells = memo(({ line, colorName, hex, narrow, clashes }: StoreCellsProps) => {
  const t = useText();
  return (
    <>
      <td>
        {clashes && (
          <Tooltip text={t('平板已改')}>
            <TriangleAlert aria-label={t('平板已改')} size={13} />
          </Tooltip>
        )}{' '}
        {line.rollNo}
      </td>
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
