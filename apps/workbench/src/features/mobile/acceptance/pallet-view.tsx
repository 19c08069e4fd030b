import { formatNumber } from '@garment-mes/domain/formats';
import type { GoodsGrade } from '@garment-mes/domain/goods';
import type { RemainingCell } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { clockText } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import delivery from '../delivery/delivery.module.css';
import frame from '../frame/frame.module.css';
import styles from './acceptance.module.css';
import {
  cellOf,
  cellsShown,
  countedIn,
  type Pallet,
  type PalletLine,
  palletSums,
} from './pallet.ts';
import type { Acceptance } from './use-acceptance.ts';

/** Figures that are older are said to be of their time. */
const FRESH_MS = 60_000;

interface PalletViewProps {
  readonly page: Acceptance;
  readonly pallet: Pallet;
}

/** What is being counted: the sum, each colour and size against what may come in, the lines with the last one first. */
export function PalletView({ page, pallet }: PalletViewProps) {
  const t = useText();
  const { now } = useWorkbench();
  const { grade } = page.kept;
  const { first, seconds, bundles } = palletSums(pallet);
  const isOld = now() - pallet.readAt > FRESH_MS && !page.isOnline;
  // The one that was scanned last is on top, one that was scanned again too.
  const lines = pallet.lines
    .toReversed()
    .toSorted((one, other) => Number(other.id === pallet.last) - Number(one.id === pallet.last));
  const cells = cellsShown(pallet, grade);
  return (
    <>
      <output className={styles.total}>
        <b>{t('{num}件', { num: formatNumber(grade === 1 ? first : seconds) })}</b>
        <span>
          {pallet.orderNo}
          <small>
            {isOld && <>{t('数据 {time}', { time: clockText(pallet.readAt).slice(11, 16) })} · </>}
            {t('{count}扎', { count: bundles })}
            {pallet.unread.length > 0 && (
              <> · {t('待核 {count}', { count: pallet.unread.length })}</>
            )}
          </small>
        </span>
      </output>
      {pallet.lines.length === 0 && (
        <p className={delivery.waiting}>{t('请扫扎号，或点下面的格输入件数')}</p>
      )}
      {cells.length === 0 && <p className={styles.said}>{t('本单没有可入的件')}</p>}
      {[...Map.groupBy(cells, ({ colorName }) => colorName)].map(([name, those]) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.color}>{name}</h2>
          <div className={styles.cells}>
            {those.map((cell) => (
              <CellKey key={cell.sizeId} {...{ page, pallet, cell, grade }} />
            ))}
          </div>
        </section>
      ))}
      <ol className={frame.rows} aria-label={t('已点的')}>
        {lines.map((line) => (
          <li key={line.id} className={frame.row} data-last={line.id === pallet.last || undefined}>
            <LineWords pallet={pallet} line={line} />
            <LineKeys page={page} line={line} />
          </li>
        ))}
      </ol>
    </>
  );
}

function CellKey({
  page,
  pallet,
  cell,
  grade,
}: PalletViewProps & { readonly cell: RemainingCell; readonly grade: GoodsGrade }) {
  const t = useText();
  const { colorId, sizeId, colorName, sizeName, remainNum, pendingNum } = cell;
  const counted = countedIn(pallet, { colorId, sizeId, grade });
  const state = counted > remainNum ? 'over' : counted === remainNum ? 'whole' : undefined;
  return (
    <button
      type="button"
      className={styles.cell}
      data-state={state}
      aria-label={`${colorName} ${sizeName} ${counted}/${remainNum}`}
      onClick={() => page.counting.inquire({ about: 'cell', cell: { colorId, sizeId, grade } })}
    >
      <small>{sizeName}</small>
      <b>{counted}</b>
      <small>/{remainNum}</small>
      {pendingNum > 0 && <small>{t('待确认{pending}', { pending: pendingNum })}</small>}
    </button>
  );
}

interface LineProps {
  readonly line: PalletLine;
}

function LineWords({ pallet, line }: LineProps & { readonly pallet: Pallet }) {
  const t = useText();
  const { colorName = '', sizeName = '' } = cellOf(pallet, line) ?? {};
  const name = `${line.bundle?.label ?? t('散件')} ${colorName} ${sizeName}`;
  return (
    <span className={frame.rowWords}>
      <b>{t('{num}件', { num: line.num })}</b>
      <small>
        {[name, line.grade === 2 && t('次品'), line.location].filter(Boolean).join(' · ')}
      </small>
    </span>
  );
}

/** Fewer pieces of a line, or none. */
function LineKeys({ page, line }: LineProps & { readonly page: Acceptance }) {
  const t = useText();
  const { inquire, recount } = page.counting;
  return (
    <div className={styles.lineKeys}>
      <button
        type="button"
        className={frame.rowKey}
        onClick={() => inquire({ about: 'line', line })}
      >
        {t('改数')}
      </button>
      <button type="button" className={frame.rowKey} onClick={() => recount(line, 0)}>
        {t('移除')}
      </button>
    </div>
  );
}
