import { NO_FIGURE } from '@garment-mes/domain/formats';
import { CuttingBedRollFields } from '@garment-mes/sdk/labels';
import { IconButton } from '@garment-mes/ui';
import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { useTyping } from '../bill-context.ts';
import { NumberCell } from '../cells/number-cell.tsx';
import type { RollCell, RollLine } from '../draft/draft.ts';
import { cellName } from '../figures/bill-issues.ts';
import type { RollFigures } from '../figures/roll-figures.ts';
import grid from '../grid.module.css';

// The cells that the lines of every grid of rolls have.

interface OfLine {
  readonly line: RollLine;
}

/** What a cell of a roll is called. */
export const rollCellLabel = ({ rollNo }: RollLine, cell: string): string =>
  `${rollNo} ${fieldLabel(CuttingBedRollFields, cell)}`;

interface TypedCellProps extends OfLine {
  readonly cell: RollCell;
  readonly fault: string | undefined;
}

/** A length or a number of plies that is typed. It is drawn again for its own roll alone. */
export const TypedCell = memo(({ line, cell, fault }: TypedCellProps) => {
  const { change, readOnly } = useTyping();
  return (
    <td className={grid.typed}>
      <NumberCell
        cell={cellName('rolls', line.key, cell)}
        column={cell}
        label={rollCellLabel(line, cell)}
        value={line[cell]}
        readOnly={readOnly}
        fault={fault}
        onChange={(value) => change({ type: 'roll.changed', key: line.key, cell, value })}
      />
    </td>
  );
});

/** The colour, as a dot and in words. */
export const ColorCell = ({
  hex,
  colorName,
}: {
  readonly hex: string;
  readonly colorName: string;
}) => (
  <td>
    <span className={grid.swatch} style={{ background: hex || 'none' }} />
    {colorName}
  </td>
);

/** From which ply of its block to which the roll was laid. */
export const PliesCell = ({ roll }: { readonly roll: RollFigures | undefined }) => (
  <td className={`${grid.figure} ${grid.computed}`}>
    <Still>
      {roll && roll.plyTo >= roll.plyFrom ? `${roll.plyFrom}–${roll.plyTo}` : NO_FIGURE}
    </Still>
  </td>
);

/** A figure that changes with almost every key, whatever is typed. */
export const Still = ({ children }: { readonly children: ReactNode }) => (
  <span className={grid.still}>{children}</span>
);

/** Takes the roll off the bed. */
export const RemoveCell = memo(({ line }: OfLine) => {
  const t = useText();
  const { change, readOnly } = useTyping();
  return (
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
  );
});
