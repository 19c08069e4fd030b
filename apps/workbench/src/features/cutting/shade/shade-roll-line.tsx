import { NO_FIGURE } from '@garment-mes/domain/formats';
import { Tag, type useSortable } from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { memo } from 'react';
import { useText } from '#app/i18n.ts';
import { useTyping } from '../bill/bill-context.ts';
import { NumberCell } from '../bill/cells/number-cell.tsx';
import type { RollCell, RollLine } from '../bill/draft/draft.ts';
import { cellName } from '../bill/figures/bill-issues.ts';
import type { RollFigures } from '../bill/figures/roll-figures.ts';
import grid from '../bill/grid.module.css';
import { DifferenceCell } from '../bill/rolls/difference-cell.tsx';
import {
  ColorCell,
  PliesCell,
  RemoveCell,
  rollCellLabel,
  TypedCell,
} from '../bill/rolls/roll-cells.tsx';
import { TYPED_CELLS } from '../bill/rolls/roll-line.tsx';
import { sameLine } from '../bill/rolls/same-line.ts';
import { ShadeCell } from './shade-cell.tsx';

const MOST_SPLICES = 20;

interface ShadeRollLineProps {
  readonly line: RollLine;
  readonly roll: RollFigures | undefined;
  readonly colorName: string;
  readonly hex: string;
  /** What is wrong with the cells that are typed, in their order. */
  readonly faults: readonly (string | undefined)[];
  /** Somebody else changed it while it was typed here. */
  readonly clashes: boolean;
  readonly flash: boolean;
  readonly onFlashed: () => void;
  readonly dragged: boolean;
  readonly handle: ReturnType<typeof useSortable<string>>['handle'];
}

/** One roll of a bed of several shades: dragged into its place, its shade chosen where the store knows none. */
export const ShadeRollLine = memo((props: ShadeRollLineProps) => {
  const t = useText();
  const { line, roll, colorName, hex, faults, clashes, flash, onFlashed, dragged, handle } = props;
  const { change, readOnly } = useTyping();
  const typed = (cell: RollCell) => (
    <TypedCell line={line} cell={cell} fault={faults[TYPED_CELLS.indexOf(cell)]} />
  );
  return (
    <tr
      data-line={line.key}
      data-sort-id={line.key}
      data-dragging={dragged ? '' : undefined}
      data-flash={flash || undefined}
      onAnimationEnd={onFlashed}
    >
      <td>
        {!readOnly && (
          <button
            type="button"
            aria-label={t('移动 {name}', { name: line.rollNo })}
            className={grid.handle}
            {...handle(line.key)}
          >
            <GripVertical aria-hidden />
          </button>
        )}
      </td>
      <td>
        {line.rollNo} {clashes && <Tag tone="warn">{t('平板已改')}</Tag>}
      </td>
      <ColorCell hex={hex} colorName={colorName} />
      <td>{line.dyeLot || NO_FIGURE}</td>
      <ShadeCell line={line} />
      <td className={grid.figure}>{line.remainLen}</td>
      {typed('issuedLen')}
      {typed('plies')}
      <PliesCell roll={roll} />
      {typed('spliceLen')}
      <td className={grid.typed}>
        <NumberCell
          cell={cellName('rolls', line.key, 'spliceNum')}
          column="spliceNum"
          label={rollCellLabel(line, 'spliceNum')}
          value={String(line.spliceNum)}
          readOnly={readOnly}
          fault={undefined}
          onChange={(text) => {
            const count = Number(text);
            if (Number.isInteger(count) && count >= 0 && count <= MOST_SPLICES)
              change({ type: 'roll.spliced', key: line.key, count });
          }}
        />
      </td>
      {typed('defectLen')}
      {typed('remnantLen')}
      {typed('returnLen')}
      <td>
        <DifferenceCell roll={roll} />
      </td>
      <RemoveCell line={line} />
    </tr>
  );
}, sameLine);
