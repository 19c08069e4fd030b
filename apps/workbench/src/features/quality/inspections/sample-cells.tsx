import { CheckCellFields } from '@garment-mes/sdk/labels';
import type { CheckCell } from '@garment-mes/sdk/mes2';
import { NumberInput } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './inspections.module.css';

interface SampleCellsProps {
  readonly cells: readonly CheckCell[];
  /** Left out where nobody types. */
  readonly onChange?: ((cells: CheckCell[]) => void) | undefined;
}

/** Garments of the sample by colour and size, of those in the lot. */
export function SampleCells({ cells, onChange }: SampleCellsProps) {
  const t = useText();
  const sizes = [...new Map(cells.map(({ sizeId, sizeName }) => [sizeId, sizeName]))];
  const colours = [...new Map(cells.map(({ colorId, colorName }) => [colorId, colorName]))];
  const cellOf = (colorId: string, sizeId: string) =>
    cells.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId);
  return (
    <table className={styles.cells} aria-label={t('抽检')}>
      <thead>
        <tr>
          <th>{fieldLabel(CheckCellFields, 'colorName')}</th>
          {sizes.map(([id, name]) => (
            <th key={id}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours.map(([colorId, colour]) => (
          <tr key={colorId}>
            <th>{colour}</th>
            {sizes.map(([sizeId, size]) => {
              const cell = cellOf(colorId, sizeId);
              if (cell === undefined) return <td key={sizeId} />;
              const typed = (checkNum: number) =>
                onChange?.(cells.map((each) => (each === cell ? { ...cell, checkNum } : each)));
              return (
                <td key={sizeId}>
                  {onChange ? (
                    <CellNumber label={`${colour} ${size}`} cell={cell} onTyped={typed} />
                  ) : (
                    cell.checkNum
                  )}
                  <small>{` / ${cell.num}`}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CellNumber(props: {
  readonly label: string;
  readonly cell: CheckCell;
  readonly onTyped: (num: number) => void;
}) {
  const { label, cell, onTyped } = props;
  const [typed, setTyped] = useState<string>();
  function commit() {
    const num = Number(typed);
    if (typed !== undefined && typed !== '' && num <= cell.num && num !== cell.checkNum)
      onTyped(num);
    setTyped(undefined);
  }
  return (
    <NumberInput
      aria-label={label}
      className={styles.number ?? ''}
      places={0}
      min="0"
      max={String(cell.num)}
      value={typed ?? String(cell.checkNum)}
      onValueChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
