import {
  formatFixed,
  formatNumber,
  formatPercent,
  formatShare,
  NO_FIGURE,
} from '@garment-mes/domain/formats';
import { getOutputValueBoard, type OutputValueBoard } from '@garment-mes/sdk/mes2';
import type { BoardProps } from '../board-route.ts';
import { useLanguage, useText } from '../frame/language.tsx';
import { usePages } from '../frame/use-pages.ts';
import { type Place, Widget } from '../frame/widget.tsx';
import { Bars, Lines } from '../widgets/charts.tsx';
import { KeyFigure } from '../widgets/key-figure.tsx';
import { RankBars } from '../widgets/rank-bars.tsx';
import table from './board-table.module.css';
import { efficiencyLevel } from './levels.ts';
import { moneyText } from './money-text.ts';
import { WallBoard } from './wall-board.tsx';

const PLACES = {
  todayValue: [1, 1, 6, 2],
  monthValue: [7, 1, 6, 2],
  perHead: [13, 1, 4, 2],
  effPct: [17, 1, 4, 2],
  finishToday: [21, 1, 4, 2],
  lineRank: [1, 3, 12, 6],
  valueCurve: [13, 3, 12, 6],
  monthDays: [1, 9, 12, 4],
  dueOrders: [13, 9, 12, 4],
} as const satisfies Record<string, Place>;

const LINES_A_PAGE = 12;
const ORDERS_A_PAGE = 6;

export default function OutputValue(props: BoardProps) {
  return (
    <WallBoard
      {...props}
      route="/mes/report/countscz"
      topics={['lineHour', 'board']}
      load={(client, query, options) => getOutputValueBoard(client, { query }, options)}
      places={PLACES}
      typed={{ outputNum: 'todayOutput' }}
      hasWork={({ lines, orders }) => lines.some(({ num }) => num > 0) || orders.length > 0}
    >
      {(data) => <Widgets data={data} />}
    </WallBoard>
  );
}

const figure = (value: string | null): number | undefined =>
  value === null ? undefined : Number(value);

function Widgets({ data }: { data: OutputValueBoard }) {
  const write = useText();
  const common = (name: keyof typeof PLACES) => ({
    title: write(name),
    at: PLACES[name],
    resetKey: data,
  });
  return (
    <>
      <Figures {...data} />
      <Widget {...common('lineRank')}>
        <LineRank lines={data.lines} />
      </Widget>
      <Widget {...common('valueCurve')}>
        <Curve curve={data.curve} />
      </Widget>
      <Widget {...common('monthDays')}>
        <Bars
          label={write('monthDays')}
          width={900}
          height={265}
          bars={data.days.map(({ label, value, targetValue, isRestDay }) => ({
            label,
            value: figure(value) ?? 0,
            shown: value === null ? '' : formatFixed(Number(value) / 10_000, 1),
            target: figure(targetValue),
            isCurrent: label === data.workDate.slice(8) && data.lastShift === null,
            tone: isRestDay ? 'rest' : reached(value, targetValue) ? 'ok' : undefined,
          }))}
        />
      </Widget>
      <Widget {...common('dueOrders')}>
        <DueOrders orders={data.orders} />
      </Widget>
    </>
  );
}

const reached = (value: string | null, target: string | null): boolean =>
  value !== null && target !== null && Number(value) >= Number(target);

/** Writes an amount as the wall does, with its unit. */
function useMoney() {
  const language = useLanguage();
  return (value: string | number | null) => moneyText(value, language);
}

function Figures({ kpi, overrides }: Pick<OutputValueBoard, 'kpi' | 'overrides'>) {
  const write = useText();
  const money = useMoney();
  const common = (name: keyof typeof PLACES) => ({
    title: write(name),
    at: PLACES[name],
    resetKey: kpi,
  });
  const value = (amount: string | null) => {
    const { text, unit } = money(amount);
    return { value: text, unit };
  };
  const inWords = (amount: string | null) => Object.values(money(amount)).join(' ');
  const target = write('targetAndReached', {
    target: inWords(kpi.todayTarget),
    reached: formatPercent(kpi.dclPct),
  });
  const unvalued = write('unvalued', { num: formatNumber(kpi.unvaluedNum) });
  const noPrices = kpi.todayValue === null && kpi.unvaluedNum > 0;
  return (
    <>
      <Widget {...common('todayValue')} overridden={overrides.includes('outputNum')}>
        <KeyFigure
          {...value(kpi.todayValue)}
          note={
            noPrices ? write('noPrices') : kpi.unvaluedNum > 0 ? `${target} · ${unvalued}` : target
          }
        />
      </Widget>
      <Widget {...common('monthValue')}>
        <KeyFigure
          {...value(kpi.monthValue)}
          note={write('monthTarget', {
            target: inWords(kpi.monthTarget),
            gone: formatPercent(kpi.monthTimePct),
          })}
        />
        <MonthBar {...kpi} />
      </Widget>
      <Widget {...common('perHead')}>
        <KeyFigure
          {...value(kpi.perHeadValue)}
          note={write('heads', { heads: formatNumber(kpi.presentNum) })}
        />
      </Widget>
      <Widget {...common('effPct')}>
        <KeyFigure value={formatShare(kpi.effPct)} unit="%" level={efficiencyLevel(kpi.effPct)} />
      </Widget>
      <Widget {...common('finishToday')}>
        <KeyFigure
          value={`${formatNumber(kpi.finishNum)} / ${formatNumber(kpi.dueOrders)}`}
          note={write('finishedOfDue')}
        />
      </Widget>
    </>
  );
}

