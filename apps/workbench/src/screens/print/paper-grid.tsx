import { formatNumber } from '@garment-mes/domain/formats';
import { t } from '#app/i18n.ts';
import type { PaperPage } from './paper.tsx';

/** A line of a grid: a colour in a group, such as its grade. */
interface PaperGridRow {
  readonly group: string;
  readonly name: string;
  /** Pieces below each head; nothing where there are none. */
  readonly cells: readonly (number | undefined)[];
}

/** Pieces on paper with a line for each colour and a column for each size. */
export interface PaperGrid {
  /** Heads of group and name. */
  readonly titles: readonly [string, string];
  readonly heads: readonly string[];
  readonly rows: readonly PaperGridRow[];
}

const added = (rows: readonly PaperGridRow[], at: number): number =>
  rows.reduce((sum, { cells }) => sum + (cells[at] ?? 0), 0);

const figure = (value: number | undefined): string =>
  value === undefined || value === 0 ? '' : formatNumber(value);

/** The lines of a page, under the last of them the sums of each group and of the whole. */
export function GridOfPage(props: {
  readonly grid: PaperGrid;
  readonly page: PaperPage<PaperGridRow>;
}) {
  const { grid, page } = props;
  const { titles, heads, rows } = grid;
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  const sumRow = (title: string, those: readonly PaperGridRow[]) => (
    <tr key={title}>
      <td colSpan={2}>{title}</td>
      {heads.map((head, at) => (
        <td key={head} className="figure">
          {figure(added(those, at))}
        </td>
      ))}
      <td className="figure">{figure(heads.reduce((sum, _, at) => sum + added(those, at), 0))}</td>
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title}>{title}</th>
          ))}
          {heads.map((head) => (
            <th key={head} className="figure head">
              {head}
            </th>
          ))}
          <th className="figure">{t('合计')}</th>
        </tr>
      </thead>
      <tbody>
        {page.rows.map(({ group, name, cells }) => (
          <tr key={`${group}/${name}`}>
            <td>{group}</td>
            <td>{name}</td>
            {heads.map((head, at) => (
              <td key={head} className="figure">
                {figure(cells[at])}
              </td>
            ))}
            <td className="figure">
              {figure(cells.reduce<number>((sum, each) => sum + (each ?? 0), 0))}
            </td>
          </tr>
        ))}
      </tbody>
      {page.page === page.pages && (
        <tfoot>
          {groups.length > 1 && groups.map(([group, those]) => sumRow(group, those))}
          {sumRow(t('合计'), rows)}
        </tfoot>
      )}
    </table>
  );
}
