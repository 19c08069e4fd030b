import type { BoardSlide } from '@garment-mes/sdk/amc';
import { BoardCodeLabels } from '@garment-mes/sdk/labels';
import { labelOf, useText } from '#app/i18n.ts';
import styles from './board-devices.module.css';

interface SlidePreviewProps {
  readonly board: BoardSlide['board'];
  /** `null` for all factories. */
  readonly factoryId: string | null;
}

/** The board as the screen will show it, a fifth of its size, with the rights of the person who looks. */
export function SlidePreview({ board, factoryId }: SlidePreviewProps) {
  const t = useText();
  const scope = factoryId === null ? '' : `?factoryId=${encodeURIComponent(factoryId)}`;
  return (
    <iframe
      className={styles.preview}
      title={t('预览 {board}', { board: labelOf(BoardCodeLabels[board]) })}
      src={`/mes/report/${board}${scope}`}
      width={384}
      height={216}
    />
  );
}
