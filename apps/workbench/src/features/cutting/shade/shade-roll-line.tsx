import { NO_FIGURE } from '@garment-mes/domain';
import { CuttingBedRollFields } from '@garment-mes/sdk/labels';
import { IconButton, Select, type useSortable } from '@garment-mes/ui';
import { GripVertical, X } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { fieldLabel } from '#kit/labels.ts';
import { useBill } from '../bill/bill-context.ts';
import { DifferenceCell } from '../bill/difference-cell.tsx';
import type { RollCell, RollLine } from '../bill/draft.ts';
import { cellName } from '../bill/figures/bill-issues.ts';
import type { RollFigures } from '../bill/figures/roll-figures.ts';
import grid from '../bill/grid.module.css';
import { NumberCell } from '../bill/number-cell.tsx';
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
  const { change, faultOf, readOnly } = useBill();
  const label = (cell: string) => `${line.rollNo} ${fieldLabel(CuttingBedRollFields, cell)}`;
  const typed = (cell: RollCell) => (
    <td className={grid.typed}>
      <NumberCell
        cell={cellName('rolls', line.key, cell)}
        column={cell}
        label={label(cell)}
        value={line[cell]}
        readOnly={readOnly}
        fault={faultOf(cellName('rolls', line.key, cell))}
        onChange={(value) => change({ type: 'roll.changed', key: line.key, cell, value })}
      />
    </td>
  );
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
      <td>
        <span className={grid.swatch} style={{ background: hex || 'none' }} />
        {colorName}
      </td>
      <td>{line.dyeLot || NO_FIGURE}</td>
      <td>
        {readOnly ? (
          line.shade || NO_FIGURE
        ) : (
          <Select
            className={own.shade ?? ''}
            aria-label={label('shade')}
            value={line.shade}
            options={[...new Set([...SHADES, line.shade])]
              .filter((shade) => shade !== '')
              .map((shade) => ({ value: shade, label: shade }))}
            onValueChange={(shade) => change({ type: 'roll.shaded', key: line.key, shade })}
          />
        )}
      </td>
      <td className={grid.figure}>{line.remainLen}</td>
      {typed('issuedLen')}
      {typed('plies')}
      <td className={`${grid.figure} ${grid.computed}`}>
        {roll && roll.plyTo >= roll.plyFrom ? `${roll.plyFrom}–${roll.plyTo}` : NO_FIGURE}
      </td>
      {typed('spliceLen')}
      <td className={grid.typed}>
        <NumberCell
          cell={cellName('rolls', line.key, 'spliceNum')}
          column="spliceNum"
          label={label('spliceNum')}
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
