import type { AnyOperation, DataOf } from '@garment-mes/sdk';
import { GoodsGradeLabels } from '@garment-mes/sdk/labels';
import type { RemainingCell, ResolvedCode } from '@garment-mes/sdk/mes2';
import { Alert, Button, ErrorState, Skeleton, Tabs, TextInput } from '@garment-mes/ui';
import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, type Message, useText } from '#app/i18n.ts';
import { ScanField, type ScanVerdict } from '#scanning/scan-field.tsx';
import type { FormIssue, FormValues, LinesGridProps } from '#screens/form/form-definition.ts';
import { useScannedLines } from '#screens/lines/use-scanned-lines.ts';
import {
  axesOf,
  barcodesOf,
  linesByCell,
  type MatrixLine,
  matrixRows,
  piecesIn,
  withBundle,
  withCells,
  wrongCells,
} from './matrix-cells.ts';
import styles from './matrix-lines.module.css';
import { cellKey, cellsOf, PieceMatrix, type PieceRow } from './piece-matrix.tsx';
import { readMatrixBlock } from './read-matrix-block.ts';

/** What the service says of an order: what is left of each colour and size. */
export interface Remaining {
  readonly cells: readonly RemainingCell[];
}

/** Lines of a bill that are pieces by colour, size and grade. */
export interface MatrixDefinition<Op extends AnyOperation> {
  /** Answers what is left; it is asked for the order, store and shipment that are typed, and the bill. */
  readonly remaining: Op;
  /** Quiet lines of a cell. */
  readonly note: (cell: RemainingCell) => string;
  /** The most pieces of a cell, and the sentence about more; `undefined` where the service alone knows. */
  readonly most: (cell: RemainingCell, values: FormValues) => number | undefined;
  readonly above: (cell: string, most: number) => string;
  /** The button that fills the cells, and what it fills one with. */
  readonly fill: {
    readonly label: Message;
    readonly of: (cell: RemainingCell) => number;
    /** A field whose choice fills an empty grid by itself, such as the shipment. */
    readonly by?: string;
  };
  /** What is said of all pieces together, and whether they are too many. */
  readonly whole: (
    pieces: number,
    answer: DataOf<Op> | undefined,
    values: FormValues,
  ) => { readonly text: string; readonly isOver?: boolean };
  /** Bundles are scanned into their cells: why one may not come in, or nothing. */
  readonly scanned?: (bundle: NonNullable<ResolvedCode['bundle']>) => string | undefined;
}

/** The grid of the lines, and the hook that finds too many pieces while they are typed. */
export interface MatrixLines {
  readonly Grid: ComponentType<LinesGridProps>;
  readonly useFound: (values: FormValues) => readonly FormIssue<'lines'>[];
}

const GRADES = [1, 2] as const;
type Grade = (typeof GRADES)[number];

type Wide = MatrixDefinition<AnyOperation>;

/** Lines of a bill as a matrix with a tab for each grade: what is left in each cell, sums, paste, fill and scan. */
export function matrixLines<Op extends AnyOperation>(
  definition: MatrixDefinition<Op>,
): MatrixLines {
  const wide = definition as unknown as Wide;
  return {
    Grid: (props) => <MatrixGrid definition={wide} {...props} />,
    useFound(values) {
      const { data } = useRemaining(wide, values);
      if (data === undefined) return [];
      const lines = (values.lines ?? []) as readonly MatrixLine[];
      const wrong = GRADES.flatMap((grade) => [
        ...wrongIn(wide, data, values, lines, grade).values(),
      ]);
      const { text, isOver } = wide.whole(piecesIn(lines), data as never, values);
      return [...wrong, ...(isOver ? [text] : [])].map((each) => ({ field: 'lines', text: each }));
    },
  };
}

