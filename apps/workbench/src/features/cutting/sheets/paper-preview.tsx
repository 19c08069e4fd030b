import { IconButton } from '@garment-mes/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#app/i18n.ts';
import { PRINT_BASE } from '#screens/print/print-pages.tsx';
import styles from './sheets.module.css';

/** Both sides of a sheet of A4, which lies or stands. */
const A4_SIDES_MM = 210 + 297;

interface PaperPreviewProps {
  /** What the printer gets along. */
  readonly css: string;
  readonly widthMm: number;
  readonly zoomPct: string;
  /** Stand above it, beside the buttons that turn its pages. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** Paper on the screen in its millimetres, turned page by page; nothing of the page around reaches it. */
export function PaperPreview({ css, widthMm, zoomPct, tools, children }: PaperPreviewProps) {
  const t = useText();
  const [body, setBody] = useState<HTMLElement>();
  const screen = `html { zoom: ${zoomPct}%; } body { background: #ddd; } article { width: ${widthMm}mm; min-height: ${A4_SIDES_MM - widthMm}mm; margin: 0 auto 4mm; padding: 8mm; overflow: hidden; background: #fff; z-index: 0; }`;
  const page = `<!doctype html><meta charset="utf-8"><style>${PRINT_BASE}${css}${screen}</style><body></body>`;

  /** Shows the sheet before or behind the one whose head is in view. */
  function turn(by: 1 | -1) {
    const sheets = [...(body?.querySelectorAll('article') ?? [])];
    const at = sheets.findLastIndex((sheet) => sheet.getBoundingClientRect().top <= 1);
    sheets[Math.max(0, at + by)]?.scrollIntoView();
  }

  return (
    <>
      <div className={styles.tools}>
        {tools}
        <span>
          <IconButton
            label={t('上一张')}
            icon={<ChevronLeft />}
            size="small"
            onClick={() => turn(-1)}
          />
          <IconButton
            label={t('下一张')}
            icon={<ChevronRight />}
            size="small"
            onClick={() => turn(1)}
          />
        </span>
      </div>
      <iframe
        key={page}
        className={styles.preview}
        title={t('打印预览')}
        sandbox="allow-same-origin"
        srcDoc={page}
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
      />
      {body && createPortal(children, body)}
    </>
  );
}
