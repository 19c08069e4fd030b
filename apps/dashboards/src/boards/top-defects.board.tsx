import { formatNumber, formatShare } from '@garment-mes/domain/formats';
import { weekLabel } from '@garment-mes/domain/time';
import { getTopDefectsBoard, type TopDefect, type TopDefectsBoard } from '@garment-mes/sdk/mes2';
import type { BoardProps } from '../board-route.ts';
import { useText } from '../frame/language.tsx';
import { type Place, Widget } from '../frame/widget.tsx';
import { BarsAndLine } from '../widgets/bars-and-line.tsx';
import { Picture } from '../widgets/picture.tsx';
import { RankBars } from '../widgets/rank-bars.tsx';
import table from './board-table.module.css';
import styles from './top-defects.module.css';
import { WallBoard } from './wall-board.tsx';

const PLACES = {
  topToday: [1, 1, 14, 6],
  topLines: [15, 1, 10, 6],
  topWeek: [1, 7, 12, 6],
  dhuTrend: [13, 7, 12, 6],
} as const satisfies Record<string, Place>;

export default function TopDefects(props: BoardProps) {
  return (
    <WallBoard
      {...props}
      route="/mes/report/top5"
      topics={['qc']}
      load={(client, query, options) => getTopDefectsBoard(client, { query }, options)}
      places={PLACES}
      typed={{ defectNum: 'defects' }}
      hasWork={({ today, trend }) => today.length + trend.length > 0}
    >
      {(data) => <Widgets data={data} />}
    </WallBoard>
  );
}

function Widgets({ data }: { data: TopDefectsBoard }) {
  const write = useText();
  const at = (name: keyof typeof PLACES) => ({ at: PLACES[name], resetKey: data });
  const isOld = data.todayDate !== null && data.todayDate !== data.workDate;
  return (
    <>
      <Widget
        {...at('topToday')}
        title={`${write('topToday')} · ${write('defectCount', { num: formatNumber(data.defectNum) })}`}
        overridden={data.overrides.includes('defectNum')}
      >
        {isOld || data.today.length === 0 ? (
          <p className={table.none}>
            {write('noDefects')}
            {isOld ? ` · ${write('dayOf', { date: data.todayDate ?? '' })}` : ''}
          </p>
        ) : null}
        <DefectTable defects={data.today} isOld={isOld} />
      </Widget>
      <Widget {...at('topLines')} title={write('topLines')}>
        {data.lines.length === 0 ? <p className={table.none}>{write('noLines')}</p> : null}
        <RankBars
          label={write('topLines')}
          bars={data.lines.map(
            ({ lineDeptId, lineDeptName, dhu, checkNum, badItemName }, place) => ({
              key: lineDeptId,
              place: place + 1,
              name: lineDeptName,
              value: Number(dhu),
              shown: formatShare(dhu),
              notes: [write('checkedNum', { num: formatNumber(checkNum) }), badItemName ?? '–'],
            }),
          )}
        />
      </Widget>
      <Widget {...at('topWeek')} title={`${write('topWeek')} ${weekLabel(data.workDate)}`}>
        <Pareto defects={data.week} />
      </Widget>
      <Widget {...at('dhuTrend')} title={write('dhuTrend')}>
        <Trend {...data} />
      </Widget>
    </>
  );
}

/** The five with their pictures; those of another day stand in grey. */
function DefectTable({ defects, isOld }: { defects: readonly TopDefect[]; isOld: boolean }) {
  const write = useText();
  if (defects.length === 0) return null;
  return (
    <table className={`${table.table} ${styles.defects}`} data-old={isOld || undefined}>
      <thead>
        <tr>
          <th>#</th>
          <th />
          <th>{write('defect')}</th>
          <th className={table.number}>{write('defects')}</th>
          <th className={table.number}>{write('share')}</th>
          <th>{write('lineAndProcess')}</th>
          <th className={table.number}>{write('againstDayBefore')}</th>
        </tr>
      </thead>
      <tbody>
        {defects.map((defect, place) => (
          <tr key={defect.badItemId}>
            <td>{place + 1}</td>
            <td className={styles.photo}>
              {defect.imageUrl ? (
                <Picture className={styles.picture} address={defect.imageUrl} />
              ) : null}
            </td>
            <td className={styles.name}>{defect.badItemName}</td>
            <td className={table.number}>{formatNumber(defect.num)}</td>
            <td className={table.number}>{formatShare(defect.sharePct)}%</td>
            <td className={table.long}>
              {[defect.lineDeptName, defect.processName].filter(Boolean).join(' · ') || '–'}
            </td>
            <td className={table.number} data-tone={toneOf(defect.changeNum)}>
              {changeText(defect.changeNum)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toneOf = (change: number): 'bad' | 'ok' | undefined =>
  change === 0 ? undefined : change > 0 ? 'bad' : 'ok';

const changeText = (change: number): string =>
  change === 0 ? '=' : `${change > 0 ? '▲' : '▼'} ${Math.abs(change)}`;

/** Each of the five, and how much of all defects those up to it are. */
function Pareto({ defects }: { defects: readonly TopDefect[] }) {
  const write = useText();
  if (defects.length === 0) return <p className={table.none}>{write('noDefects')}</p>;
  let upTo = 0;
  const bars = defects.map(({ badItemName, num, sharePct }) => {
    upTo += Number(sharePct);
    return { label: badItemName, value: num, point: upTo, note: `${formatShare(upTo)}%` };
  });
  return (
    <BarsAndLine
      {...{ label: write('topWeek'), bars, most: 110, width: 880, height: 400 }}
      limit={{ value: 80, label: '80%' }}
    />
  );
}

/** How it went day by day; the worst day says its figure. */
function Trend({ trend, trendDhu }: Pick<TopDefectsBoard, 'trend' | 'trendDhu'>) {
  const write = useText();
  if (trend.length === 0) return <p className={table.none}>{write('noData')}</p>;
  const worst = Math.max(...trend.map(({ dhu }) => Number(dhu ?? 0)));
  const bars = trend.map(({ workDate, dhu, checkNum }) => ({
    label: workDate.slice(5),
    value: checkNum,
    point: dhu === null ? undefined : Number(dhu),
    note: dhu !== null && Number(dhu) === worst ? formatShare(dhu) : undefined,
  }));
  return (
    <BarsAndLine
      {...{ label: write('dhuTrend'), bars, width: 880, height: 400 }}
      limit={
        trendDhu === null
          ? undefined
          : { value: Number(trendDhu), label: write('meanOf', { value: formatShare(trendDhu) }) }
      }
    />
  );
}
