import type { GoodsGrade } from '@garment-mes/domain/goods';
import type { RemainingCell } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { clockText } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import delivery from '../delivery/delivery.module.css';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
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

/** What is being counted: the sum, the line counted last, each colour and size against what may come in, all lines. */
export function PalletView({ page, pallet }: PalletViewProps) {
  const t = useText();
  const { now } = useWorkbench();
  const { grade } = page.kept;
  const { first, seconds, bundles } = palletSums(pallet);
  const last = pallet.lines.find(({ id }) => id === pallet.last);
  const isOld = now() - pallet.readAt > FRESH_MS && !page.isOnline;
  const cells = cellsShown(pallet, grade);
  return (
    <>
      <div className={delivery.head}>
        <span>{pallet.orderNo}</span>
        <small>
          {isOld && <>{t('数据 {time}', { time: clockText(pallet.readAt).slice(11, 16) })} · </>}
          {t('{count}扎', { count: bundles })}
        </small>
      </div>
      <output className={delivery.counter}>
        <b>{grade === 1 ? first : seconds}</b>
        <span>
          {t('件')}
          {pallet.unread.length > 0 && (
            <small>{t('待核 {count}', { count: pallet.unread.length })}</small>
          )}
        </span>
      </output>
      {last ? (
        <section className={delivery.last} aria-label={t('最近一扎')}>
          <LineWords pallet={pallet} line={last} />
          <LineKeys page={page} line={last} />
        </section>
      ) : (
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
        {pallet.lines.toReversed().map((line) => (
          <li key={line.id} className={frame.row}>
            <LineWords pallet={pallet} line={line} />
            <LineKeys page={page} line={line} />
          </li>
        ))}
      </ol>
      <WideKey onPress={() => page.ask('drop')}>{t('作废本单')}</WideKey>
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