/** How much of the month's target is made, with a tick where the workdays stand. */
function MonthBar({ monthValue, monthTarget, monthTimePct }: OutputValueBoard['kpi']) {
  if (monthValue === null || monthTarget === null || Number(monthTarget) === 0) return null;
  const percent = (Number(monthValue) * 100) / Number(monthTarget);
  return (
    <div className={table.progress}>
      <i style={{ inlineSize: `${Math.min(100, percent)}%` }} />
      {monthTimePct === null ? null : <b style={{ insetInlineStart: `${monthTimePct}%` }} />}
    </div>
  );
}

function LineRank({ lines }: Pick<OutputValueBoard, 'lines'>) {
  const write = useText();
  const money = useMoney();
  const page = usePages(lines, LINES_A_PAGE);
  if (lines.length === 0) return <p className={table.none}>{write('noOutput')}</p>;
  return (
    <RankBars
      label={write('lineRank')}
      bars={page.map(({ lineDeptId, lineDeptName, place, value, targetValue, num, effPct }) => ({
        key: lineDeptId,
        place,
        name: lineDeptName,
        value: Number(value ?? 0),
        shown: Object.values(money(value)).join(' '),
        target: figure(targetValue),
        notes: [`${formatNumber(num)} ${write('pieces')}`, formatPercent(effPct)],
      }))}
    />
  );
}

/** The value of the day as it grew, beside its target, and the gap between them in words. */
function Curve({ curve }: Pick<OutputValueBoard, 'curve'>) {
  const write = useText();
  const money = useMoney();
  const reachedAt = curve.findLast(({ value }) => value !== null);
  if (!reachedAt) return <p className={table.none}>{write('noOutput')}</p>;
  const gap = Number(reachedAt.value) - Number(reachedAt.targetValue ?? reachedAt.value);
  const amount = Object.values(money(Math.abs(gap))).join(' ');
  const inWords = (value: number | undefined) =>
    Object.values(money(value === undefined ? null : value)).join(' ');
  return (
    <div className={table.underLine}>
      <p data-tone={gap < 0 ? 'bad' : 'ok'}>
        {reachedAt.targetValue === null
          ? ''
          : write(gap < 0 ? 'behind' : 'ahead', { amount, hour: reachedAt.label })}
      </p>
      <Lines
        label={write('valueCurve')}
        format={inWords}
        isFromZero
        width={900}
        height={400}
        labels={curve.map(({ label }) => label)}
        lines={[
          { name: write('value'), values: curve.map(({ value }) => figure(value)) },
          { name: write('target'), values: curve.map(({ targetValue }) => figure(targetValue)) },
        ]}
      />
    </div>
  );
}

/** Orders that have to be in the store by today; what is complete is green. */
function DueOrders({ orders }: Pick<OutputValueBoard, 'orders'>) {
  const write = useText();
  const page = usePages(orders, ORDERS_A_PAGE);
  if (orders.length === 0) return <p className={table.none}>{write('noDueOrders')}</p>;
  const hasCustomers = orders.some(({ customerName }) => customerName !== undefined);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{write('order')}</th>
          <th>{write('style')}</th>
          {hasCustomers ? <th>{write('customer')}</th> : null}
          <th className={table.number}>{write('pieces')}</th>
          <th className={table.number}>{write('inStore')}</th>
          <th className={table.number}>{write('gap')}</th>
          <th>{write('line')}</th>
        </tr>
      </thead>
      <tbody>
        {page.map((order) => (
          <tr key={order.orderId} data-tone={order.isDone ? 'ok' : undefined}>
            <td>{order.orderNo}</td>
            <td>{order.styleNo}</td>
            {hasCustomers ? <td>{order.customerName ?? NO_FIGURE}</td> : null}
            <td className={table.number}>{formatNumber(order.num)}</td>
            <td className={table.number}>{formatNumber(order.inNum)}</td>
            <td className={table.number}>{order.isDone ? '✓' : formatNumber(order.gapNum)}</td>
            <td className={table.long}>{order.lineNames.join(' ') || NO_FIGURE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
