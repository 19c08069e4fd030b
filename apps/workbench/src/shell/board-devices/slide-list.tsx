import type { BoardSlide } from '@garment-mes/sdk/amc';
import { BoardCodeLabels, BoardSlideInputFields } from '@garment-mes/sdk/labels';
import { Button, IconButton, NumberInput, Select, TextInput, useSortable } from '@garment-mes/ui';
import { Eye, GripVertical, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { walls } from '#app/addresses.ts';
import { labelOf, useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './board-devices.module.css';
import { SlidePreview } from './slide-preview.tsx';

/** A line of the playlist while it is written. */
export interface Slide
  extends Pick<BoardSlide, 'board' | 'factoryId' | 'lineDeptIds' | 'from' | 'to'> {
  readonly key: string;
  readonly seconds: string;
}

type BoardCode = Slide['board'];

/** The boards of the wall that are built; the one inside the workbench is none. */
const BUILT = (Object.keys(BoardCodeLabels) as BoardCode[]).filter(
  (board) => walls[`/mes/report/${board}`] === true,
);

/** What a slide may show: one that was stored keeps its board, built or not. */
const boardsFor = (stored: BoardCode): readonly BoardCode[] =>
  BUILT.includes(stored) ? BUILT : [...BUILT, stored];

/** A line to be written on, made of a stored one or of a few values. */
export const slideOf = ({
  board,
  seconds,
  factoryId = null,
  lineDeptIds = [],
  from = null,
  to = null,
}: Pick<BoardSlide, 'board' | 'seconds'> & Partial<BoardSlide>): Slide => ({
  key: newRequestId(),
  board,
  seconds: String(seconds),
  factoryId,
  lineDeptIds,
  from,
  to,
});

interface SlideListProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Factory of the screen; all of them when `null`. */
  readonly factoryId: string | null;
  readonly onChange: (slides: readonly Slide[]) => void;
}

/** The boards a screen plays, in their order: sorted by dragging or by the arrow keys. */
export function SlideList({ label, slides, factoryId, onChange }: SlideListProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<string>();
  const preview = slides.find(({ key }) => key === shown);
  const byKey = new Map(slides.map((slide) => [slide.key, slide]));
  const { order, item, handle } = useSortable({
    list,
    ids: slides.map(({ key }) => key),
    onSort: (keys) => onChange(keys.flatMap((key) => byKey.get(key) ?? [])),
  });
  const change = (key: string, part: Partial<Slide>) =>
    onChange(slides.map((slide) => (slide.key === key ? { ...slide, ...part } : slide)));
  const field = (name: keyof typeof BoardSlideInputFields) =>
    fieldLabel(BoardSlideInputFields, name);

  return (
    <fieldset className={styles.slides}>
      <legend>{label}</legend>
      <ol ref={list}>
        {order.map((key, at) => {
          const slide = byKey.get(key);
          return slide === undefined ? null : (
            <li key={key} {...item(key)}>
              <IconButton
                size="small"
                tip="none"
                label={t('移动第 {row} 行', { row: at + 1 })}
                icon={<GripVertical aria-hidden />}
                {...handle(key)}
              />
              <Select
                aria-label={field('board')}
                value={slide.board}
                onValueChange={(board) => change(key, { board: board as BoardCode })}
                options={boardsFor(slide.board).map((board) => ({
                  value: board,
                  label: labelOf(BoardCodeLabels[board]),
                }))}
              />
              <NumberInput
                aria-label={field('seconds')}
                places={0}
                min="10"
                max="600"
                unit="s"
                value={slide.seconds}
                onValueChange={(seconds) => change(key, { seconds })}
              />
              <TextInput
                aria-label={field('from')}
                placeholder="00:00"
                maxLength={5}
                value={slide.from ?? ''}
                onValueChange={(from) => change(key, { from: from || null })}
              />
              <TextInput
                aria-label={field('to')}
                placeholder="24:00"
                maxLength={5}
                value={slide.to ?? ''}
                onValueChange={(to) => change(key, { to: to || null })}
              />
              <IconButton
                size="small"
                tip="none"
                label={t('预览第 {row} 行', { row: at + 1 })}
                icon={<Eye aria-hidden />}
                aria-pressed={shown === key}
                onClick={() => setShown(shown === key ? undefined : key)}
              />
              <IconButton
                size="small"
                tip="none"
                label={t('删除')}
                icon={<X aria-hidden />}
                disabled={slides.length === 1}
                onClick={() => onChange(slides.filter((other) => other.key !== key))}
              />
            </li>
          );
        })}
      </ol>
      {preview && <SlidePreview board={preview.board} factoryId={preview.factoryId ?? factoryId} />}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        onClick={() => onChange([...slides, slideOf({ board: 'reduceBed', seconds: 30 })])}
      >
        {t('添加一行')}
      </Button>
    </fieldset>
  );
}
