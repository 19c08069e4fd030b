import { formatNumber, NO_FIGURE } from '@garment-mes/domain/formats';
import { memo } from 'react';
import { useText } from '#app/i18n.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import type { PieceCell } from '../figures/piece-matrix.ts';
import { shadeRows } from '../figures/shade-rows.ts';
import grid from '../grid.module.css';
import { samePieces } from '../same-parts.ts';
import { StillPart } from '../still-part.tsx';
import { Section } from './section.tsx';

/** Pieces by colour and size: worked out, never typed. */
export const MatrixSection = () => (
  <StillPart isSame={samePieces}>
    <Matrix />
  </StillPart>
);

const Matrix = memo(() => {
  const t = useText();
  const { draft, figures } = useBill();
  const { matrix, cutNum, issues } = figures;
  const over = issues.filter(({ code }) => code === 'over-cut');
  const total = cutNum === undefined ? NO_FIGURE : formatNumber(cutNum);

  return (
    <Section
      name="matrix"
      title={t('件数矩阵')}
      note={t('本床 {num} 件', { num: total })}
      className={styles.matrix}
    >
      {matrix === undefined ? (
        <div className={styles.empty}>{t('层数和配比填对后显示件数')}</div>
      ) : (
        <div className={styles.across}>
          <table className={grid.table}>
            <thead>
              <tr>
                <th>{t('颜色')}</th>
                {draft.sizes.map(({ sizeId, sizeName }) => (
                  <th key={sizeId} className={grid.figure}>
                    {sizeName}
                  </th>
                ))}
                <th className={grid.figure}>{t('合计')}</th>
              </tr>
            </thead>
            <tbody>
              {matrix.flatMap(({ colorId, colorName, hex, cells, total: sum }) => [
                ...shadeRows(draft, colorId).map(({ shade, nums }) => (
                  <tr key={`${colorId}/${shade}`}>
                    <td className={grid.note}>
                      {colorName} {shade === '' ? t('未分段') : t('{shade}段', { shade })}
                    </td>
                    {nums.map((num, at) => (
                      <td key={draft.sizes[at]?.sizeId} className={grid.figure}>
                        {num}
                      </td>
                    ))}
                    <td className={`${grid.figure} ${grid.computed}`}>
                      {nums.reduce((all, num) => all + num, 0)}
                    </td>
                  </tr>
                )),
                <tr key={colorId}>
                  <td>
                    <span className={grid.swatch} style={{ background: hex || 'none' }} />
                    {colorName}
                  </td>
                  {cells.map((cell) => (
                    <td key={cell.sizeId} className={grid.figure}>
                      <Piece cell={cell} />
                    </td>
                  ))}
                  <td className={`${grid.figure} ${grid.computed}`}>{sum}</td>
                </tr>,
              ])}
            </tbody>
          </table>
        </div>
      )}
      {over.length > 0 && (
        <ul className={styles.faults}>
          {over.map(({ cell, text }) => (
            <li key={cell}>{text}</li>
          ))}
        </ul>
      )}
    </Section>
  );
});

/** This bed large, then what is cut with it of what may be cut. Signs as well as colours. */
function Piece({ cell }: { readonly cell: PieceCell }) {
  const { bedNum, afterNum, limitNum, state } = cell;
  const sign = state === 'over' ? '▲ ' : state === 'above' ? '△ ' : '';
  return (
    <span className={grid.piece} data-state={state}>
      <span className={bedNum === 0 ? grid.none : undefined}>
        {sign}
        {bedNum}
      </span>
      <span className={grid.note}>
        {afterNum}/{limitNum}
      </span>
    </span>
  );
}
