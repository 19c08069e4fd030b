import { type ComponentProps, useMemo } from 'react';
import { useLabels } from '../ui-provider/ui-context.ts';
import { code128 } from './code-128.ts';

/** What `<Barcode>` takes. */
export interface BarcodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What a reader gets: ASCII letters, digits and signs. */
  text: string;
  /** Names the code for people who cannot see it; its text is taken when left out. */
  label?: string | undefined;
  /** Width of the thinnest bar in pixels; print styles may give millimetres by CSS instead. */
  module?: number | undefined;
  /** Height of the bars in pixels. */
  height?: number | undefined;
  /** Writes the text under the bars. */
  readable?: boolean | undefined;
}

/** Modules that have to stay white at both ends. */
const QUIET = 10;
const WORDS_PX = 18;

/**
 * How wide the barcode of a text is with its quiet zone, in pixels.
 * @param module width of the thinnest bar in pixels
 * @returns `undefined` for a text that it cannot carry
 */
export function barcodeWidth(text: string, module: number): number | undefined {
  const modules = code128(text)?.reduce((sum, width) => sum + width, 2 * QUIET);
  return modules === undefined ? undefined : modules * module;
}

/**
 * A Code 128 barcode, black on white in every theme, with its quiet zone. Text that it cannot carry
 * is said instead of drawn.
 */
export function Barcode({
  text,
  label,
  module = 2,
  height = 48,
  readable = false,
  ...svgProps
}: BarcodeProps) {
  const labels = useLabels();
  const widths = useMemo(() => code128(text), [text]);
  if (widths === undefined) return <span role="alert">{labels.noCode}</span>;
  let at = QUIET;
  const bars = widths.flatMap((width, place) => {
    const bar =
      place % 2 === 0 ? [`M${at * module} 0h${width * module}v${height}h-${width * module}z`] : [];
    at += width;
    return bar;
  });
  const across = (at + QUIET) * module;
  const tall = height + (readable ? WORDS_PX : 0);
  return (
    <svg
      role="img"
      aria-label={label ?? `${labels.barcode} ${text}`}
      width={across}
      height={tall}
      {...svgProps}
      data-part="barcode"
      viewBox={`0 0 ${across} ${tall}`}
      style={{ forcedColorAdjust: 'none', ...svgProps.style }}
    >
      <path fill="#fff" d={`M0 0h${across}v${tall}h-${across}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={bars.join('')} />
      {readable && (
        <text
          x={across / 2}
          y={height + 14}
          textAnchor="middle"
          fontFamily="var(--font-code)"
          fontSize={13}
          fill="#000"
        >
          {text}
        </text>
      )}
    </svg>
  );
}
