import { type ComponentProps, useMemo } from 'react';
import { useLabels } from '../ui-provider/ui-context.ts';
import { qrMatrix } from './qr-matrix.ts';

/** What `<QrCode>` takes. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What a reader gets. */
  text: string;
  /** Names the code for people who cannot see it; its text is taken when left out. */
  label?: string | undefined;
  /** Pixels, the quiet zone among them; print styles may give millimetres by CSS instead. */
  size?: number | undefined;
}

/** Modules that have to stay white around the code. */
const QUIET = 4;

/**
 * A QR code at medium correction, black on white in every theme, with its quiet zone: readers need
 * both. Text that is too long (over 2,331 bytes) is said instead of drawn.
 */
export function QrCode({ text, label, size = 160, ...svgProps }: QrCodeProps) {
  const labels = useLabels();
  const matrix = useMemo(() => qrMatrix(text), [text]);
  if (matrix === undefined) return <span role="alert">{labels.noCode}</span>;
  const side = matrix.length + 2 * QUIET;
  const dark = matrix.flatMap((row, y) =>
    row.flatMap((black, x) => (black ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label ?? `${labels.qrCode} ${text}`}
      width={size}
      height={size}
      {...svgProps}
      data-part="qr-code"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ forcedColorAdjust: 'none', ...svgProps.style }}
    >
      <path fill="#fff" d={`M0 0h${side}v${side}h-${side}z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