/** What is left for what is typed: of the order, in the store, of the shipment, without the bill itself. */
function useRemaining({ remaining }: Wide, values: FormValues) {
  const query = Object.fromEntries(
    Object.entries({
      orderId: values.orderId,
      billId: values.id,
      warehouseId: values.warehouseId,
      shipmentId: values.shipmentId,
      sourceBillId: values.sourceBillId,
    }).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const answer = useOperation<AnyOperation>(remaining, { query } as never, {
    enabled: 'orderId' in query,
    keepPrevious: true,
  });
  return { ...answer, data: answer.data as Remaining | undefined };
}

const cellsOfGrade = ({ cells }: Remaining, grade: Grade) =>
  new Map(
    cells
      .filter((cell) => cell.grade === grade)
      .map((cell) => [cellKey(cell.colorId, cell.sizeId), cell]),
  );

function wrongIn(
  { most, above }: Wide,
  answer: Remaining,
  values: FormValues,
  lines: readonly MatrixLine[],
  grade: Grade,
): ReadonlyMap<string, string> {
  const cells = cellsOfGrade(answer, grade);
  return wrongCells(lines, grade, axesOf(answer.cells, lines), (key, pieces, name) => {
    const cell = cells.get(key);
    const limit = cell && most(cell, values);
    return limit !== undefined && pieces > limit ? above(name, limit) : undefined;
  });
}

const NOTHING: FormValues = {};
const NO_CELLS: Remaining = { cells: [] };

function MatrixGrid(props: LinesGridProps & { readonly definition: Wide }) {
  const t = useText();
  const { definition, values, lines, issues, onChange } = props;
  const remaining = useRemaining(definition, onChange ? values : NOTHING);
  const { error, refetch } = remaining;
  // What is only read has its own colours and sizes.
  const data = onChange ? remaining.data : NO_CELLS;
  const [tab, setTab] = useState(
    String(lines.some(({ grade }) => Number(grade) === 1) || lines.length === 0 ? 1 : 2),
  );
  if (data === undefined)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
    ) : (
      <Skeleton lines={6} />
    );
  const pieces = piecesIn(lines);
  const { text, isOver } = definition.whole(pieces, remaining.data as never, values);
  const said = issues.get('lines');
  return (
    <section className={styles.matrix} aria-label={t('件数')}>
      {onChange && definition.scanned && (
        <ScannedBundles {...{ ...definition, values, lines, onChange }} />
      )}
      <Tabs
        label={t('等级')}
        value={tab}
        onValueChange={setTab}
        items={GRADES.map((grade) => ({
          value: String(grade),
          label: labelOf(GoodsGradeLabels[grade]),
          count: piecesIn(lines.filter((line) => Number(line.grade) === grade)),
          content: (
            <GradeMatrix
              {...{ ...props, answer: data, grade }}
              isOld={remaining.isPlaceholderData}
            />
          ),
        }))}
      />
      <output className={styles.whole} data-over={isOver || undefined}>
        {text}
      </output>
      {said !== undefined && said !== text && <Alert tone="bad">{said}</Alert>}
    </section>
  );
}

type Sizes = ComponentProps<typeof PieceMatrix>['sizes'];

