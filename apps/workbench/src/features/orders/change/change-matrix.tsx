import { cutLimit } from '@garment-mes/domain/cutting-bed';
import { isDecimal } from '@garment-mes/domain/decimal';
import { formatNumber } from '@garment-mes/domain/formats';
import { Alert, Field, MultiCombobox, NumberInput } from '@garment-mes/ui';
import { useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { isWhole } from '#garment/matrix/piece-matrix.tsx';
import { useNamedRecords } from '#screens/references/use-named-records.ts';
import { badCells } from '../entry/order-entry.ts';
import styles from './change.module.css';
import { type ChangeBase, type ChangeDraft, cellKey, matrixOf, numOf } from './change-draft.ts';
import { moveInColumn } from './move-in-column.ts';

interface ChangeMatrixProps {
  readonly base: ChangeBase;
  readonly draft: ChangeDraft;
  readonly readOnly: boolean;
  readonly onChange: (draft: ChangeDraft) => void;
}

/** New pieces over the old ones; under each how few and how many may be cut of it then. */
export function ChangeMatrix({ base, draft, readOnly, onChange }: ChangeMatrixProps) {
  const t = useText();
  const palette = useNamedRecords('listColors', { ids: draft.colors });
  const ownCell = (colorId: string, sizeId: string) =>
    base.colorSizes.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId);
  const nameOf = (id: string) =>
    base.colors.find(({ colorId }) => colorId === id)?.colorName ?? palette.nameOf(id) ?? id;
  const isCut = (id: string) =>
    base.colorSizes.some(({ colorId, cutNum }) => colorId === id && cutNum > 0);
  const sum = (cells: readonly (readonly [string, string])[]) =>
    cells.reduce((all, [colorId, sizeId]) => all + numOf(draft, colorId, sizeId), 0);
  const sizes = base.sizes.map(({ sizeId }) => sizeId);
  const whole = draft.colors.flatMap((color) => sizes.map((size) => [color, size] as const));
  const sizeName = (id: string) => base.sizes.find(({ sizeId }) => sizeId === id)?.sizeName ?? id;
  const wrong = badCells(
    matrixOf(base, draft),
    (color, size) => `${nameOf(color)}/${sizeName(size)}`,
  );

  return (
    <div className={styles.pieces}>
      <Field label={t('颜色')} hint={t('已裁的颜色不能移除')}>
        <MultiCombobox
          disabled={readOnly}
          values={draft.colors}
          valueLabels={Object.fromEntries(draft.colors.map((id) => [id, nameOf(id)]))}
          options={palette.search}
          onValuesChange={(next) =>
            onChange({
              ...draft,
              // A colour of which something is cut stays when its chip is removed.
              colors: [
                ...draft.colors.filter((id) => next.includes(id) || isCut(id)),
                ...next.filter((id) => !draft.colors.includes(id)),
              ],
            })
          }
        />
      </Field>
      <div className={styles.across}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('颜色')}</th>
              {base.sizes.map(({ sizeId, sizeName }) => (
                <th key={sizeId} scope="col">
                  {sizeName}
                </th>
              ))}
              <th scope="col">{t('合计')}</th>
            </tr>
          </thead>
          <tbody>
            {draft.colors.map((colorId) => (
              <tr key={colorId}>
                <th scope="row">{nameOf(colorId)}</th>
                {base.sizes.map(({ sizeId, sizeName }) => (
                  <PieceCell
                    key={sizeId}
                    name={`${nameOf(colorId)} ${sizeName}`}
                    own={ownCell(colorId, sizeId)}
                    cell={cellKey(colorId, sizeId)}
                    num={numOf(draft, colorId, sizeId)}
                    draft={draft}
                    readOnly={readOnly}
                    onChange={onChange}
                  />
                ))}
                <td>{formatNumber(sum(sizes.map((size) => [colorId, size])))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('合计')}</th>
              {sizes.map((size) => (
                <td key={size}>
                  {formatNumber(sum(draft.colors.map((color) => [color, size] as const)))}
                </td>
              ))}
              <td>{formatNumber(sum(whole))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {wrong.size > 0 && <Alert tone="bad">{[...wrong.values()].join(t('；'))}</Alert>}
    </div>
  );
}

interface PieceCellProps extends Omit<ChangeMatrixProps, 'base'> {
  readonly name: string;
  /** As the order has it; `undefined` for a colour that is new. */
  readonly own: ChangeBase['colorSizes'][number] | undefined;
  readonly cell: string;
  readonly num: number;
}

/** What is typed of one colour and size, over what the order has, is cut and may be cut. */
function PieceCell({ name, own, cell, num, draft, readOnly, onChange }: PieceCellProps) {
  const t = useText();
  const cutNum = own?.cutNum ?? 0;
  const text = draft.cells[cell] ?? '';
  const typed = useRef('');
  const put = (next: string) => onChange({ ...draft, cells: { ...draft.cells, [cell]: next } });
  return (
    <td data-cell={cell} data-changed={num !== (own?.num ?? 0) || undefined}>
      <NumberInput
        aria-label={name}
        places={0}
        min="0"
        readOnly={readOnly}
        onKeyDown={moveInColumn}
        aria-invalid={!isWhole(text) || (num < cutNum && num < (own?.num ?? 0)) || undefined}
        value={text}
        // A text that is no number stays: emptied, the cell would take the pieces away.
        onChange={({ target }) => {
          typed.current = target.value;
          if (text === '') put(target.value.trim());
        }}
        onValueChange={(value) => put(value === '' ? typed.current.trim() : value)}
      />
      <small>
        {t('原 {num} · 已裁 {cut} · 上限 {limit}', {
          num: formatNumber(own?.num ?? 0),
          cut: formatNumber(cutNum),
          limit: formatNumber(
            cutLimit(num, isDecimal(draft.cutTolUpPct) ? draft.cutTolUpPct : '0'),
          ),
        })}
      </small>
    </td>
  );
}
