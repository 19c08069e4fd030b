import { NO_FIGURE } from '@garment-mes/domain';
import { Select, type useSortable } from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { useBill } from '../bill/bill-context.ts';
import { DifferenceCell } from '../bill/difference-cell.tsx';
import type { RollLine } from '../bill/draft.ts';
import { cellName } from '../bill/figures/bill-issues.ts';
import type { RollFigures } from '../bill/figures/roll-figures.ts';
import grid from '../bill/grid.module.css';
import { NumberCell } from '../bill/number-cell.tsx';
import { ColorCell, PliesCell, RemoveCell, rollCellLabel, TypedCell } from '../bill/roll-cells.tsx';
import own from './shade.module.css';

const SHADES = ['A', 'B', 'C', 'D', 'E', 'F'];
const MOST_SPLICES = 20;

interface ShadeRollLineProps {
  readonly line: RollLine;
  readonly roll: RollFigures | undefined;
  readonly colorName: string;
  readonly hex: string;
  readonly flash: boolean;
  readonly onFlashed: () => void;
  readonly row: ReturnType<ReturnType<typeof useSortable>['item']>;
  readonly handle: ReturnType<ReturnType<typeof useSortable>['handle']>;
}

/** One roll of a bed of several shades: dragged into its place, its shade chosen where the store knows none. */
export function ShadeRollLine(props: ShadeRollLineProps) {
  const t = useText();
  const { line, roll, colorName, hex, flash, onFlashed, row, handle } = props;
  const { change, readOnly } = useBill();
  return (
    <tr {...row} data-flash={flash || undefined} onAnimationEnd={onFlashed}>
      <td>
        {!readOnly && (
          <button
            type="button"
            aria-label={t('移动 {name}', { name: line.rollNo })}
            className={grid.handle}
            {...handle}
          >
            <GripVertical aria-hidden />
          </button>
        )}
      </td>
      <td>{line.rollNo}</td>
      <ColorCell hex={hex} colorName={colorName} />
      <td>{line.dyeLot || NO_FIGURE}</td>
      <td>
        {readOnly ? (
          line.shade || NO_FIGURE
        ) : (
          <Select
            className={own.shade ?? ''}
            aria-label={rollCellLabel(line, 'shade')}
            value={line.shade}
            options={[...new Set([...SHADES, line.shade])]
              .filter((shade) => shade !== '')
              .map((shade) => ({ value: shade, label: shade }))}
            onValueChange={(shade) => change({ type: 'roll.shaded', key: line.key, shade })}
          />
        )}
      </td>
      <td className={grid.figure}>{line.remainLen}</td>
      <TypedCell line={line} cell="issuedLen" />
      <TypedCell line={line} cell="plies" />
      <PliesCell roll={roll} />
      <TypedCell line={line} cell="spliceLen" />
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
      <TypedCell line={line} cell="defectLen" />
      <TypedCell line={line} cell="remnantLen" />
      <TypedCell line={line} cell="returnLen" />
      <td>
        <DifferenceCell roll={roll} />
      </td>
      <RemoveCell line={line} />
    </tr>
  );
}
