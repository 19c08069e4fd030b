import { Chart } from './chart.tsx';

export const title = 'chart';

export const stories = {
  series: () => (
    <Chart
      label="近5天件数与件/人时"
      chart={{
        kind: 'series',
        categories: ['04-10', '04-11', '04-12', '04-13', '04-14'],
        series: [
          { label: '件数', as: 'bar', values: [1240, 1310, 980, null, 1422] },
          {
            label: '件/人时',
            as: 'line',
            values: [21.4, 22.1, 19.8, null, 23],
            ownScale: true,
            tone: 'warn',
          },
        ],
        goal: { label: '目标', value: 1400 },
      }}
    />
  ),
  stacked: () => (
    <Chart
      label="各线在制"
      chart={{
        kind: 'series',
        stacked: true,
        categories: ['一线', '二线', '三线'],
        series: [
          { label: '待车', as: 'bar', values: [320, 210, 140], tone: 'neutral' },
          { label: '在车', as: 'bar', values: [180, 240, 200], tone: 'accent' },
          { label: '待检', as: 'bar', values: [60, 30, 90], tone: 'ok' },
        ],
      }}
    />
  ),
  pareto: () => (
    <Chart
      label="疵点"
      chart={{
        kind: 'pareto',
        label: '件',
        items: [
          { label: '断线', value: 12 },
          { label: '跳针', value: 40 },
          { label: '污渍', value: 25 },
          { label: '色差', value: 3 },
        ],
      }}
      onPress={() => undefined}
    />
  ),
  waterfall: () => (
    <Chart
      label="布料去向（米）"
      chart={{
        kind: 'waterfall',
        label: '米',
        steps: [
          { label: '到料', value: 1000, isTotal: true },
          { label: '铺用', value: -820 },
          { label: '退回', value: 40 },
          { label: '余布', value: 220, isTotal: true },
        ],
      }}
    />
  ),
  heat: () => (
    <Chart
      label="时段与产线的返工"
      chart={{
        kind: 'heat',
        rows: ['一线', '二线'],
        columns: ['8点', '9点', '10点'],
        values: [
          [0, 2, 5],
          [1, null, 3],
        ],
      }}
    />
  ),
  nothing: () => <Chart label="疵点" chart={{ kind: 'pareto', label: '件', items: [] }} />,
};
