import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './chart.module.css';
import { readChartColours } from './chart-colours.ts';
import { type ChartContent, tableOfChart } from './chart-data.ts';
import type { DrawnChart } from './chart-engine.ts';

/** What `<Chart>` takes. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** Names the chart, above it and for readers. */
  label: string;
  chart: ChartContent;
  /** Pixels of the drawing; 240 when left out. */
  height?: number | undefined;
  /** A category was pressed: its place in the categories, items, steps or rows that were given. */
  onPress?: ((at: number) => void) | undefined;
}

/**
 * Bars and lines, a Pareto, a waterfall or a field of heat, in the colours of the theme. The library that draws is loaded
 * with the first chart; its figures stand in a table beside it for who reads or has no pointer.
 */
export function Chart({
  label,
  chart,
  height = 240,
  onPress,
  className,
  ...figureProps
}: ChartProps) {
  const id = useId();
  const labels = useLabels();
  const host = useDrawing(chart, labels.share, onPress);
  const { head, lines } = tableOfChart(chart, labels.share);
  return (
    <figure
      {...figureProps}
      data-part="chart"
      aria-labelledby={id}
      className={classNames(styles.chart, className)}
    >
      <figcaption id={id} className={styles.label}>
        {label}
      </figcaption>
      {lines.length === 0 ? (
        <p className={styles.empty}>{labels.empty}</p>
      ) : (
        <div
          ref={host}
          aria-hidden
          className={styles.drawing}
          data-pressable={onPress !== undefined}
          style={{ height }}
        />
      )}
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {head.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a column is known by
              <th key={at} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label: name, at, cells }) => (
            <tr key={at}>
              <th scope="row">
                {onPress ? (
                  <button type="button" onClick={() => onPress(at)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a cell is known by
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Draws while the element is in the page and has a size; follows its width and the theme. */
function useDrawing(
  chart: ChartContent,
  share: string,
  onPress: ((at: number) => void) | undefined,
) {
  const host = useRef<HTMLDivElement>(null);
  const press = useRef(onPress);
  press.current = onPress;
  const [drawn, setDrawn] = useState<DrawnChart>();
  const [theme, setTheme] = useState(0);
  const hasLines = tableOfChart(chart, share).lines.length > 0;

  useEffect(() => {
    const element = host.current;
    // Nothing is drawn where nothing is laid out.
    if (!hasLines || element === null || typeof ResizeObserver === 'undefined') return undefined;
    let made: DrawnChart | undefined;
    let isGone = false;
    let isAsked = false;
    const sized = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      if (made) {
        made.resize();
        return;
      }
      if (isAsked) return;
      isAsked = true;
      void import('./chart-engine.ts').then(({ drawChart }) => {
        if (isGone) return;
        made = drawChart(element, (at) => press.current?.(at));
        setDrawn(made);
      });
    });
    sized.observe(element);
    return () => {
      isGone = true;
      sized.disconnect();
      made?.end();
      setDrawn(undefined);
    };
  }, [hasLines]);

  useEffect(() => {
    const root = host.current?.closest('[data-ui]');
    const turned = () => setTheme((times) => times + 1);
    const watched = new MutationObserver(turned);
    if (root) watched.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    const dark =
      typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
    dark?.addEventListener('change', turned);
    return () => {
      watched.disconnect();
      dark?.removeEventListener('change', turned);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme is drawn again
  useEffect(() => {
    if (drawn && host.current) drawn.draw(chart, readChartColours(host.current), { share });
  }, [drawn, chart, share, theme]);
  return host;
}
