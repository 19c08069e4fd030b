import { formatNumber, NO_FIGURE } from '@garment-mes/domain/formats';
import type { Field } from '@garment-mes/sdk/labels';
import type { DataColumn } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { TAG } from '#screens/fields/value-width.ts';
import { listColumns } from '#screens/list/list-columns.tsx';
import { sumTexts } from '#screens/list/sum-texts.ts';
import type { AnsweredColumn, Asked, Report } from './report-definition.ts';
import styles from './report-screen.module.css';

type Values = Readonly<Record<string, unknown>>;
type Sum = Readonly<Record<string, unknown>>;

/** A page of a report, with what the service worked out beside its rows. */
export interface ReportPage {
  readonly total: number;
  readonly list: readonly object[];
  readonly sum?: Sum;
}

/** Opens what is behind a row; `narrows` is what the column of the figure asks for. */
export type OpenBehind<Row> = (row: Row, narrows?: Asked) => void;

interface ReportColumns<Row> {
  readonly report: Report<Row>;
  readonly asked: Asked;
  readonly answered: readonly AnsweredColumn<Row>[];
  /** Names of the fields the service answered a total for. */
  readonly totals: readonly string[];
  readonly can: (key: string) => boolean;
  /** Left out for who has no right to what is behind. */
  readonly onOpen: OpenBehind<Row> | undefined;
}

/** The columns of a report: those of its rows, those of its answer, figures that lead somewhere as buttons. */
export function reportColumns<Row>(shown: ReportColumns<Row>): readonly DataColumn<Row>[] {
  const { report, asked, answered, totals, can, onOpen } = shown;
  const { list, views, behind, columnsAfter } = report;
  const left = views?.without[asked[views.param] ?? ''] ?? [];
  const chosen = new Set(Object.values(views?.without ?? {}).flat());
  const own = listColumns(list.fields, list.columns, can)
    .filter(({ id }) => !left.includes(id as never))
    .map((column): DataColumn<Row> => {
      const { id } = column;
      return {
        ...column,
        ...(totals.includes(id) ? { sum: true } : {}),
        ...(chosen.has(id as never) ? { hidden: false } : {}),
        ...(onOpen && behind?.of?.includes(id as never) ? figureCell(column, onOpen) : {}),
      };
    });
  const after = own.findIndex(({ id }) => id === columnsAfter) + 1 || own.length;
  const come = answered.map((column) => answeredColumn(column, onOpen));
  return [...own.slice(0, after), ...come, ...own.slice(after)];
}

/** A figure that leads behind its row, unless it is nothing. */
function figureCell<Row>(
  { cell, text, value }: DataColumn<Row>,
  onOpen: OpenBehind<Row>,
): Pick<DataColumn<Row>, 'cell'> {
  return {
    cell: (row, at) =>
      Number(value?.(row) ?? 0) === 0 ? (
        cell(row, at)
      ) : (
        <FigureButton onClick={() => onOpen(row)}>{text?.(row)}</FigureButton>
      ),
  };
}

function answeredColumn<Row>(
  { id, header, value, isFigure, total, narrows, draw, pin }: AnsweredColumn<Row>,
  onOpen: OpenBehind<Row> | undefined,
): DataColumn<Row> {
  const text = (row: Row) => {
    const given = value(row);
    return given === undefined ? '' : isFigure ? formatNumber(given) : String(given);
  };
  const drawn = (row: Row): ReactNode =>
    onOpen && narrows && value(row) ? (
      <FigureButton onClick={() => onOpen(row, narrows)}>{text(row)}</FigureButton>
    ) : (
      text(row) || undefined
    );
  return {
    ...{ id, header, text },
    cell: (row) => (draw ? draw(row, drawn(row)) : drawn(row)),
    ...(isFigure ? { align: 'end', kind: 'number', value } : {}),
    ...(total === undefined ? {} : { sum: true }),
    ...(draw ? { room: TAG, whole: true } : {}),
    ...(pin ? { pin } : {}),
  };
}

/** A press on it, or two of them, is for the figure and not for its row. */
const FigureButton = (props: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <button
    type="button"
    className={styles.figure}
    onClick={props.onClick}
    onDoubleClick={(event) => event.stopPropagation()}
  >
    {props.children}
  </button>
);

/** Totals as the service worked them out; dashes where nothing was found. */
export function totalsOf<Row>(
  { list }: Pick<Report<Row>, 'list'>,
  page: ReportPage | undefined,
  answered: readonly AnsweredColumn<Row>[],
): Readonly<Record<string, ReactNode>> {
  const sums = {
    ...sumTexts(list.fields, page?.sum ?? {}),
    ...Object.fromEntries(answered.flatMap(({ id, total }) => (total ? [[id, total]] : []))),
  };
  if (page?.total !== 0) return sums;
  return Object.fromEntries(Object.keys(sums).map((name) => [name, NO_FIGURE]));
}

/** Rights of fields that the answer contains: who sees the own rows alone is shown their worth without the right. */
export const answeredRights = (
  fields: Readonly<Record<string, Field>>,
  rows: readonly object[],
): readonly string[] =>
  Object.entries(fields).flatMap(([name, { permission }]) =>
    permission !== undefined && rows.some((row) => (row as Values)[name] !== undefined)
      ? [permission]
      : [],
  );