function GradeMatrix(
  props: LinesGridProps & {
    readonly definition: Wide;
    readonly answer: Remaining;
    readonly grade: Grade;
    /** The answer is of what was chosen before. */
    readonly isOld: boolean;
  },
) {
  const t = useText();
  const { definition, answer, grade, values, lines, onChange } = props;
  const { note, fill } = definition;
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const axes = axesOf(answer.cells, lines);
  const cells = cellsOfGrade(answer, grade);
  const told = JSON.stringify(axes.sizes.map(({ id, name }) => ({ sizeId: id, sizeName: name })));
  // The columns stay the same ones as long as the sizes do.
  const sizes = useMemo((): Sizes => JSON.parse(told), [told]);
  const rows = matrixRows(
    axes,
    linesByCell(lines, grade),
    wrongIn(definition, answer, values, lines, grade),
    (key) => {
      const cell = cells.get(key);
      return cell && note(cell);
    },
  );
  const put = (texts: Readonly<Record<string, string>>) =>
    onChange?.(withCells(lines, grade, texts));

  function pasteRows(
    block: readonly (readonly string[])[],
    from: { readonly row: string; readonly column: string },
  ): readonly PieceRow[] | undefined {
    if (block.length === 1 && block[0]?.length === 1) return undefined;
    const at = (all: readonly { readonly id: string }[], id: string) =>
      Math.max(
        0,
        all.findIndex((each) => each.id === id),
      );
    const read = readMatrixBlock(block, axes.colors, axes.sizes, {
      color: at(axes.colors, from.row),
      size: at(axes.sizes, from.column),
    });
    setUnknown(read.unknown);
    return rows.map((row) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells).map(([sizeId, text]) => {
          const isLocked = row.locked?.includes(sizeId);
          return [sizeId, (isLocked ? undefined : read.cells[cellKey(row.id, sizeId)]) ?? text];
        }),
      ),
    }));
  }

  function fillAll() {
    const free = rows.flatMap(({ id, locked = [] }) =>
      axes.sizes.flatMap((size) => (locked.includes(size.id) ? [] : [cellKey(id, size.id)])),
    );
    put(
      Object.fromEntries(
        free.flatMap((key) => {
          const cell = cells.get(key);
          const pieces = cell ? Math.max(0, fill.of(cell)) : 0;
          return cell ? [[key, pieces === 0 ? '' : String(pieces)]] : [];
        }),
      ),
    );
  }
  useFilledBy(fill.by && textOf(values[fill.by]), props.isOld, () => {
    if (grade === 1 && lines.length === 0) fillAll();
  });
  return (
    <>
      <PieceMatrix
        label={labelOf(GoodsGradeLabels[grade])}
        rows={rows}
        sizes={sizes}
        readOnly={onChange === undefined}
        pasteRows={pasteRows}
        onChange={(next) => put(cellsOf(next))}
        toolbar={
          onChange && (
            <>
              <Button onClick={fillAll}>{t(fill.label)}</Button>
              <LocationField {...{ lines, grade, onChange }} />
            </>
          )
        }
      />
      {unknown.length > 0 && (
        <Alert tone="warn">
          {t('粘贴的内容里有本订单没有的颜色或尺码：{names}', { names: unknown.join(t('、')) })}
        </Alert>
      )}
    </>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fills once something else was chosen and the answer is of that. */
function useFilledBy(chosen: string | undefined, isOld: boolean, fill: () => void): void {
  const before = useRef(chosen);
  const follow = useEffectEvent(() => {
    if (isOld || chosen === before.current) return;
    before.current = chosen;
    if (chosen !== undefined && chosen !== '') fill();
  });
  useEffect(() => follow(), [chosen, isOld]);
}

/** The place in the store where the pieces of a grade lie. */
function LocationField(props: {
  readonly lines: LinesGridProps['lines'];
  readonly grade: Grade;
  readonly onChange: (lines: readonly object[]) => void;
}) {
  const t = useText();
  const { lines, grade, onChange } = props;
  const own = lines.filter((line) => Number(line.grade) === grade);
  const codes = new Set(own.map((line) => String(line.locationCode ?? '')));
  return (
    <TextInput
      className={styles.location}
      aria-label={t('库位')}
      placeholder={t('库位')}
      disabled={own.length === 0}
      value={[...codes].filter((code) => code !== '').join(t('、'))}
      onValueChange={(locationCode) =>
        onChange(
          lines.map((line) => (Number(line.grade) === grade ? { ...line, locationCode } : line)),
        )
      }
    />
  );
}

/** The scan field of the bundles: each adds its pieces to its cell of the first grade, once. */
function ScannedBundles(
  props: Pick<Wide, 'scanned'> & {
    readonly values: FormValues;
    readonly lines: LinesGridProps['lines'];
    readonly onChange: (lines: readonly object[]) => void;
  },
) {
  const t = useText();
  const { scanned, values } = props;
  const { now, take } = useScannedLines(props);
  const orderId = String(values.orderId ?? '');

  function found({ bundle, label }: ResolvedCode): ScanVerdict {
    if (bundle === null) return { tone: 'refused' };
    const refused = (text: string): ScanVerdict => ({ tone: 'refused', text });
    const { barcode, num, colorId, sizeId, orderNo } = bundle;
    if (now.current.some((line) => barcodesOf(line).includes(barcode)))
      return { tone: 'duplicate', text: t('已扫') };
    if (bundle.orderId !== orderId)
      return refused(t('扎号{bundle}属于订单{order}', { bundle: label, order: orderNo }));
    const said = scanned?.(bundle);
    if (said !== undefined) return refused(said);
    if (num === null) return refused(t('扎号{bundle}没有件数', { bundle: label }));
    take(withBundle(now.current, 1, { colorId, sizeId, num, barcode }));
    return { tone: 'ok', text: t('{pieces}件', { pieces: num }) };
  }
  return <ScanField kinds={['bundle']} orderId={orderId} onFound={found} />;
}
