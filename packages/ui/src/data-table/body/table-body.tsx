// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
import { Fragment } from 'react';
import type { CellPlace, CellRange } from '../cells/use-cell-focus.ts';
import type { ColumnLayout } from '../columns/column-layout.ts';
import type { DataColumn } from '../columns/data-column.ts';
import styles from '../data-table.module.css';
import type { DataTableProps } from '../data-table-props.ts';
import type { TableLines } from '../rows/group-rows.ts';
import { isChosen } from '../rows/row-selection.ts';
import type { useRowDetails } from '../rows/use-row-details.ts';
import type { useRowSelection } from '../rows/use-row-selection.ts';
import type { useGridWindow } from '../window/use-grid-window.ts';
import { BodyRow } from './body-row.tsx';
import { CellInput } from './cell-input.tsx';
import { DetailRow } from './detail-row.tsx';
import { GroupRow } from './group-row.tsx';

const noGlow: ReadonlySet<string> = /* @__PURE__ */ new Set();

interface TableBodyProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly layout: ColumnLayout<Row>;
  readonly leads: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly lines: TableLines;
  readonly windowed: ReturnType<typeof useGridWindow<Row>>;
  readonly details: ReturnType<typeof useRowDetails>;
  readonly selection: ReturnType<typeof useRowSelection<Row>>;
  readonly rowHeight: number;
  /** Rows on the pages before this one. */
  readonly firstNumber: number;
  readonly levels: boolean;
  /** Pixels in view. */
  readonly width: number;
  readonly active: CellPlace;
  readonly range: CellRange | undefined;
  readonly matches: ((column: DataColumn<Row>, row: Row, index: number) => boolean) | undefined;
  /** What the active cell is edited by, where it can be. */
  readonly editor:
    | {
        readonly value: string;
        readonly draft: string | undefined;
        readonly type: (text: string) => void;
        readonly commit: () => void;
      }
    | undefined;
}

/** The lines in view: rows, what opened rows show, and heads of groups. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { table, layout, leads, firstColumn, lastColumn, lines, windowed, details } = props;
  const { selection, rowHeight, firstNumber, levels, width, active, range } = props;
  const { rows, rowId, renderDetail, openRow, glowIds = noGlow } = table;
  const colCount = leads + layout.all.length;
  const activeColumn = layout.all[active.col - leads]?.column;

  return (
    <div role="rowgroup" className={styles.body} style={{ height: windowed.boxHeight }}>
      {windowed.drawn.map(({ index: line, slot }) => {
        const top = windowed.topOf(line);
        const here = active.row === line;
        const ariaRowIndex = firstNumber + line + 2;
        const group = lines.groupAt(line);
        if (group !== undefined)
          return (
            <GroupRow
              key={slot}
              group={group}
              columns={table.columns}
              line={line}
              ariaRowIndex={ariaRowIndex}
              top={top}
              height={rowHeight}
              width={layout.width}
              view={width}
              colCount={colCount}
              active={here}
            />
          );
        const index = lines.rowAt(line);
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowId(row);
        const opened = renderDetail !== undefined && details.opened.has(id);
        const held = openRow?.id === id;
        const ranged = range !== undefined && line >= range.top && line <= range.bottom;
        return (
          // A list in the list would be known by its place: its rows would be made anew when one joins.
          <Fragment key={slot}>
            <BodyRow
              row={row}
              id={id}
              index={index}
              line={line}
              ariaRowIndex={ariaRowIndex}
              level={levels ? (lines.grouped ? 2 : 1) : undefined}
              top={top}
              height={rowHeight}
              layout={layout}
              leads={leads}
              firstColumn={firstColumn}
              lastColumn={lastColumn}
              hasDetail={renderDetail !== undefined}
              opened={opened}
              selectable={selection.enabled ? (selection.usable(row) ? 'yes' : 'disabled') : 'no'}
              selected={selection.enabled && isChosen(selection.selection, id)}
              glowing={glowIds.has(id)}
              activeColumn={here ? active.col : undefined}
              rangeFrom={ranged ? range.from : undefined}
              rangeTo={ranged ? range.to : undefined}
              found={props.matches}
              editor={
                here && props.editor !== undefined && activeColumn !== undefined ? (
                  <CellInput
                    key={activeColumn.id}
                    label={activeColumn.header}
                    value={props.editor.value}
                    draft={props.editor.draft}
                    decimal={activeColumn.kind === 'number'}
                    align={activeColumn.align ?? 'start'}
                    onDraft={props.editor.type}
                    onBlur={props.editor.commit}
                  />
                ) : undefined
              }
            />
            {(opened || held) && (
              <DetailRow
                key={`${id} detail`}
                id={id}
                top={top + rowHeight}
                width={width}
                columns={colCount}
                level={lines.grouped ? 3 : 2}
                onMeasure={details.measure}
              >
                {held && openRow.draw()}
                {opened && renderDetail(row)}
              </DetailRow>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
