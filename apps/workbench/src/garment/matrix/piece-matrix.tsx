import { formatNumber } from '@garment-mes/domain/formats';
import { EditableTable, type EditableTableProps, type EditColumn } from '@garment-mes/ui';
import { type ReactNode, useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import styles from './piece-matrix.module.css';

/** A colour of the matrix with the texts of its cells by size. */
export interface PieceRow {
  /** Id of the colour. */
  readonly id: string;
  readonly colorName: string;
  readonly hex?: string | null | undefined;
  readonly cells: Readonly<Record<string, string>>;
  /** What is wrong with a cell, by size. */
  readonly faults?: Readonly<Record<string, string>> | undefined;
  /** Quiet lines below the pieces of a cell, by size; its pieces are large then. */
  readonly notes?: Readonly<Record<string, string | undefined>> | undefined;
  /** Sizes whose cells are not typed into. */
  readonly locked?: readonly string[] | undefined;
  /** What else there is to say of a cell, by size. */
  readonly hints?: Readonly<Record<string, string | undefined>> | undefined;
}

interface PieceMatrixProps
  extends Pick<
    EditableTableProps<PieceRow>,
    'rows' | 'readOnly' | 'sortable' | 'pasteRows' | 'toolbar'
  > {
  readonly label: string;
  readonly sizes: readonly { readonly sizeId: string; readonly sizeName: string }[];
  readonly onChange: (rows: readonly PieceRow[]) => void;
}

const NAME = 'colorName';
const TOTAL = 'total';

/** Pieces with a line for each colour and a column for each size, typed like a sheet; totals both ways. */
export function PieceMatrix(props: PieceMatrixProps) {
  const t = useText();
  const { label, rows, sizes, onChange } = props;
  const language = currentLanguage();
  const hasNotes = rows.some(({ notes }) => notes !== undefined);
  const columns = useMemo(
    (): readonly EditColumn<PieceRow>[] => [
      {
        id: NAME,
        header: t('颜色'),
        kind: 'computed',
        pinned: true,
        width: 132,
        cell: ({ colorName, hex }) => (
          <>
            {hex && <span aria-hidden className={styles.swatch} style={{ background: hex }} />}
            {colorName}
          </>
        ),
        read: ({ colorName }) => colorName,
      },
      ...sizes.map(
        ({ sizeId, sizeName }): EditColumn<PieceRow> => ({
          id: sizeId,
          header: sizeName,
          kind: 'number',
          width: hasNotes ? 124 : 88,
          read: ({ cells }) => cells[sizeId] ?? '',
          write: (row, text) => ({ ...row, cells: { ...row.cells, [sizeId]: text } }),
          validate: (_, { faults }) => faults?.[sizeId],
          hint: ({ hints }) => hints?.[sizeId],
          note: ({ notes }) => notes?.[sizeId],
          locked: ({ locked }) => locked?.includes(sizeId) ?? false,
        }),
      ),
      {
        id: TOTAL,
        header: t('合计'),
        kind: 'computed',
        align: 'end',
        width: 96,
        cell: (row) =>
          formatNumber(sizes.reduce((sum, { sizeId }) => sum + piecesIn(row, sizeId), 0)),
      },
    ],
    [sizes, hasNotes, language],
  );
  const faults = useMemo(
    () => Object.fromEntries(rows.flatMap(({ id, faults: own }) => (own ? [[id, own]] : []))),
    [rows],
  );
  const sumOf = (sizeId: string) => rows.reduce((sum, row) => sum + piecesIn(row, sizeId), 0);
  const sums: Record<string, ReactNode> = Object.fromEntries(
    sizes.map(({ sizeId }) => [sizeId, formatNumber(sumOf(sizeId))]),
  );
  return (
    <EditableTable<PieceRow>
      label={label}
      columns={columns}
      rows={rows}
      rowsFixed
      sortable={props.sortable ?? false}
      onRowsChange={onChange}
      readOnly={props.readOnly}
      pasteRows={props.pasteRows}
      toolbar={props.toolbar}
      faults={faults}
      sums={{
        ...sums,
        [TOTAL]: formatNumber(sizes.reduce((sum, { sizeId }) => sum + sumOf(sizeId), 0)),
      }}
    />
  );
}

const WHOLE = /^\d{0,9}$/;

/** Whether a text is a number of pieces; nothing typed is none. */
export const isWhole = (text: string): boolean => WHOLE.test(text);

/** Pieces of a cell; a text that is no number of pieces counts in no sum. */
export const piecesOf = (text: string | undefined): number =>
  text !== undefined && isWhole(text) ? Number(text) : 0;

const piecesIn = ({ cells }: PieceRow, sizeId: string): number => piecesOf(cells[sizeId]);

/** Texts of a matrix by `colour/size`, as an entry keeps them. */
export const cellsOf = (rows: readonly PieceRow[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap(({ id, cells }) =>
      Object.entries(cells).map(([sizeId, text]) => [cellKey(id, sizeId), text]),
    ),
  );

/** The key of a cell, `colour/size`. */
export const cellKey = (colorId: string, sizeId: string): string => `${colorId}/${sizeId}`;
